import Foundation

/// Two pointers that move apart or together.
public struct MagnifyGesture {
  public typealias Body = Never

  /// How far apart the pointers are.
  public struct Value: Equatable, Sendable {
    /// When that was. Only differences between the times of one gesture count.
    public var time: Date
    /// How much farther apart they are than at first: 1 is as far.
    public var magnification: CGFloat
    /// How fast that changes, per second.
    public var velocity: CGFloat
    /// The middle between them at first, as a part of the view. The middle of the view, since hosts do not report sizes with gestures.
    public var startAnchor: UnitPoint
    /// The middle between them at first, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How much the magnification must change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins after such a change.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two pointers that move apart or together, with the magnification as its value. New code uses `MagnifyGesture`.
public struct MagnificationGesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  /// How much the magnification must change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins after such a change.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two pointers that turn around each other.
public struct RotateGesture {
  public typealias Body = Never

  /// How far the pointers have turned.
  public struct Value: Equatable, Sendable {
    /// When that was. Only differences between the times of one gesture count.
    public var time: Date
    /// How far they have turned, clockwise.
    public var rotation: Angle
    /// How fast they turn, per second.
    public var velocity: Angle
    /// The middle between them at first, as a part of the view. The middle of the view, since hosts do not report sizes with gestures.
    public var startAnchor: UnitPoint
    /// The middle between them at first, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How far the pointers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins after such a turn.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two pointers that turn around each other, with the angle as its value. New code uses `RotateGesture`.
public struct RotationGesture {
  public typealias Value = Angle
  public typealias Body = Never

  /// How far the pointers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins after such a turn.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  func makeRecognizer() -> PinchRecognizer<Value> {
    PinchRecognizer(minimumScaleDelta, by: PinchRecognizer<Value>.magnification) { pinch in
      Value(
        time: pinch.time, magnification: pinch.amount, velocity: pinch.velocity, startAnchor: .center,
        startLocation: pinch.startLocation)
    }
  }
  func update(_ recognizer: PinchRecognizer<Value>) { recognizer.minimum = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  func makeRecognizer() -> PinchRecognizer<CGFloat> {
    PinchRecognizer(minimumScaleDelta, by: PinchRecognizer<CGFloat>.magnification, \.amount)
  }
  func update(_ recognizer: PinchRecognizer<CGFloat>) { recognizer.minimum = minimumScaleDelta }
}

extension RotateGesture: PrimitiveGesture {
  func makeRecognizer() -> PinchRecognizer<Value> {
    PinchRecognizer(CGFloat(minimumAngleDelta.radians), by: PinchRecognizer<Value>.rotation) { pinch in
      Value(
        time: pinch.time, rotation: .radians(pinch.amount), velocity: .radians(pinch.velocity), startAnchor: .center,
        startLocation: pinch.startLocation)
    }
  }
  func update(_ recognizer: PinchRecognizer<Value>) { recognizer.minimum = CGFloat(minimumAngleDelta.radians) }
}

extension RotationGesture: PrimitiveGesture {
  func makeRecognizer() -> PinchRecognizer<Angle> {
    PinchRecognizer(CGFloat(minimumAngleDelta.radians), by: PinchRecognizer<Angle>.rotation) { .radians($0.amount) }
  }
  func update(_ recognizer: PinchRecognizer<Angle>) { recognizer.minimum = CGFloat(minimumAngleDelta.radians) }
}
