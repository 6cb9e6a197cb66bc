import Foundation

/// How a change on the screen takes its time: a curve or a spring, and what is written behind it: a delay, a speed, repetitions.
///
/// A description: hosts that can animate read it, and two equal descriptions are the same animation. What is written last is outermost:
/// `delay(1).speed(2)` waits for half a second, `speed(2).delay(1)` for a whole one.
public struct Animation: Hashable, Sendable {
  // Behaviours 1.34 to 1.49.

  package enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1), and its length in seconds. What follows it begins at rest.
    case timing(Double, Double, Double, Double, duration: Double)
    /// A curve that an app has by itself, and its length in seconds. What follows it goes on at its speed.
    case unit(UnitCurve, duration: Double)
    /// A spring by its period in seconds and its bounce, from -1 to 1.
    case spring(duration: Double, bounce: Double, blendDuration: Double)
    /// A spring by its physics.
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// A function of an app's own.
    case custom(CustomCurve)
  }

  package enum Modifier: Hashable, Sendable {
    /// In seconds.
    case delay(Double)
    case speed(Double)
    /// Without a count, for ever. Each way counts one, there and back.
    case repeats(count: Int?, autoreverses: Bool)
    /// In seconds.
    case logicallyComplete(after: Double)
  }

  package var curve: Curve
  /// The innermost first. An array that is empty takes no memory.
  package private(set) var modifiers: [Modifier] = []

  package init(curve: Curve) {
    self.curve = curve
  }

  /// What `withAnimation` uses if nothing is said: a spring of 0.5 seconds without bounce.
  public static let `default` = Animation.spring()

  /// The same speed all the time, for 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// Begins slowly; takes 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly; takes 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// Begins and ends slowly; takes 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A spring of 0.5 seconds without bounce.
  public static let spring = spring()
  /// A spring that follows a movement closely, with a response of 0.15 seconds.
  public static let interactiveSpring = interactiveSpring()
  /// A spring of 0.5 seconds without bounce.
  public static let smooth = smooth()
  /// A spring of 0.5 seconds with a bounce of 0.15.
  public static let snappy = snappy()
  /// A spring of 0.5 seconds with a bounce of 0.3.
  public static let bouncy = bouncy()

  /// Moves at the same speed all the time. The duration is in seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  /// Begins slowly. The duration is in seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  /// Ends slowly. The duration is in seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  /// Begins and ends slowly. The duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(curve: .timing(p1x, p1y, p2x, p2y, duration: duration))
  }

  /// A cubic Bézier curve or another one from 0 to 1. The duration is in seconds.
  ///
  /// A spring that takes over goes on at its speed, which it does not behind a curve that is given by four numbers.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(curve: .unit(curve, duration: duration))
  }

  /// A spring by its period in seconds and its bounce, from -1 to 1: 0 does not swing, 1 swings for ever.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// A spring that an app has made.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(curve: .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration))
  }

  /// A spring by its period in seconds and its damping: at 1 it does not swing, at 0 it swings for ever.
  ///
  /// Without any argument, `spring()` is the form with a duration and a bounce.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return spring(duration: response, bounce: bounce, blendDuration: blendDuration)
  }

  /// A spring that follows a movement closely, by its period in seconds and the bounce beyond its own of 0.15.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring that follows a movement closely. Times are in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring with no bounce but the extra one. The duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and the extra one. The duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and the extra one. The duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring whose changes add up, by its period in seconds and its bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that an app has made, whose changes add up.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// A spring of 0.5 seconds without bounce, whose changes add up.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring by its physics. The initial velocity is in lengths of the whole change per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      curve: .physicalSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// This animation, beginning so many seconds later.
  public func delay(_ delay: Double) -> Animation { modified(by: .delay(delay)) }

  /// This animation at a multiple of its speed: with 2 it takes half the time, with 0 or less nothing ever moves.
  public func speed(_ speed: Double) -> Animation { modified(by: .speed(speed)) }

  /// This animation, which counts as complete after so many seconds, or earlier if it is complete by itself. What is seen stays the
  /// same.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { modified(by: .logicallyComplete(after: duration)) }

  /// This animation so many times, every second time backwards if it reverses. Each way counts, and less than one is one.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repeats(count: repeatCount, autoreverses: autoreverses))
  }

  /// This animation again and again as long as the view is there, every second time backwards if it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repeats(count: nil, autoreverses: autoreverses))
  }

  private func modified(by modifier: Modifier) -> Animation {
    var result = self
    result.modifiers.append(modifier)
    return result
  }
}

extension Animation: CustomStringConvertible {
  /// The curve in words, for traces.
  public var description: String {
    self == .default ? "DefaultAnimation()" : "\(curve)"
  }
}
