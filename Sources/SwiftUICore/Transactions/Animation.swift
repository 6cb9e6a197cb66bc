/// The way a view changes over time to create a smooth visual transition from one state to another.
///
/// A description: hosts that can animate read it, and two equal descriptions are the same animation. No host animates yet.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1), and its length in seconds.
    case timing(Double, Double, Double, Double, duration: Double)
    /// A spring by its period in seconds and its bounce, from -1 to 1.
    case spring(duration: Double, bounce: Double, blendDuration: Double)
    /// A spring by its physics.
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  package var curve: Curve
  /// In seconds.
  package var delay = 0.0
  package var speed = 1.0
  /// Nil repeats for ever.
  package var repeatCount: Int? = 1
  package var autoreverses = false

  package init(curve: Curve) {
    self.curve = curve
  }

  /// A default animation instance.
  public static let `default` = Animation.spring()

  /// An animation that moves at a constant speed.
  public static let linear = linear(duration: 0.35)
  /// An animation that starts slowly and then increases speed towards the end.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation that starts quickly and then slows towards the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation that combines the behaviors of in and out easing animations.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A persistent spring animation.
  public static let spring = spring()
  /// A spring animation with a lower response value, intended for driving interactive animations.
  public static let interactiveSpring = interactiveSpring()
  /// A smooth spring animation with a predefined duration and no bounce.
  public static let smooth = smooth()
  /// A spring animation with a predefined duration and small amount of bounce that feels more snappy.
  public static let snappy = snappy()
  /// A spring animation with a predefined duration and higher amount of bounce.
  public static let bouncy = bouncy()

  /// Moves at the same speed all the time. The duration is in seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  /// Begins slowly. The duration is in seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  /// Ends slowly. The duration is in seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  /// Begins and ends slowly. The duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

  /// An animation created from a cubic Bézier timing curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(curve: .timing(p1x, p1y, p2x, p2y, duration: duration))
  }

  /// A persistent spring animation, by its period in seconds and its bounce, from -1 to 1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// A persistent spring animation, by the seconds of its response and the fraction of the damping that lets it not oscillate.
  public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that follows a movement closely. Times are in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that does not bounce by itself. The duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little. The duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces. The duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// An interpolating spring animation that uses a damped spring model to produce values in the range one to zero.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      curve: .physicalSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// Delays the start of the animation by the specified number of seconds.
  public func delay(_ delay: Double) -> Animation {
    var result = self
    result.delay += delay
    return result
  }

  /// Changes the duration of an animation by adjusting its speed.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.speed *= speed
    return result
  }

  /// Repeats the animation for a specific number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = repeatCount
    result.autoreverses = autoreverses
    return result
  }

  /// Repeats the animation for the lifespan of the view containing the animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = nil
    result.autoreverses = autoreverses
    return result
  }
}

extension Animation: CustomStringConvertible {
  /// The curve in words, for traces.
  public var description: String {
    self == .default ? "default" : "\(curve)"
  }
}
