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
    let frequency = 2 * Double.pi / Self.within(1e-6, duration)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * Self.fraction(ofBounce: bounce)
  }

  /// Creates a spring by its period in seconds and its damping: at 1 it does not swing, at 0 it swings for ever.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / Self.within(1e-6, response)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * Self.within(0, dampingRatio)
  }

  /// Creates a spring by its physics. One that is damped more than it needs not to swing counts as damped just so, unless that is
  /// allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = Self.within(1e-9, mass)
    self.stiffness = Self.within(1e-9, stiffness)
    let critical = 2 * (self.stiffness * self.mass).squareRoot()
    self.damping = allowOverDamping ? Self.within(0, damping) : min(Self.within(0, damping), critical)
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
    let motion = motion(at: time)
    var result = target
    result.scale(by: 1 - motion.rest)
    var moved = initialVelocity
    moved.scale(by: motion.drift)
    result += moved
    return result
  }

  /// How fast it moves after so many seconds.
  public func velocity<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: TimeInterval) -> Value {
    let motion = motion(at: time)
    var result = target
    result.scale(by: -motion.restSpeed)
    var moved = initialVelocity
    moved.scale(by: motion.driftSpeed)
    result += moved
    return result
  }

  /// Radians per second, without damping.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// Whether it swings. Next to that the formulas for both kinds would divide by nearly nothing.
  var swings: Bool { dampingRatio < 1 - 1e-9 }

  private struct Motion {
    /// What is left of the way.
    let rest: Double
    /// What a speed of 1 at first has added to it.
    let drift: Double
    /// How fast these change.
    let restSpeed: Double
    let driftSpeed: Double
  }

  private func motion(at time: Double) -> Motion {
    let time = max(0, time)
    let (frequency, ratio) = (frequency, dampingRatio)
    if swings {
      let (loss, swing) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
      let decay = exp(-loss * time)
      let (sine, cosine) = (decay * sin(swing * time) / swing, decay * cos(swing * time))
      return Motion(
        rest: cosine + loss * sine, drift: sine, restSpeed: -frequency * frequency * sine, driftSpeed: cosine - loss * sine)
    }
    if ratio < 1 + 1e-9 {
      let decay = exp(-frequency * time)
      return Motion(
        rest: decay * (1 + frequency * time), drift: decay * time, restSpeed: -frequency * frequency * time * decay,
        driftSpeed: decay * (1 - frequency * time))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
    return Motion(
      rest: (slow * fastDecay - fast * slowDecay) / (slow - fast), drift: (slowDecay - fastDecay) / (slow - fast),
      restSpeed: slow * fast * (fastDecay - slowDecay) / (slow - fast),
      driftSpeed: (slow * slowDecay - fast * fastDecay) / (slow - fast))
  }

  /// A number that can be computed with. One that is none is the least.
  private static func within(_ least: Double, _ number: Double) -> Double { min(1e9, max(least, number)) }

  private static func fraction(ofBounce bounce: Double) -> Double {
    let bounce = min(1, max(-0.999, bounce))
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }
}
