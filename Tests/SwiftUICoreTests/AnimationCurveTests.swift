import Foundation
import Testing

@testable import SwiftUICore

/// What of a change an animation has brought about at each time: the numbers of T1 to T6, T24 and T25.
@Suite("Curves, delays, speeds and repetitions") struct AnimationCurveTests {
  private let five = [0.1, 0.25, 0.5, 0.75, 0.9]
  private let quarters = [0.25, 0.5, 0.75]

  private func values(_ animation: Animation, at times: [Double]) -> [Double?] {
    times.map { time in
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      return animation.animate(value: 1, time: time, context: &context)
    }
  }

  private func velocity(_ animation: Animation, at time: Double) -> Double? {
    animation.velocity(value: 1.0, time: time, context: AnimationContext(environment: EnvironmentValues()))
  }

  // MARK: Curves

  @Test("T1: easeInOut begins and ends slowly")
  func easeInOut() {
    #expect(areNear(values(.easeInOut(duration: 1), at: five), [0.01972, 0.12916, 0.5, 0.87084, 0.98028]))
  }

  @Test("T2: easeIn begins slowly, easeOut ends slowly")
  func easeInAndOut() {
    #expect(areNear(values(.easeIn(duration: 1), at: five), [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]))
    #expect(areNear(values(.easeOut(duration: 1), at: five), [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]))
  }

  @Test("T3: a curve takes 0.35 seconds unless it says otherwise, and is there at its end")
  func standardDuration() {
    #expect(
      areNear(values(.easeInOut, at: [0.05, 0.1, 0.175, 0.25, 0.3]), [0.0409, 0.1697, 0.5, 0.8303, 0.9591]))
    #expect(areNear(values(.easeInOut, at: [0.35, 0.3501]), [1, nil]))
    for animation in [Animation.linear, .easeIn, .easeOut, .timingCurve(0, 0, 1, 1)] { #expect(animation.duration == 0.35) }
  }

