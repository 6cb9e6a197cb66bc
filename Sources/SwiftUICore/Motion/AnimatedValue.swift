import Foundation

/// A value that animations move: what state says of it, and what is to be seen at each time.
///
/// What is seen is the model and a rest that becomes nothing: an animation moves the change that it was started for, so nothing jumps,
/// whatever the model becomes. Times are in seconds, by any clock that does not go back.
///
/// Everything but `model` calls code of the app where an animation or the vector is an app's own. So change a copy in a variable and put
/// it back; a value that others can reach would be in use meanwhile.
package struct AnimatedValue<V: VectorArithmetic> {
  // Behaviours 1.50 to 1.57.

  /// What state says.
  package private(set) var model: V
  private var run: Run?

  private struct Run {
    let animation: Animation
    var state = AnimationState<V>()
    var isLogicallyComplete = false
    /// The changes that it was started for, all together.
    let interval: V
    let begin: Double
    let environment: EnvironmentValues

    var context: AnimationContext<V> {
      AnimationContext(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }

    var isTracking: Bool { animation.custom(TrackedMotion.self) != nil }

    func elapsed(at time: Double) -> Double { max(0, time - begin) }

    func part(at time: Double, _ context: inout AnimationContext<V>) -> V? {
      animation.animate(value: interval, time: elapsed(at: time), context: &context)
    }
  }

  package init(_ model: V) {
    self.model = model
  }

  /// Gives it another value, moved there by an animation, or without one. An equal value is no change.
  ///
  /// Without an animation, one that is under way goes on with its change, from the new value on. Where velocity is tracked it ends, what
  /// is seen is the value, and a spring that follows goes on at the speed of the changes.
  package mutating func set(
    _ newValue: V, animation: Animation?, at time: Double, environment: EnvironmentValues = EnvironmentValues(),
    tracksVelocity: Bool = false
  ) {
    guard newValue != model else { return }
    let change = newValue - model
    model = newValue
    if let animation {
      run = combined(with: animation, change, at: time, environment)
    } else if tracksVelocity {
      run = tracked(at: time, environment)
    }
  }

  /// What is to be seen. It may be asked for any time to come; the states of custom animations stay as they are.
  package func presentation(at time: Double) -> V { frame(at: time).presentation }

  /// What is to be seen, and this value at that time, with what custom animations keep from one frame to the next. Animations that
  /// have ended are gone from it.
  package func frame(at time: Double) -> (presentation: V, next: AnimatedValue) {
    guard var run else { return (model, self) }
    var (context, next) = (run.context, self)
    guard let part = run.part(at: time, &context) else {
      next.run = nil
      return (model, next)
    }
    (run.state, run.isLogicallyComplete) = (context.state, context.isLogicallyComplete)
    next.run = run
    return (model - run.interval + part, next)
  }

  /// How fast it moves for a spring that takes over: zero where nothing moves, and where an animation does not tell.
  package func velocity(at time: Double) -> V {
    guard let run else { return .zero }
    return run.animation.velocityForSpring(run.interval, at: run.elapsed(at: time), run.context) ?? .zero
  }

  package func isAnimating(at time: Double) -> Bool {
    guard let run, !run.isTracking else { return false }
    var context = run.context
    return run.part(at: time, &context) != nil
  }

  /// Whether its speed is known from changes without an animation, for one that may follow.
  package var isTracking: Bool { run?.isTracking == true }

  /// The animations that are under way, the oldest first, until a frame finds that they have ended.
  package var animations: [Animation] {
    guard let run, !run.isTracking else { return [] }
    return run.animation.custom(CombinedAnimation.self)?.animations ?? [run.animation]
  }

  /// When the newest animation looks complete. Nil where there is none, infinite for one that never ends, a guess for a custom one.
  package var logicalEnd: Double? { ends?.logical }

  /// When nothing moves any more. Nil where nothing does, infinite for what never ends, a guess for a custom animation.
  package var end: Double? { ends?.removed }

  private var ends: (logical: Double, removed: Double)? {
    guard let run, !run.isTracking else { return nil }
    let ends = run.animation.ends(run.interval, run.state)
    return (run.begin + ends.logical, run.begin + ends.removed)
  }

  private func combined(
    with animation: Animation, _ change: V, at time: Double, _ environment: EnvironmentValues
  ) -> Run {
    let fresh = Run(animation: animation, interval: change, begin: time, environment: environment)
    guard let run else { return fresh }
    var context = run.context
    guard run.part(at: time, &context) != nil else { return fresh }
    let elapsed = run.elapsed(at: time)
    context = AnimationContext(state: run.state, environment: environment)
    if animation.shouldMerge(previous: run.animation, value: run.interval, time: elapsed, context: &context) {
      // Its time goes on counting from the beginning of the first (1.72).
      return Run(
        animation: animation, state: context.state, interval: run.interval + change, begin: run.begin, environment: environment)
    }
    guard !run.isTracking else { return fresh }
    let total = run.interval + change
    let (both, state) = CombinedAnimation.adding(
      animation, total: total, to: run.animation, run.interval, at: elapsed, run.context)
    return Run(animation: both, state: state, interval: total, begin: run.begin, environment: environment)
  }

  private func tracked(at time: Double, _ environment: EnvironmentValues) -> Run {
    var next = Run(animation: Animation(TrackedMotion()), interval: .zero, begin: time, environment: environment)
    // What was sampled long ago says nothing of the movement now.
    if let run, run.isTracking, !run.state[TrackedMotion.Samples<V>.self].areForgotten(at: run.elapsed(at: time)) { next = run }
    next.state[TrackedMotion.Samples<V>.self].add(model, at: next.elapsed(at: time))
    return next
  }
}

/// A value that somebody moves: it is where it is, and has a speed.
private struct TrackedMotion: CustomAnimation {
  enum Samples<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: VelocitySamples<V> { VelocitySamples() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Samples<V>.self].areForgotten(at: time) ? nil : value
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.state[Samples<V>.self].velocity(at: time)
  }
}
