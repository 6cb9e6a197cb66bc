import Foundation

/// One tap or several in quick succession.
///
/// A tap ends when the pointer goes up within 0.75 seconds, less than 45 points from where it went down; each further one begins within
/// 0.35 seconds.
public struct TapGesture {
  public typealias Value = ()
  public typealias Body = Never

  /// How many taps make one.
  public var count: Int

  /// Creates a gesture of so many taps. A count below 1 means 1.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  func makeRecognizer() -> TapRecognizer<()> { TapRecognizer(count: count) { _ in () } }
  func update(_ recognizer: TapRecognizer<()>) { recognizer.count = max(1, count) }
}

/// One tap or several in quick succession, and where.
public struct SpatialTapGesture {
  public typealias Body = Never

  /// Where a person has tapped.
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps make one.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of so many taps, with the location in a space. A count below 1 means 1.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of so many taps, with the location in a space.
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  func makeRecognizer() -> TapRecognizer<Value> {
    let recognizer = TapRecognizer(count: count) { Value(location: $0) }
    update(recognizer)
    return recognizer
  }

  func update(_ recognizer: TapRecognizer<Value>) {
    recognizer.count = max(1, count)
    recognizer.space = coordinateSpace
  }
}

final class TapRecognizer<Value>: PrimitiveRecognizer<Value> {
  var count: Int
  /// Nil where nobody asks where it was.
  var space: CoordinateSpace?
  private let makeValue: (CGPoint) -> Value
  private var taps = 0
  /// Where and when the pointer went down; nil while it is up.
  private var press: (location: CGPoint, time: Double)?
  private var lastUp = 0.0

  init(count: Int, _ makeValue: @escaping (CGPoint) -> Value) {
    self.count = max(1, count)
    self.makeValue = makeValue
  }

  override func receive(_ input: GestureInput) {
    guard let pointer = input.primary else {
      if taps > 0, input.time - lastUp > TapLimits.pause { current = .failed }
      return
    }
    if input.pointers.count > 1 {
      current = .failed
    } else if input.kind == .cancel {
      current = .failed
    } else if input.kind == .down {
      if taps > 0, input.time - lastUp > TapLimits.pause { current = .failed }
      press = (pointer.start, pointer.startTime)
    } else if let press {
      if pointer.location.distance(to: press.location) >= TapLimits.distance || input.time - press.time >= TapLimits.duration {
        current = .failed
      } else if input.kind == .up {
        taps += 1
        lastUp = input.time
        self.press = nil
        if taps == count { current = .ended(makeValue(input.convert(pointer.location, to: space ?? .global))) }
      }
    }
  }

  override func reset() {
    super.reset()
    taps = 0
    press = nil
  }

  /// Between taps something else may wait for this one to fail. How long a press lasts matters only at its end.
  override var deadline: Double? { press == nil && taps > 0 && !phase.isFinal ? lastUp + TapLimits.pause + 0.001 : nil }

  override var demands: GestureDemands { (count > 1 ? GestureDemands.taps : .tap).union(space?.demands ?? []) }
  override var tapCount: Int { count }
}

/// Behaviours 5.10 and 5.11.
enum TapLimits {
  /// How long a tap lasts at most, in seconds.
  static let duration = 0.75
  /// How far it moves at most, in points.
  static let distance: CGFloat = 45
  /// How long it takes from one tap to the next at most, in seconds.
  static let pause = 0.35
}
