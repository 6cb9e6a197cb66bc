import Foundation

/// What is written behind the curve of an animation: each modifier changes the time of all that is inside it.
extension Animation {
  // Behaviours 1.45 to 1.49, 1.54 and 1.55.

  /// Whether anything is written behind the curve that changes what is seen.
  var changesTime: Bool { modifiers.contains(where: \.changesTime) }

  /// How many seconds it takes until it looks complete; infinite for one that repeats for ever.
  ///
  /// A custom animation is run to find out, so its code is called; ten seconds is the most.
  package var logicalDuration: Double { ends(1.0, AnimationState(), inside: modifiers.count).logical }

  /// How many seconds it takes until nothing moves any more; infinite for one that repeats for ever.
  ///
  /// A custom animation is run to find out, so its code is called; ten seconds is the most.
  package var duration: Double { ends(1.0, AnimationState(), inside: modifiers.count).removed }

  /// The same, for phases that follow one another.
  var length: Double { logicalDuration }

  /// The seconds after which it looks complete, and those after which nothing moves any more, with what it knows of its past.
  func ends<V: VectorArithmetic>(_ value: V, _ state: AnimationState<V>) -> (logical: Double, removed: Double) {
    ends(value, state, inside: modifiers.count)
  }

  /// What of a change has come about, by the curve and so many of the modifiers; nil when all of it has.
  func part<V: VectorArithmetic>(
    of value: V, at time: Double, inside count: Int, _ context: inout AnimationContext<V>
  ) -> V? {
    guard count > 0 else { return curve.part(of: value, at: time, &context) }
    switch modifiers[count - 1] {
    case .delay(let delay):
      let part = part(of: value, at: max(0, time - delay), inside: count - 1, &context)
      // What ends at once does so after the delay.
      return part ?? (time < delay ? .zero : nil)
    case .speed(let speed): return part(of: value, at: Self.time(time, speed), inside: count - 1, &context)
    case .repeats(let times, let autoreverses):
      return repeatedPart(of: value, at: time, times, autoreverses, inside: count - 1, &context)
    case .logicallyComplete(let duration):
      let part = part(of: value, at: time, inside: count - 1, &context)
      if time >= duration { context.isLogicallyComplete = true }
      return part
    }
  }

  private func ends<V: VectorArithmetic>(
    _ value: V, _ state: AnimationState<V>, inside count: Int
  ) -> (logical: Double, removed: Double) {
    guard count > 0 else { return curve.ends(value, state) }
    func inner(_ state: AnimationState<V>) -> (logical: Double, removed: Double) { ends(value, state, inside: count - 1) }
    switch modifiers[count - 1] {
    case .delay(let delay):
      let ends = inner(state)
      return (max(0, ends.logical + delay), max(0, ends.removed + delay))
    case .speed(let speed):
      let ends = inner(state)
      return (Self.time(of: ends.logical, speed), Self.time(of: ends.removed, speed))
    case .repeats(let times, _):
      guard let times else { return (.infinity, .infinity) }
      let ends = inner(AnimationState())
      let before = times > 1 ? Double(times - 1) * ends.removed : 0
      return (before + ends.logical, before + ends.removed)
    case .logicallyComplete(let duration):
      let ends = inner(state)
      return (min(ends.logical, max(0, duration)), ends.removed)
    }
  }

