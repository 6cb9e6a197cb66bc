import Foundation

/// A press that lasts. It ends, with true, while the pointer is still down; who lets go sooner, or moves too far, makes none.
public struct LongPressGesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// How long the press must last, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture for a press that lasts so many seconds and moves no farther than so many points.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  func makeRecognizer() -> LongPressRecognizer { LongPressRecognizer(self) }
  func update(_ recognizer: LongPressRecognizer) { recognizer.gesture = self }
}

final class LongPressRecognizer: PrimitiveRecognizer<Bool> {
  var gesture: LongPressGesture
  private var press: (location: CGPoint, time: Double)?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override func receive(_ input: GestureInput) {
    guard let pointer = input.primary, pointer.isDown, input.pointers.count == 1, input.kind != .cancel else {
      if press != nil { current = .failed }
      return
    }
    if press == nil {
      press = (pointer.location, input.time)
      current = .active(true)
    }
    guard let press else { return }
    // What has lasted long enough has ended, even if a host is late to say so.
    if input.time >= press.time + gesture.minimumDuration {
      current = .ended(true)
    } else if pointer.location.distance(to: press.location) > gesture.maximumDistance {
      current = .failed
    }
  }

  override func reset() {
    super.reset()
    press = nil
  }

  override var deadline: Double? { phase.isFinal ? nil : press.map { $0.time + gesture.minimumDuration } }
  override var demands: GestureDemands { .press }
  override var isClaiming: Bool { phase.isEnded }
}
