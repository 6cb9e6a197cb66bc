import Foundation

/// Animations that run one on top of the other: each goes from where those below it are to its own target. It ends with the last.
struct CombinedAnimation: CustomAnimation {
  // Behaviours 1.53 and 6.48.

  private struct Part: Hashable {
    let animation: Animation
    /// In the time of the first.
    let begin: Double
  }

  private struct PartState<V: VectorArithmetic> {
    /// What has come about when it has ended.
    let total: V
    /// Nil when it has ended.
    var state: AnimationState<V>?
  }

  private struct PartStates<V: VectorArithmetic>: AnimationStateKey {
    /// Where the lowest begins.
    var base = V.zero
    var parts: [PartState<V>] = []
    static var defaultValue: Self { Self() }
  }

  /// More than these are not computed: the lowest stands still from then on.
  private static let limit = 8

  private var parts: [Part]

  var animations: [Animation] { parts.map(\.animation) }

  /// Puts an animation on top of one that is under way, or of several.
  ///
  /// - Parameters:
  ///   - total: What will have come about at its end.
  ///   - former: What would have come about at the end of that one.
  static func adding<V: VectorArithmetic>(
    _ animation: Animation, total: V, to previous: Animation, _ former: V, at time: Double, _ context: AnimationContext<V>
  ) -> (animation: Animation, state: AnimationState<V>) {
    var combined = CombinedAnimation(parts: [Part(animation: previous, begin: 0)])
    var states = PartStates(parts: [PartState(total: former, state: context.state)])
    if let several = previous.custom(CombinedAnimation.self) {
      combined = several
      states = context.state[PartStates<V>.self]
    }
    combined.drop(&states, at: time, context)
    combined.parts.append(Part(animation: animation, begin: time))
    states.parts.append(PartState(total: total, state: AnimationState()))
    var state = AnimationState<V>()
    state[PartStates<V>.self] = states
    return (Animation(combined), state)
  }

  /// Drops what nobody sees any more, as another one is to come.
  private mutating func drop<V: VectorArithmetic>(
    _ states: inout PartStates<V>, at time: Double, _ context: AnimationContext<V>
  ) {
    var context = context
    _ = part(of: parts.count, &states, at: time, &context)
    // One that has ended stands where it stands, whatever is below it.
    if let last = states.parts.lastIndex(where: { $0.state == nil }) {
      states.base = states.parts[last].total
      parts.removeFirst(last + 1)
      states.parts.removeFirst(last + 1)
    }
    guard parts.count >= Self.limit else { return }
    states.base = part(of: 1, &states, at: time, &context)
    parts.removeFirst()
    states.parts.removeFirst()
  }

  /// What has come about by so many of the lowest.
  private func part<V: VectorArithmetic>(
    of count: Int, _ states: inout PartStates<V>, at time: Double, _ context: inout AnimationContext<V>
  ) -> V {
    var result = states.base
    for (place, part) in parts.prefix(count).enumerated() {
      let way = states.parts[place].total - result
      guard let state = states.parts[place].state else {
        result += way
        continue
      }
      var inner = context.withState(state)
      let moved = part.animation.animate(value: way, time: max(0, time - part.begin), context: &inner)
      states.parts[place].state = moved == nil ? nil : inner.state
      result += moved ?? way
      if place == parts.count - 1, inner.isLogicallyComplete { context.isLogicallyComplete = true }
    }
    return result
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var states = context.state[PartStates<V>.self]
    guard states.parts.count == parts.count else { return nil }
    let result = part(of: parts.count, &states, at: time, &context)
    let isOver = states.parts.last?.state == nil
    context.state[PartStates<V>.self] = states
    return isOver ? nil : result
  }

  /// Those that do not tell how fast they are count as if they stood still; what moves below them loses speed as they go.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let states = context.state[PartStates<V>.self]
    guard states.parts.count == parts.count else { return nil }
    var (result, speed) = (states.base, V.zero)
    for (part, state) in zip(parts, states.parts) {
      let (way, time) = (state.total - result, max(0, time - part.begin))
      let inner = context.withState(state.state ?? AnimationState())
      func moved(_ value: V) -> V? {
        var context = inner
        return part.animation.animate(value: value, time: time, context: &context)
      }
      guard state.state != nil, let place = moved(way) else {
        (result, speed) = (result + way, .zero)
        continue
      }
      result += place
      if speed != .zero { speed -= moved(speed) ?? speed }
      speed += part.animation.velocityForSpring(way, at: time, inner) ?? .zero
    }
    return speed
  }

  /// When the last ends.
  func ends<V: VectorArithmetic>(_ state: AnimationState<V>) -> (logical: Double, removed: Double) {
    guard let part = parts.last, let last = state[PartStates<V>.self].parts.last, let own = last.state else { return (0, 0) }
    let ends = part.animation.ends(last.total, own)
    return (part.begin + ends.logical, part.begin + ends.removed)
  }
}
