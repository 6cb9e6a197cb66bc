import Foundation

/// What the curve of an animation does by itself, without the delays, speeds and repetitions that are written behind it.
extension Animation.Curve {
  // Behaviours 1.30 to 1.43, 1.52 to 1.56.

  /// The spring of a curve that is one, within what can be computed.
  package var spring: Spring? {
    switch self {
    // Stiffer than this are none at Apple's either (1.33).
    case .spring(let duration, let bounce, _): Spring(duration: max(0.03, duration), bounce: bounce)
    // One that is damped too much counts as damped just enough (1.36).
    case .physicalSpring(let mass, let stiffness, let damping, _): Spring(mass: mass, stiffness: stiffness, damping: damping)
    case .timing, .unit, .custom: nil
    }
  }

  /// A curve that takes so many seconds, whatever moves.
  private var timing: (curve: UnitCurve, duration: Double)? {
    switch self {
    case .timing(let x1, let y1, let x2, let y2, let duration): (.bezier(x1, y1, x2, y2), duration)
    case .unit(let curve, let duration): (curve, duration)
    case .spring, .physicalSpring, .custom: nil
    }
  }

  /// What of a change has come about after so many seconds; nil when all of it has.
  func part<V: VectorArithmetic>(of value: V, at time: Double, _ context: inout AnimationContext<V>) -> V? {
    if case .custom(let custom) = self { return custom.base.animate(value: value, time: time, context: &context) }
    let ends = ends(value, context.state)
    if time >= ends.logical { context.isLogicallyComplete = true }
    if let (curve, duration) = timing {
      return duration > 0 && duration >= time ? value.scaled(by: curve.value(at: time / duration)) : nil
    }
    return time < ends.removed ? swing(value, context.state)?.motion(at: time).place : nil
  }

  /// How fast that changes; nil where it is not known.
  func velocity<V: VectorArithmetic>(_ value: V, at time: Double, _ context: AnimationContext<V>) -> V? {
    switch self {
    case .timing: return nil
    case .unit(let curve, let duration):
      guard duration > 0, duration >= time else { return nil }
      let slope = curve.velocity(at: time / duration) / duration
      // A circle begins or ends faster than anything can go on.
      return slope.isFinite ? value.scaled(by: slope) : nil
    case .spring, .physicalSpring:
      return time < ends(value, context.state).removed ? swing(value, context.state)?.motion(at: time).velocity : nil
    case .custom(let custom): return custom.base.velocity(value: value, time: time, context: context)
    }
  }

  /// Whether it takes over from an animation that is under way. A spring says yes to any.
  func merges<V: VectorArithmetic>(
    _ previous: Animation, _ value: V, at time: Double, _ context: inout AnimationContext<V>
  ) -> Bool {
    switch self {
    case .timing, .unit, .physicalSpring: return false
    case .custom(let custom):
      return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .spring:
      let velocity = previous.velocityForSpring(value, at: time, context) ?? .zero
      let place = previous.animate(value: value, time: time, context: &context) ?? value
      let period = previous.changesTime ? nil : previous.curve.blendedPeriod
      context.state[SpringStart<V>.self] = SpringStart(place: place, velocity: velocity, time: time, formerPeriod: period)
      context.isLogicallyComplete = false
      return true
    }
  }

  /// The seconds after which it looks complete, and those after which nothing moves any more. Of a custom animation they are found by
  /// running it; its code is called.
  func ends<V: VectorArithmetic>(_ value: V, _ state: AnimationState<V>) -> (logical: Double, removed: Double) {
    if case .custom(let custom) = self {
      if let combined = custom.base as? CombinedAnimation { return combined.ends(state) }
      return Self.ends(of: custom.base)
    }
    if let duration = timing?.duration {
      let time = max(0, duration)
      return (time, time)
    }
    if case .physicalSpring(_, _, _, let velocity) = self, let spring {
      let removed = spring.restTime(target: 1, initialVelocity: velocity.isFinite ? velocity : 0, 0.001)
      return (min(spring.duration, removed), removed)
    }
    guard let swing = swing(value, state) else { return (0, 0) }
    let removed = swing.end
    return (min(swing.start.time + swing.spring.duration, removed), removed)
  }