  /// Whether it takes over from another one.
  func merges<V: VectorArithmetic>(
    _ previous: Animation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> Bool {
    guard changesTime else { return curve.merges(previous, value, at: time, &context) }
    // What is repeated would go on somewhere in a way there or back.
    guard !modifiers.contains(where: \.repeats), curve.isSameType(as: previous.curve),
      modifiers.filter(\.changesTime) == previous.modifiers.filter(\.changesTime)
    else { return false }
    var inner = time
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay): inner = max(0, inner - delay)
      case .speed(let speed): inner = Self.time(inner, speed)
      case .repeats, .logicallyComplete: break
      }
    }
    return curve.merges(Animation(curve: previous.curve), value, at: inner, &context)
  }

  /// The speed at which a spring goes on that takes over. A spring does not lose it by what is written behind it.
  func velocityForSpring<V: VectorArithmetic>(_ value: V, at time: Double, _ context: AnimationContext<V>) -> V? {
    guard changesTime else { return curve.velocity(value, at: time, context) }
    return curve.spring == nil ? nil : springVelocity(value, at: time, inside: modifiers.count, context)
  }

  private func springVelocity<V: VectorArithmetic>(
    _ value: V, at time: Double, inside count: Int, _ context: AnimationContext<V>
  ) -> V? {
    guard count > 0 else { return curve.velocity(value, at: time, context) }
    func inner(_ time: Double) -> V? { springVelocity(value, at: time, inside: count - 1, context) }
    switch modifiers[count - 1] {
    case .delay(let delay): return time < delay ? nil : inner(time - delay)
    case .speed(let speed): return inner(Self.time(time, speed))?.scaled(by: max(0, speed))
    case .repeats(let times, let autoreverses):
      let turn = ends(value, AnimationState(), inside: count - 1).removed
      guard let leg = Leg<V>(at: time, lasting: turn, times) else { return nil }
      return inner(time - leg.begin)?.scaled(by: autoreverses && leg.isBackwards ? -1 : 1)
    case .logicallyComplete: return inner(time)
    }
  }

  // MARK: Speed

  private static func time(_ time: Double, _ speed: Double) -> Double { time > 0 && speed > 0 ? time * speed : 0 }

  /// The time that so many seconds take.
  private static func time(of seconds: Double, _ speed: Double) -> Double {
    if seconds == 0 { return 0 }
    return speed > 0 ? seconds / speed : .infinity
  }

  // MARK: Repetitions

  private func repeatedPart<V: VectorArithmetic>(
    of value: V, at time: Double, _ times: Int?, _ autoreverses: Bool, inside count: Int, _ context: inout AnimationContext<V>
  ) -> V? {
    let last = times.map { max($0, 1) - 1 }
    let isCustom = if case .custom = curve { true } else { false }
    // When a custom animation ends is known only when it has.
    let known =
      isCustom
      ? context.state[Leg<V>.self]
      : Leg<V>(at: time, lasting: ends(value, AnimationState(), inside: count).removed, times)
    guard let leg = known, last.map({ leg.number <= $0 }) ?? true else { return nil }
    var inner = context.withState(leg.state)
    let part = part(of: value, at: time - leg.begin, inside: count, &inner)
    if inner.isLogicallyComplete, leg.number == last { context.isLogicallyComplete = true }
    if isCustom {
      context.state[Leg<V>.self] =
        part == nil ? Leg(number: leg.number + 1, begin: time) : Leg(number: leg.number, begin: leg.begin, state: inner.state)
      if part == nil, leg.number == last { return nil }
    }
    let shown = part ?? value
    return autoreverses && leg.isBackwards ? value - shown : shown
  }
}

extension Animation.Modifier {
  fileprivate var changesTime: Bool { if case .logicallyComplete = self { false } else { true } }
  fileprivate var repeats: Bool { if case .repeats = self { true } else { false } }
}

extension Animation.Curve {
  fileprivate func isSameType(as other: Self) -> Bool {
    switch (self, other) {
    case (.spring, .spring): true
    case (.custom(let custom), .custom(let other)): type(of: custom.base) == type(of: other.base)
    // The others do not take over.
    default: false
    }
  }
}

/// One way of an animation that is repeated, there or back.
private struct Leg<V: VectorArithmetic>: AnimationStateKey {
  var number = 0
  var begin = 0.0
  /// Each begins afresh (1.47).
  var state = AnimationState<V>()

  static var defaultValue: Leg { Leg() }

  var isBackwards: Bool { !number.isMultiple(of: 2) }
}

extension Leg {
  /// The one at a time, of some that last equally long; nil after the last. A moment at which one ends still belongs to it.
  init?(at time: Double, lasting turn: Double, _ times: Int?) {
    guard turn > 0, turn.isFinite else {
      // Something that takes no time is over at once, unless it is repeated for ever.
      if turn <= 0, times != nil { return nil }
      return
    }
    // What comes of sums of times is not exact.
    let number = max(0, (time / turn - 1e-9).rounded(.up) - 1)
    if let times, number > Double(max(times, 1) - 1) { return nil }
    self.number = Int(min(number, 1e15))
    begin = number * turn
  }
}
