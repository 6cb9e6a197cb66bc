import Foundation

/// A long press with the actions of `onLongPressGesture`.
private struct ObservedPress {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  nonisolated init(_ press: LongPressGesture, _ action: @escaping () -> Void, _ pressing: ((Bool) -> Void)?) {
    self.press = press
    self.action = action
    self.pressing = pressing
  }

}

extension ObservedPress: PrimitiveGesture {
  func makeRecognizer() -> ObservedPressRecognizer { ObservedPressRecognizer(self) }

  func update(_ recognizer: ObservedPressRecognizer) {
    press.update(recognizer.recognizer)
    extendLifetime(exchange(&recognizer.gesture, with: self))
  }
}

/// Tells when the press begins, what it was for, and that it is over: in this order (behaviour 5.21).
private final class ObservedPressRecognizer: RecognizerAround<Bool> {
  var gesture: ObservedPress
  let recognizer: LongPressRecognizer
  private var isPressing = false
  private var isDone = false

  init(_ gesture: ObservedPress) {
    self.gesture = gesture
    recognizer = gesture.press.makeRecognizer()
    super.init(recognizer)
  }

  override func deliver() {
    switch phase {
    case .possible: break
    case .active: set(isPressing: true)
    case .ended:
      set(isPressing: true)
      if !isDone {
        isDone = true
        gesture.action()
      }
      set(isPressing: false)
    case .failed: set(isPressing: false)
    }
  }

  override func cancel() {
    super.cancel()
    set(isPressing: false)
  }

  override func reset() {
    super.reset()
    set(isPressing: false)
    isDone = false
  }

  private func set(isPressing new: Bool) {
    guard isPressing != new, !isDone || !new else { return }
    isPressing = new
    gesture.pressing?(new)
  }
}

extension View {
  /// Runs an action when a person has pressed this view for so many seconds without moving farther than so many points.
  ///
  /// `onPressingChanged` gets true when the press begins and false when it is over, however it ends; the action runs before that.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      ObservedPress(
        LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action, onPressingChanged))
  }

  /// Runs an action when a person has pressed this view for so many seconds without moving farther than so many points. New code uses
  /// the form with `onPressingChanged`.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(
      ObservedPress(LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action, pressing))
  }
}