  @Test("T4: the y of control points may be outside of 0 to 1, their x counts as the nearest inside")
  func controlPoints() {
    #expect(
      areNear(values(.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1), at: five), [-0.07282, -0.09771, 0.5, 1.09771, 1.07282]))
    #expect(areNear(values(.timingCurve(-1, 0, 2, 1, duration: 1), at: five), [0.1, 0.25, 0.5, 0.75, 0.9]))
    #expect(values(.timingCurve(.nan, .nan, .infinity, .infinity, duration: 1), at: [0.5]).allSatisfy { $0?.isFinite == true })
  }

  @Test("T5: a circular curve is one for an animation, too")
  func circular() {
    func values(_ curve: UnitCurve) -> [Double?] { self.values(.timingCurve(curve, duration: 2), at: quarters.map { $0 * 2 }) }
    #expect(areNear(values(.circularEaseIn), [0.03175, 0.13397, 0.33856], within: 1e-5))
    #expect(areNear(values(.circularEaseOut), [0.66144, 0.86603, 0.96825], within: 1e-5))
    #expect(areNear(values(.circularEaseInOut), [0.06699, 0.5, 0.93301], within: 1e-5))
  }

  @Test("T6: unit curves tell their speed, and what is outside of them is their end")
  func unitCurveVelocities() {
    func velocities(_ curve: UnitCurve) -> [Double?] { quarters.map { curve.velocity(at: $0) } }
    #expect(areNear(velocities(.easeIn), [0.6746, 1.074, 1.3683]))
    #expect(areNear(velocities(.easeOut), [1.3683, 1.074, 0.6746]))
    #expect(areNear(velocities(.easeInOut), [1.0593, 1.7241, 1.0593]))
    for curve in [UnitCurve.easeIn, .circularEaseOut] {
      #expect(areNear([curve.value(at: -0.5), curve.value(at: 1.5)], [0, 1]))
      #expect(curve.velocity(at: -0.5) == curve.velocity(at: 0) && curve.velocity(at: 1.5) == curve.velocity(at: 1))
    }
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn && UnitCurve.easeIn.inverse != .easeIn)
    #expect(isNear(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)), 0.3))
    #expect(UnitCurve.circularEaseIn.controlPoints == nil)
  }

  @Test("a curve with a duration of nothing, or less, has ended when it begins")
  func noDuration() {
    for duration in [0, -1, -Double.infinity, .nan] {
      #expect(values(.linear(duration: duration), at: [0]) == [nil])
      #expect(Animation.linear(duration: duration).duration == 0)
    }
  }

  @Test("curves that an app has by themselves tell their speed, those of four numbers and what is modified do not")
  func velocities() {
    #expect(isNear(velocity(.timingCurve(.easeIn, duration: 2), at: 1), 1.074 / 2))
    #expect(velocity(.timingCurve(.easeIn, duration: 2), at: 2.1) == nil)
    // A circle begins faster than anything.
    #expect(velocity(.timingCurve(.circularEaseOut, duration: 1), at: 0) == nil)
    #expect(velocity(.easeIn(duration: 2), at: 1) == nil)
    #expect(isNear(velocity(.smooth, at: 0.2), 2.5583))
    #expect(isNear(velocity(.smooth.logicallyComplete(after: 1), at: 0.2), 2.5583))
    for animation in [Animation.smooth.delay(0.1), .smooth.speed(2), .smooth.repeatCount(2), .smooth.repeatForever()] {
      #expect(velocity(animation, at: 0.2) == nil)
    }
  }

  // MARK: Modifiers

  @Test("T24: a delay waits, and what is written last is outermost")
  func delays() {
    let linear = Animation.linear(duration: 1)
    #expect(areNear(values(linear.delay(0.5), at: [0.25, 0.5, 1, 1.5, 1.51]), [0, 0, 0.5, 1, nil]))
    #expect(areNear(values(linear.delay(1).speed(2), at: [0.5, 0.75, 1, 1.01]), [0, 0.5, 1, nil]))
    #expect(areNear(values(linear.speed(2).delay(1), at: [1, 1.25, 1.5, 1.51]), [0, 0.5, 1, nil]))
    #expect(linear.delay(1).speed(2).duration == 1 && linear.speed(2).delay(1).duration == 1.5)
    #expect(linear.delay(1).speed(2) != linear.speed(2).delay(1))
    // What ends at once does so after the delay; one that is negative begins in the middle.
    #expect(values(.linear(duration: 0).delay(1), at: [0.5, 1]) == [0, nil])
    #expect(areNear(values(linear.delay(-0.5), at: [0, 0.5]), [0.5, 1]))
  }

  @Test("at a speed of nothing, or less, nothing moves")
  func noSpeed() {
    for speed in [0, -1, -Double.infinity, .nan] {
      #expect(values(.linear(duration: 1).speed(speed), at: [0, 5]) == [0, 0])
      #expect(Animation.linear(duration: 1).speed(speed).duration == .infinity)
    }
  }

  @Test("T25: each way counts one, every second one goes back, and an even count ends at the start")
  func repetitions() {
    let linear = Animation.linear(duration: 1)
    #expect(areNear(values(linear.repeatCount(2), at: [0.5, 1, 1.5, 2, 2.01]), [0.5, 1, 0.5, 0, nil]))
    #expect(areNear(values(linear.repeatCount(3), at: [2.5, 3, 3.01]), [0.5, 1, nil]))
    #expect(areNear(values(linear.repeatCount(3, autoreverses: false), at: [1, 1.25, 3]), [1, 0.25, 1]))
    for count in [1, 0, -3] { #expect(areNear(values(linear.repeatCount(count), at: [0.5, 1, 1.01]), [0.5, 1, nil])) }
    #expect(areNear(values(linear.repeatForever(), at: [0.25, 1.25, 1000.25, 1001.25]), [0.25, 0.75, 0.25, 0.75]))
    #expect(linear.repeatCount(0).duration == 1 && linear.repeatCount(3).duration == 3)
    #expect(linear.repeatForever().duration == .infinity && linear.repeatForever().logicalDuration == .infinity)
  }

  @Test("a delay inside is repeated, one outside is not")
  func repeatedDelay() {
    let linear = Animation.linear(duration: 1)
    #expect(areNear(values(linear.delay(1).repeatForever(autoreverses: false), at: [0.5, 1.5, 2.5, 3.5]), [0, 0.5, 0, 0.5]))
    #expect(areNear(values(linear.repeatForever(autoreverses: false).delay(1), at: [0.5, 1.5, 2.5, 3.5]), [0, 0.5, 0.5, 0.5]))
    // There in a second, back in one, and that twice as fast, twice.
    let nested = linear.repeatCount(2).speed(2).repeatCount(2, autoreverses: false)
    #expect(areNear(values(nested, at: [0.25, 0.75, 1.25, 1.75]), [0.5, 0.5, 0.5, 0.5]))
    #expect(nested.duration == 2)
  }

  @Test("a spring that is repeated begins afresh each time")
  func repeatedSpring() {
    let spring = Animation.smooth
    #expect(areNear(values(spring.repeatForever(), at: [0.1, 0.9, 1.7]), [0.35774, 1 - 0.35774, 0.35774]))
    #expect(isNear(spring.repeatCount(3).duration, 2.4))
    // The ways before the last are whole.
    #expect(isNear(spring.repeatCount(3).logicalDuration, 2.1))
  }

  // MARK: Completeness

  @Test("an animation looks complete after its period, earlier where that is said, and at its end at the latest")
  func logicalDurations() {
    #expect(isNear(Animation.smooth.logicalDuration, 0.5) && isNear(Animation.smooth.duration, 0.8))
    #expect(isNear(Animation.snappy.duration, 0.8768) && isNear(Animation.bouncy.duration, 1.0447))
    #expect(isNear(Animation.interpolatingSpring(stiffness: 100, damping: 10).logicalDuration, 0.62832))
    #expect(Animation.linear(duration: 5).logicallyComplete(after: 1).logicalDuration == 1)
    #expect(Animation.linear(duration: 5).logicallyComplete(after: 1).duration == 5)
    #expect(Animation.linear(duration: 5).logicallyComplete(after: 9).logicalDuration == 5)
    #expect(Animation.linear(duration: 5).logicallyComplete(after: 1).delay(2).speed(0.5).logicalDuration == 6)
    #expect(Animation.linear(duration: 5).logicallyComplete(after: 1).repeatCount(2).logicalDuration == 6)
    #expect(Animation.linear(duration: 5).repeatCount(2).logicallyComplete(after: 1).logicalDuration == 1)
  }

  @Test("the context says that it looks complete, once it does")
  func completeContext() {
    func isComplete(_ animation: Animation, at time: Double) -> Bool {
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      _ = animation.animate(value: 1, time: time, context: &context)
      return context.isLogicallyComplete
    }
    let animations: [Animation] = [
      .smooth.delay(1), .linear(duration: 5).logicallyComplete(after: 0.75).speed(0.5), .linear(duration: 0.5).repeatCount(3),
    ]
    for animation in animations {
      #expect(isComplete(animation, at: 1.501) && !isComplete(animation, at: 1.499), "\(animation)")
    }
    #expect(!isComplete(.smooth.repeatForever(), at: 0.7))
  }

  // MARK: What an animation says of itself

  @Test("the default says its name, and an animation that is its own base is equal to it")
  func names() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.easeIn.description != Animation.easeOut.description)
    let animation = Animation.smooth.delay(1)
    #expect(Animation(animation.base) == animation)
    #expect(Animation.smooth.modifiers.isEmpty && animation.modifiers == [.delay(1)])
  }

  @Test("what is damped more than it needs is so by either way to say it")
  func dampingFractions() {
    #expect(Animation.spring(response: 0.5, dampingFraction: 2) == .spring(duration: 0.5, bounce: -0.5))
    #expect(Animation.spring(response: 0.5, dampingFraction: 0.75) == .spring(duration: 0.5, bounce: 0.25))
  }
}
