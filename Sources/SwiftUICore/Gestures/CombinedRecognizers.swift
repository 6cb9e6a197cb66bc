/// A recognizer of two.
class PairRecognizer<First, Second, Value>: Recognizer<Value> {
  let first: Recognizer<First>
  let second: Recognizer<Second>

  init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
    self.first = first
    self.second = second
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  final func receive(_ input: GestureInput, by recognizer: Recognizer<some Any>) {
    if !recognizer.phase.isFinal { recognizer.receive(input) }
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap(\.self).min() }
  override var demands: GestureDemands { first.demands.union(second.demands) }
  override var tapCount: Int { max(first.tapCount, second.tapCount) }
  override var isClaiming: Bool { first.isClaiming || second.isClaiming }
}

extension SimultaneousGesture: PrimitiveGesture {
  func makeRecognizer() -> SimultaneousRecognizer<First, Second> {
    SimultaneousRecognizer(First._makeRecognizer(first).base, Second._makeRecognizer(second).base)
  }

  func update(_ recognizer: SimultaneousRecognizer<First, Second>) {
    First._updateRecognizer(_Recognizer(recognizer.first), first)
    Second._updateRecognizer(_Recognizer(recognizer.second), second)
  }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
  override func receive(_ input: GestureInput) {
    receive(input, by: first)
    receive(input, by: second)
  }

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    // Behaviour 5.37.
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    switch (first.phase, second.phase) {
    case (.failed, .failed): return .failed
    case (.active, _), (_, .active): return .active(value)
    case (.possible, .ended), (.ended, .possible): return .active(value)
    case (.possible, _), (_, .possible): return .possible
    default: return .ended(value)
    }
  }
}

extension SequenceGesture: PrimitiveGesture {
  func makeRecognizer() -> SequenceRecognizer<First, Second> {
    SequenceRecognizer(First._makeRecognizer(first).base, Second._makeRecognizer(second).base)
  }

  func update(_ recognizer: SequenceRecognizer<First, Second>) {
    First._updateRecognizer(_Recognizer(recognizer.first), first)
    Second._updateRecognizer(_Recognizer(recognizer.second), second)
  }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
  override func receive(_ input: GestureInput) {
    // Behaviour 5.38.
    if !first.phase.isEnded {
      first.receive(input)
      guard first.phase.isEnded else { return }
      // The pointer is still down, and the second one begins where it is. A tap has let go: that is no event of the second one.
      if input.primary?.isDown != true { return }
    }
    receive(input, by: second)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    switch (first.phase, second.phase) {
    case (.possible, _): .possible
    case (.failed, _), (.ended, .failed): .failed
    case (.active(let value), _): .active(.first(value))
    case (.ended(let value), .possible): .active(.second(value, nil))
    case (.ended(let value), .active(let second)): .active(.second(value, second))
    case (.ended(let value), .ended(let second)): .ended(.second(value, second))
    }
  }

  override var isClaiming: Bool { first.isClaiming }
}

extension ExclusiveGesture: PrimitiveGesture {
  func makeRecognizer() -> ExclusiveRecognizer<First, Second> {
    ExclusiveRecognizer(First._makeRecognizer(first).base, Second._makeRecognizer(second).base)
  }

  func update(_ recognizer: ExclusiveRecognizer<First, Second>) {
    First._updateRecognizer(_Recognizer(recognizer.first), first)
    Second._updateRecognizer(_Recognizer(recognizer.second), second)
  }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
  override func receive(_ input: GestureInput) {
    receive(input, by: first)
    if first.isClaiming, !second.phase.isFailed { second.cancel() }
    receive(input, by: second)
    // A drag leaves no tap behind: the movement is its own.
    if second.isClaiming, second.phase.isActive, first.tapCount > 0, input.hasMoved, !first.phase.isFinal { first.cancel() }
  }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    // Behaviour 5.39.
    switch (first.phase, second.phase) {
    case (.active(let value), _) where first.isClaiming || second.phase.isFailed || second.phase.isPossible:
      .active(.first(value))
    case (.ended(let value), _): .ended(.first(value))
    case (.failed, let second): second.map { .second($0) }
    case (_, .active(let value)), (_, .ended(let value)): .active(.second(value))
    default: .possible
    }
  }

  override func deliver() {
    first.deliver()
    // The end of the second one counts once the first has failed.
    if !second.phase.isEnded || first.phase.isFailed { second.deliver() }
  }
}

extension GestureInput {
  /// Whether the first pointer has left the place where it went down.
  var hasMoved: Bool { primary.map { $0.location.distance(to: $0.start) >= 10 } ?? false }
}
