/// Recognizes one gesture at one view. It lives as long as the view has the gesture.
///
/// In two steps: `receive` decides from what pointers do how far the gesture has come, and runs no code of the app but what maps
/// values; `deliver` runs the actions for that, innermost first, once the arbiter lets the gesture have it.
@MainActor
class Recognizer<Value> {
  /// How far the gesture has come.
  var phase: GesturePhase<Value> { preconditionFailure("a recognizer has a phase") }

  /// Takes what happened. Not called any more when the phase is final.
  func receive(_ input: GestureInput) { preconditionFailure("a recognizer takes input") }

  /// Runs the actions for what is new in the phase.
  func deliver() {}

  /// Something else goes first: no action runs, but gesture states go back.
  func cancel() { preconditionFailure("a recognizer can be cancelled") }

  /// Begins anew, with nothing said.
  func reset() { preconditionFailure("a recognizer can be reset") }

  /// When it wants to hear that time has passed, by the clock of the input.
  var deadline: Double? { nil }

  var demands: GestureDemands { [] }

  /// How many taps it waits for; 0 for what is no tap.
  var tapCount: Int { 0 }

  /// Whether it has what it wants, so that others step back.
  var isClaiming: Bool { phase.isActive || phase.isEnded }
}

/// A recognizer that recognizes by itself, and keeps its phase.
class PrimitiveRecognizer<Value>: Recognizer<Value> {
  final var current = GesturePhase<Value>.possible
  override final var phase: GesturePhase<Value> { current }
  override final func cancel() { current = .failed }

  override func reset() { current = .possible }
}

/// A recognizer around another one for the same value.
class RecognizerAround<Value>: Recognizer<Value> {
  final let base: Recognizer<Value>

  init(_ base: Recognizer<Value>) {
    self.base = base
  }

  override var phase: GesturePhase<Value> { base.phase }
  override func receive(_ input: GestureInput) { base.receive(input) }
  override func deliver() { base.deliver() }
  override func cancel() { base.cancel() }
  override func reset() { base.reset() }
  override var deadline: Double? { base.deadline }
  override var demands: GestureDemands { base.demands }
  override var tapCount: Int { base.tapCount }
  override var isClaiming: Bool { base.isClaiming }
}
