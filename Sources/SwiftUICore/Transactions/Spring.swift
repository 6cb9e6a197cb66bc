import Foundation

/// A spring, by its period and its bounce or by its physics: two ways to say the same.
public struct Spring: Hashable, Sendable {
  // Behaviours 1.30 and 1.31.

  /// How heavy what hangs on it is.
  public let mass: Double
  /// How strong it is.
  public let stiffness: Double
  /// How fast it comes to rest.
  public let damping: Double

  /// Creates a spring by its period in seconds and its bounce, from -1 to 1: 0 does not swing, 1 swings for ever.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let frequency = 2 * Double.pi / max(duration, 1e-6)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * Self.fraction(ofBounce: bounce)
  }

  /// Creates a spring by its period in seconds and its damping: at 1 it does not swing, at 0 it swings for ever.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * max(0, dampingRatio)
  }

  /// Creates a spring by its physics. One that is damped more than it needs not to swing counts as damped just so, unless that is
  /// allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(mass, 1e-9)
    self.stiffness = max(stiffness, 1e-9)
    let critical = 2 * (self.stiffness * self.mass).squareRoot()
    self.damping = allowOverDamping ? max(0, damping) : min(max(0, damping), critical)
  }

  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a bounce of 0.15.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a bounce of 0.3.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring with no bounce but the extra one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a bounce of 0.15 and the extra one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3 and the extra one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The period in seconds.
  public var duration: TimeInterval { 2 * .pi / frequency }
  /// The period in seconds.
  public var response: Double { duration }
  /// How it is damped: at 1 it does not swing.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// From -1 to 1: 0 does not swing.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// How far it has come after so many seconds on the way from 0 to the target, if it began at such a speed.
  public func value<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: TimeInterval) -> Value {
    let (rest, drift) = factors(at: time)
    var result = target
    result.scale(by: 1 - rest)
    var moved = initialVelocity
    moved.scale(by: drift)
    result += moved
    return result
  }

  /// How fast it moves after so many seconds.
  public func velocity<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: TimeInterval) -> Value {
    let step = 1e-5
    var difference = value(target: target, initialVelocity: initialVelocity, time: time + step)
    difference -= value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
    difference.scale(by: 1 / (time + step - max(0, time - step)))
    return difference
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// What is left of the way, and what a speed of 1 at first has added to it.
  private func factors(at time: Double) -> (rest: Double, drift: Double) {
    let (frequency, ratio) = (frequency, dampingRatio)
    if abs(ratio - 1) < 1e-9 {
      let decay = exp(-frequency * time)
      return (decay * (1 + frequency * time), decay * time)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      return (decay * (cos(swing * time) + ratio * frequency / swing * sin(swing * time)), decay * sin(swing * time) / swing)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
    return ((slow * fastDecay - fast * slowDecay) / (slow - fast), (slowDecay - fastDecay) / (slow - fast))
  }

  private static func fraction(ofBounce bounce: Double) -> Double {
    let bounce = min(max(bounce, -0.999), 1)
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }
}
