import Foundation
import Testing

@testable import SwiftUICore

/// The numbers of T7 to T15.
@Suite("Springs") struct SpringTests {
  private let nine = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1]

  private func values(_ spring: Spring, at times: [Double]) -> [Double?] { times.map { spring.value(target: 1.0, time: $0) } }

  private func values(_ animation: Animation, at times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return times.map { animation.animate(value: 1, time: $0, context: &context) }
  }

  /// The largest value of the first second, and its time.
  private func peak(_ spring: Spring) -> (value: Double, time: Double) {
    let times = (0...10_000).map { Double($0) / 10_000 }
    return times.map { (spring.value(target: 1.0, time: $0), $0) }.max { $0.0 < $1.0 } ?? (0, 0)
  }

  @Test("T7: smooth comes near and never too far")
  func smooth() {
    #expect(
      areNear(values(Spring.smooth, at: nine), [0.13131, 0.35774, 0.71542, 0.82103, 0.89003, 0.96046, 0.9864, 0.99916, 0.99995]))
    #expect(peak(.smooth).value < 1)
    #expect(areNear(values(Animation.smooth, at: [0.1, 0.75, 0.8]), [0.35774, 0.99916, nil]))
  }

  @Test("T8: snappy goes a little too far")
  func snappy() {
    #expect(
      areNear(values(Spring.snappy, at: nine), [0.13821, 0.3881, 0.78637, 0.89451, 0.95645, 1.00162, 1.00602, 1.00044, 0.99997]))
    #expect(isNear(peak(.snappy).value, 1.00629) && isNear(peak(.snappy).time, 0.4746, within: 2e-4))
  }

  @Test("T9: bouncy goes further")
  func bouncy() {
    #expect(
      areNear(values(Spring.bouncy, at: nine), [0.14572, 0.4233, 0.87371, 0.98409, 1.03393, 1.0393, 1.0145, 0.99819, 1.00007]))
    #expect(isNear(peak(.bouncy).value, 1.04599) && isNear(peak(.bouncy).time, 0.3501, within: 2e-4))
  }

  @Test("T10, T11: the old form, and the springs for movements")
  func otherForms() {
    let old = Animation.spring(response: 0.5, dampingFraction: 0.825)
    #expect(areNear(values(old, at: [0.1, 0.25, 0.5]), [0.39361, 0.90818, 1.0084]))
    #expect(isNear(Spring(response: 0.5, dampingRatio: 0.825).value(target: 1.0, time: 1), 0.99994))
    #expect(areNear(values(Animation.interactiveSpring(), at: [0.05, 0.1, 0.2]), [0.68117, 0.97997, 1.00148]))
  }

  @Test("T12: springs with too much damping and with little of it")
  func extremes() {
    #expect(areNear(values(Spring(duration: 0.5, bounce: -0.5), at: [0.1, 0.25, 0.5, 1]), [0.23136, 0.53573, 0.79993, 0.96284]))
    #expect(areNear(values(Spring(duration: 1, bounce: 0.5), at: [0.25, 0.5, 0.75, 1]), [0.64733, 1.1407, 1.10012, 0.98982]))
  }

  @Test("T13: springs by their physics; too much damping is as much as is needed, and a speed at first counts in whole changes")
  func physical() {
    func values(_ stiffness: Double, _ damping: Double, velocity: Double = 0) -> [Double?] {
      self.values(
        Animation.interpolatingSpring(stiffness: stiffness, damping: damping, initialVelocity: velocity), at: [0.1, 0.25, 0.5])
    }
    #expect(areNear(values(170, 26), [0.37513, 0.83772, 0.98931]))
    #expect(areNear(values(100, 10), [0.3403, 1.02336, 1.07459]))
    #expect(areNear(values(300, 5), [0.99864, 1.29301, 1.15642]))
    #expect(values(100, 200) == values(100, 20))
    #expect(isNear(values(100, 20, velocity: 5).first ?? nil, 1 - exp(-1) * 1.5))
  }

  @Test("T14: period and bounce, stiffness and damping, and the time until it is at rest")
  func readBack() {
    let springs = [Spring.smooth, .snappy, .bouncy]
    #expect(areNear(springs.map(\.stiffness), [157.9137, 157.9137, 157.9137]))
    #expect(areNear(springs.map(\.damping), [25.1327, 21.3628, 17.5929]))
    #expect(areNear(springs.map(\.settlingDuration), [0.8, 0.8768, 1.0447]))
    #expect(areNear(springs.map(\.duration), [0.5, 0.5, 0.5]) && areNear(springs.map(\.bounce), [0, 0.15, 0.3]))
  }

  @Test("T15: from physics to period and bounce; too much damping only where that is allowed")
  func conversions() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(areNear([spring.dampingRatio, spring.response, spring.bounce], [0.5, 0.62832, 0.5]))
    let critical = Spring(mass: 1, stiffness: 100, damping: 30)
    #expect(isNear(critical.dampingRatio, 1) && isNear(critical.value(target: 1.0, time: 0.1), 1 - 2 * exp(-1)))
    #expect(isNear(Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true).dampingRatio, 1.5))
  }

  @Test("its speed is how its value changes", arguments: [-0.5, 0, 0.3, 1])
  func speed(bounce: Double) {
    let (spring, step) = (Spring(duration: 0.5, bounce: bounce), 1e-6)
    for time in [0.05, 0.2, 0.6] {
      let values = [time - step, time + step].map { spring.value(target: 2.0, initialVelocity: 3, time: $0) }
      #expect(isNear(spring.velocity(target: 2.0, initialVelocity: 3, time: time), (values[1] - values[0]) / (2 * step)))
    }
    #expect(isNear(spring.velocity(target: 2.0, initialVelocity: 3, time: 0), 3))
  }

  @Test("one that swings for ever never comes to rest, and a slow one is given up")
  func neverAtRest() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Animation.spring(duration: 0.5, bounce: 1).duration == .infinity)
    #expect(Spring(duration: 10, bounce: -0.99).settlingDuration == 102.4)
  }

  @Test("one that passes its target is not at rest there")
  func passing() {
    let (spring, speed) = (Spring(duration: 2), Double.pi + 2)
    #expect(isNear(spring.value(target: 1.0, initialVelocity: speed, time: 0.5), 1))
    // It is near for three tenths of a second, and then too far.
    #expect(spring.settlingDuration(target: 1.0, initialVelocity: speed, epsilon: 0.045) == 1)
  }

  @Test("one that is made by its time until it is at rest is so then, and not much earlier", arguments: [0.2, 0.7, 0.999, 1, 7])
  func bySettlingDuration(ratio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(isNear(spring.dampingRatio, min(ratio, 1)))
    /// The most that is left, in steps of a hundredth of a second.
    func rest(_ steps: ClosedRange<Int>) -> Double {
      steps.map { abs(1 - spring.value(target: 1.0, time: Double($0) / 100)) }.max() ?? 0
    }
    #expect(rest(200...400) <= 0.00101 && rest(150...199) > 0.001)
    #expect(Spring(settlingDuration: 0, dampingRatio: ratio) == Spring(settlingDuration: 0.01, dampingRatio: ratio))
    #expect(Spring(settlingDuration: 99, dampingRatio: ratio) == Spring(settlingDuration: 10, dampingRatio: ratio))
  }

  @Test("whatever a spring is made of, it is somewhere", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
  func anyNumbers(number: Double) {
    let springs = [
      Spring(duration: number, bounce: number), Spring(duration: number), Spring(response: number, dampingRatio: number),
      Spring(mass: number, stiffness: 100, damping: 10), Spring(stiffness: number, damping: 10, allowOverDamping: true),
      Spring(stiffness: 100, damping: number), Spring(stiffness: 100, damping: number, allowOverDamping: true),
      Spring(settlingDuration: number, dampingRatio: number, epsilon: number),
    ]
    for spring in springs {
      for time in [0, 0.5, 100] {
        #expect(spring.value(target: 1.0, time: time).isFinite && spring.velocity(target: 1.0, time: time).isFinite, "\(spring)")
      }
      #expect(spring.settlingDuration >= 0)
    }
  }
}
