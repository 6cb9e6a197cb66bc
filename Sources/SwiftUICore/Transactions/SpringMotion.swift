import Foundation

extension Spring {
  // Behaviours 1.31 and 1.32.

  /// Creates a spring by the seconds after which it has come to rest, as near as `epsilon`, and its damping: at 1 it does not swing.
  ///
  /// From a hundredth of a second to ten seconds, and at most a damping of 1: the nearest of these counts.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(1, max(.ulpOfOne, dampingRatio))
    let limit = min(0.5, max(1e-9, epsilon))
    // What is left is never more than this, as soon as it has lost so much.
    let widest = 1 / (1 - ratio * ratio).squareRoot()
    func rest(_ loss: Double) -> Double { exp(-loss) * min(1 + loss, widest) }
    var (low, high) = (0.0, 64.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if rest(middle) > limit { low = middle } else { high = middle }
    }
    let frequency = high / ratio / min(10, max(0.01, settlingDuration))
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  /// The seconds after which it has come to rest, as near as a thousandth of its way; infinite for one that swings for ever.
  public var settlingDuration: TimeInterval { restTime(target: 1.0, initialVelocity: 0, 0.001) }

  /// The seconds after which it has come to rest on the way from 0 to the target, as near as `epsilon`.
  public func settlingDuration<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double
  ) -> TimeInterval {
    restTime(target: target, initialVelocity: initialVelocity, max(1e-9, epsilon))
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

  /// When a way is over but for `epsilon`. One that does not swing is looked at ten times a second, which is what the numbers of Apple's
  /// are made of.
  func restTime<Value: VectorArithmetic>(target: Value, initialVelocity: Value, _ epsilon: Double) -> Double {
    let loss = dampingRatio * frequency
    guard loss > 0 else { return .infinity }
    if swings {
      let size = (target.scaled(by: loss) - initialVelocity).magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
      return max(0, log(size / epsilon) / loss)
    }
    let longest = 1024
    var begin: Int?
    for step in 0..<longest {
      let place = value(target: target, initialVelocity: initialVelocity, time: Double(step) / 10)
      guard (target - place).magnitudeSquared.squareRoot() < epsilon else {
        begin = nil
        continue
      }
      let first = begin ?? step
      // Within a second it has not come back.
      if step > first + 10 { return Double(first) / 10 }
      begin = first
    }
    return Double(begin ?? longest) / 10
  }
}