  private static func ends(of animation: any CustomAnimation) -> (logical: Double, removed: Double) {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    var logical: Double?
    let (rate, longest) = (60, 10)
    for frame in 0...rate * longest {
      let time = Double(frame) / Double(rate)
      let isOver = animation.animate(value: 1, time: time, context: &context) == nil
      if isOver || context.isLogicallyComplete { logical = logical ?? time }
      if let logical, isOver { return (logical, time) }
    }
    return (logical ?? Double(longest), Double(longest))
  }

  /// How far a change from 0 to 1 has come at each step, from 0 to the end: the last sample is what is there at the end. Numbers that
  /// are none count as the one before.
  ///
  /// Of a custom animation the code is called.
  package func samples(every step: Double, limit: Int) -> [Double] {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    var samples: [Double] = []
    while samples.count < limit {
      let time = Double(samples.count) * step
      let sample = part(of: 1, at: time, &context)
      samples.append(sample.map { $0.isFinite ? $0 : samples.last ?? 0 } ?? 1)
      if sample == nil { break }
      if let duration = timing?.duration, time >= duration { break }
    }
    return samples
  }

  // MARK: Springs

  private var blendedPeriod: Double? {
    if case .spring = self { spring?.duration } else { nil }
  }

  private func swing<V: VectorArithmetic>(_ value: V, _ state: AnimationState<V>) -> SpringSwing<V>? {
    guard let spring else { return nil }
    switch self {
    case .spring(_, _, let blendDuration):
      return SpringSwing(spring: spring, target: value, start: state[SpringStart<V>.self], blendDuration: blendDuration)
    case .physicalSpring(_, _, _, let velocity):
      let start = SpringStart(velocity: value.scaled(by: velocity.isFinite ? velocity : 0))
      return SpringSwing(spring: spring, target: value, start: start, blendDuration: 0)
    case .timing, .unit, .custom: return nil
    }
  }
}

/// Where a spring begins: at rest, or where it has taken over from another animation.
struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
  var place = V.zero
  var velocity = V.zero
  /// In the time of the animation, which goes on counting.
  var time = 0.0
  /// That of the spring from which it has taken over.
  var formerPeriod: Double?

  static var defaultValue: Self { Self() }
}

/// A spring on its way.
private struct SpringSwing<V: VectorArithmetic> {
  let spring: Spring
  let target: V
  let start: SpringStart<V>
  let blendDuration: Double

  /// When what is left is below a thousandth of the way, or of what the speed at first is good for where that is more.
  var end: Double {
    // A way from rest takes the same time whatever its length.
    if start.velocity == .zero, !isBlended { return start.time + spring.settlingDuration }
    let way = (target - start.place).magnitudeSquared.squareRoot()
    let size = max(way, start.velocity.magnitudeSquared.squareRoot() / spring.frequency)
    guard size > 0 else { return start.time }
    let begin = isBlended ? start.time + blendDuration : start.time
    let (place, velocity) = motion(at: begin)
    return begin + spring.restTime(target: target - place, initialVelocity: velocity, 0.001 * size)
  }

  /// Where it is, and how fast.
  func motion(at time: Double) -> (place: V, velocity: V) {
    var (begin, place, velocity) = (start.time, start.place, start.velocity)
    if let formerPeriod = start.formerPeriod, isBlended {
      // A spring whose period changes has no closed form: many with a fixed one come near (1.38).
      let count = 32
      for number in 0..<count where begin < time {
        let next = start.time + blendDuration * Double(number + 1) / Double(count)
        let progress = (Double(number) + 0.5) / Double(count)
        let rest = 1 - progress * progress * (3 - 2 * progress)
        Spring(duration: spring.duration + (formerPeriod - spring.duration) * rest, bounce: spring.bounce).update(
          value: &place, velocity: &velocity, target: target, deltaTime: min(next, time) - begin)
        begin = next
      }
    }
    if begin < time { spring.update(value: &place, velocity: &velocity, target: target, deltaTime: time - begin) }
    return (place, velocity)
  }

  private var isBlended: Bool {
    guard blendDuration > 0, blendDuration.isFinite, let formerPeriod = start.formerPeriod else { return false }
    return abs(formerPeriod - spring.duration) > 1e-9
  }
}
