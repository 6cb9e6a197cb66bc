import Foundation

extension Spring {
  /// Creates a spring by the seconds after which it has come to rest, as near as `epsilon`, and its damping: at 1 it does not swing.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // In units of its period: the time grows with that.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    self.init(response: settlingDuration / unit.restTime(way: 1, speed: 0, epsilon), dampingRatio: dampingRatio)
  }

  /// The seconds after which it has come to rest, as near as a thousandth of its way.
  public var settlingDuration: TimeInterval { restTime(way: 1, speed: 0, 0.001) }

  /// The seconds after which it has come to rest on the way from 0 to the target, as near as `epsilon`.
  public func settlingDuration<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double
  ) -> TimeInterval {
    restTime(way: target.magnitudeSquared.squareRoot(), speed: initialVelocity.magnitudeSquared.squareRoot(), epsilon)
  }

  /// The seconds after which it has come to rest on the way between two values, as near as `epsilon`.
  public func settlingDuration<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon
    )
  }

  /// The value after so many seconds on the way between two others, if it began at such a speed.
  public func value<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: TimeInterval
  ) -> Value {
    var result = toValue
    let (from, to) = (fromValue.animatableData, toValue.animatableData)
    result.animatableData = from + value(target: to - from, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast it moves after so many seconds on the way between two values.
  public func velocity<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: TimeInterval
  ) -> Value {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Lets so many seconds pass for a value and its speed.
  public func update<Value: VectorArithmetic>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: TimeInterval
  ) {
    let way = target - value
    let (start, speed) = (value, velocity)
    value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// How strongly it pulls a value that moves.
  public func force<Value: VectorArithmetic>(target: Value, position: Value, velocity: Value) -> Value {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How strongly it pulls a value that moves between two others.
  public func force<Value: Animatable>(fromValue: Value, toValue: Value, position: Value, velocity: Value) -> Value {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// When a way is over but for `epsilon`. A spring that swings for ever counts as at rest after ten of its periods.
  private func restTime(way: Double, speed: Double, _ epsilon: Double) -> Double {
    let longest = 10 * response
    let step = response / 64
    let limit = max(epsilon, 1e-9)
    // What is left swings: looked at from the end, the first time at which too much of it is left.
    var time = longest
    while time > 0 {
      let rest = abs(way - value(target: way, initialVelocity: speed, time: time))
      if rest > limit { return min(time + step, longest) }
      time -= step
    }
    return 0
  }
}
