import Foundation
import Testing

@testable import SwiftUICore

/// What is to be seen of a value that changes while it moves: the numbers of T16 to T23 and T31.
@Suite("Values that animations move") struct AnimatedValueTests {
  private func linear(_ duration: Double = 1) -> Animation { .linear(duration: duration) }

  private func value(_ animation: Animation, to target: Double = 100) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    value.set(target, animation: animation, at: 0)
    return value
  }

  private func seen(_ value: AnimatedValue<Double>, at times: [Double], after begin: Double = 0) -> [Double?] {
    times.map { value.presentation(at: begin + $0) }
  }

  /// The largest value of the first tenth of a second, and its time.
  private func peak(_ value: AnimatedValue<Double>, after begin: Double) -> (value: Double, time: Double) {
    (0...1000).map { (value.presentation(at: begin + Double($0) / 10_000), Double($0) / 10_000) }.max { $0.0 < $1.0 } ?? (0, 0)
  }

  private let five = [0.05, 0.1, 0.2, 0.3, 0.5]

  // MARK: Springs

  @Test("T16: a spring that turns back takes over place and speed")
  func turnedSpring() {
    var value = value(.smooth)
    #expect(isNear(value.presentation(at: 0.2), 71.542, within: 0.001))
    #expect(isNear(value.velocity(at: 0.2), 255.83, within: 0.01))
    value.set(0, animation: .smooth, at: 0.2)
    #expect(isNear(value.presentation(at: 0.2), 71.542, within: 0.001) && isNear(value.velocity(at: 0.2), 255.83, within: 0.01))
    #expect(areNear(seen(value, at: five, after: 0.2), [68.971, 53.229, 24.504, 9.637, 1.212], within: 0.001))
    #expect(isNear(peak(value, after: 0.2).value, 73.638, within: 0.001))
    #expect(isNear(peak(value, after: 0.2).time, 0.018, within: 0.001))
    #expect(value.animations == [.smooth])
  }

  @Test("T17: a spring that goes further takes over place and speed")
  func longerSpring() {
    var value = value(.smooth)
    value.set(200, animation: .smooth, at: 0.2)
    #expect(areNear(seen(value, at: five, after: 0.2), [95.234, 124.777, 167.587, 187.643, 198.492], within: 0.001))
  }

  @Test("the parts of a vector keep their own speeds")
  func vectors() {
    var value = AnimatedValue(AnimatablePair(0.0, 0.0))
    value.set(AnimatablePair(100, 0), animation: .smooth, at: 0)
    value.set(AnimatablePair(0, 100), animation: .smooth, at: 0.2)
    let seen = value.presentation(at: 0.3)
    #expect(isNear(seen.first, 53.229, within: 0.001) && isNear(seen.second, 35.774, within: 0.001))
  }

  @Test("T20: behind a curve of four numbers a spring begins from rest, behind one that tells its speed it does not")
  func springBehindCurve() {
    var value = value(.easeInOut(duration: 1))
    value.set(0, animation: .smooth, at: 0.5)
    #expect(areNear(seen(value, at: five, after: 0.5), [43.434, 32.113, 14.229, 5.498, 0.68], within: 0.001))
    var telling = self.value(.timingCurve(.easeInOut, duration: 1))
    telling.set(0, animation: .smooth, at: 0.5)
    #expect(isNear(telling.velocity(at: 0.5), 172.41, within: 0.01) && peak(telling, after: 0.5).value > 51)
  }

  @Test("a spring keeps its speed for the next one, whatever is written behind it (1.55)")
  func modifiedSpring() {
    let plain = value(.smooth).velocity(at: 0.2)
    #expect(isNear(value(.smooth.delay(0.1)).velocity(at: 0.3), plain))
    // It waits with the speed that it will have at first.
    let waiting = Animation.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 5).delay(0.1)
    #expect(value(waiting).velocity(at: 0.05) == 0 && value(waiting).velocity(at: 0.1) == 500)
    #expect(isNear(value(.smooth.speed(2)).velocity(at: 0.1), 2 * plain))
    #expect(isNear(value(.smooth.repeatForever()).velocity(at: 1), -plain))
    var value = value(.smooth.speed(2))
    value.set(0, animation: .smooth, at: 0.1)
    #expect(isNear(value.velocity(at: 0.1), 2 * plain) && isNear(value.presentation(at: 0.1), 71.542, within: 0.001))
  }

  @Test("of animations one on top of the other a spring takes over the speed of those that tell it")
  func combinedSpeed() {
    // A curve of four numbers tells none, and lets through what is left of that below it.
    var value = value(.smooth)
    value.set(0, animation: linear(), at: 0.2)
    #expect(isNear(value.velocity(at: 0.3), 0.9 * self.value(.smooth).velocity(at: 0.3)))
    value = self.value(.interpolatingSpring)
    value.set(0, animation: .interpolatingSpring(stiffness: 100, damping: 5), at: 0.2)
    value.set(50, animation: .timingCurve(.easeIn, duration: 1), at: 0.3)
    let change = value.presentation(at: 0.40001) - value.presentation(at: 0.39999)
    #expect(isNear(value.velocity(at: 0.4), change / 0.00002, within: 0.01) && abs(change / 0.00002) > 10)
    // Below one that has ended nothing counts.
    value = self.value(.smooth)
    value.set(0, animation: linear(0.1), at: 0.1)
    value.set(50, animation: linear(), at: 0.15)
    #expect(value.velocity(at: 0.19) != 0 && value.velocity(at: 0.25) == 0)
  }

  @Test("a spring with a delay that follows its like goes on without waiting")
  func delayedSprings() {
    var value = value(.smooth.delay(0.5))
    value.set(0, animation: .smooth.delay(0.5), at: 0.7)
    #expect(areNear(seen(value, at: five, after: 0.7), [68.971, 53.229, 24.504, 9.637, 1.212], within: 0.001))
  }

  @Test("1.38: a spring with another period takes it on bit by bit where it says so")
  func blending() {
    func after(_ blendDuration: Double) -> AnimatedValue<Double> {
      var value = value(.smooth)
      value.set(0, animation: .spring(duration: 0.15, bounce: 0, blendDuration: blendDuration), at: 0.2)
      return value
    }
    let (sudden, blended, same) = (after(0), after(0.25), after(1000))
    #expect(isNear(blended.presentation(at: 0.2), 71.542, within: 0.001))
    // As fast as the old one at first, and between the two later.
    #expect(isNear(same.presentation(at: 0.25), 68.971, within: 0.01))
    for time in [0.25, 0.3, 0.4] {
      #expect(sudden.presentation(at: time) < blended.presentation(at: time))
      #expect(blended.presentation(at: time) < same.presentation(at: time))
    }
    #expect(abs(blended.presentation(at: 0.2 + 0.25 + 0.2)) < 0.2)
    #expect(isNear(sudden.end, 0.5) && isNear(blended.end, 0.65) && isNear(blended.logicalEnd, 0.35))
    // Nothing jumps where one piece follows another.
    let steps = (0..<400).map { blended.presentation(at: 0.2 + Double($0) / 1000) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) < 1 })
  }

  @Test("T31: a spring looks complete after its period, and what takes over ends later")
  func ends() throws {
    var value = value(.smooth)
    #expect(isNear(value.logicalEnd, 0.5) && isNear(value.end, 0.8))
    value.set(0, animation: .smooth, at: 0.2)
    #expect(isNear(value.logicalEnd, 0.7))
    let end = try #require(value.end)
    #expect(end >= 0.99 && end < 1.2)
    #expect(value.isAnimating(at: end - 0.01) && !value.isAnimating(at: end))
    #expect(abs(value.presentation(at: end - 0.001)) < 0.1)
    #expect(AnimatedValue(1.0).end == nil && self.value(linear().repeatForever()).end == .infinity)
    value.set(50, animation: linear(3), at: 0.5)
    #expect(value.end == 3.5 && value.logicalEnd == 3.5)
  }

  // MARK: Curves

  @Test("T18: a curve that turns back begins at what is below it, which goes on")
  func turnedCurve() {
    var value = value(linear())
    value.set(0, animation: linear(), at: 0.5)
    #expect(areNear(seen(value, at: [0.5, 0.6, 0.75, 1, 1.25, 1.5]), [50, 54, 56.25, 50, 25, 0]))
    #expect(value.animations == [linear(), linear()] && value.isAnimating(at: 1.49) && !value.isAnimating(at: 1.51))
  }

  @Test("T19: a curve that goes further begins at what is below it")
  func longerCurve() {
    var value = value(linear())
    value.set(200, animation: linear(), at: 0.5)
    #expect(areNear(seen(value, at: [0.75, 1, 1.25, 1.5]), [106.25, 150, 175, 200]))
  }

  @Test("three curves: each goes from where the two below it are, and all end with the last")
  func threeCurves() {
    var value = value(linear())
    value.set(200, animation: linear(), at: 0.5)
    let below = value
    value.set(0, animation: linear(0.5), at: 0.75)
    for time in [0.75, 0.9, 1.2] {
      let rest = 1 - (time - 0.75) / 0.5
      #expect(isNear(value.presentation(at: time), below.presentation(at: time) * rest))
    }
    #expect(value.presentation(at: 1.26) == 0 && !value.isAnimating(at: 1.26))
  }

  @Test("springs by their physics go one on top of the other")
  func physicalSprings() {
    var value = value(.interpolatingSpring)
    value.set(0, animation: .interpolatingSpring, at: 0.2)
    let part = Spring.smooth.value(target: 1.0, time: 0.1)
    #expect(isNear(value.presentation(at: 0.3), 100 * Spring.smooth.value(target: 1.0, time: 0.3) * (1 - part), within: 0.001))
    #expect(value.animations.count == 2)
  }

  @Test("T21: a value that is written without an animation moves what is seen, and the animation goes on")
  func plainWrite() {
    var value = value(linear())
    value.set(50, animation: nil, at: 0.5)
    #expect(areNear(seen(value, at: [0.5, 0.75, 1, 2]), [0, 25, 50, 50]))
    var swinging = self.value(linear().repeatForever(), to: 1)
    swinging.set(0, animation: nil, at: 0.25)
    #expect(areNear(seen(swinging, at: [0.25, 1, 2, 3]), [-0.75, 0, -1, 0]))
  }

  @Test("an animated change ends what is repeated for ever")
  func endlessOnes() {
    let swinging = value(linear().repeatForever())
    var (ended, blended, sprung) = (swinging, swinging, swinging)
    ended.set(20, animation: linear(0), at: 1.5)
    #expect(ended.presentation(at: 1.5) == 20 && !ended.isAnimating(at: 1.5))
    blended.set(20, animation: linear(), at: 1.5)
    #expect(areNear(seen(blended, at: [1.5, 2, 2.5, 3.5]), [50, 10, 20, 20]) && blended.end == 2.5)
    sprung.set(20, animation: .smooth, at: 1.5)
    #expect(isNear(sprung.presentation(at: 1.6), 50 - 30 * 0.35774, within: 0.001) && isNear(sprung.end, 2.3))
  }

  @Test("6.48: of many curves one on top of the other only the last eight are computed, and nothing jumps")
  func manyCurves() {
    var value = value(linear(10))
    for number in 1...20 {
      let time = Double(number) / 10
      let before = value.presentation(at: time)
      value.set(Double(number % 2) * 50, animation: linear(10), at: time)
      #expect(isNear(value.presentation(at: time), before))
      #expect(value.animations.count == min(number + 1, 8))
    }
    #expect(value.presentation(at: 12) == 0)
    // Below one that has ended nothing counts.
    var short = self.value(linear(10))
    short.set(50, animation: linear(1), at: 1)
    short.set(60, animation: linear(10), at: 1.5)
    short.set(70, animation: linear(10), at: 3)
    #expect(short.animations == [linear(10), linear(10)])
    #expect(isNear(short.presentation(at: 4), 54.25))
  }

  @Test("an equal value is no change, and one after the end begins anew")
  func equalAndLate() {
    var value = value(linear())
    value.set(100, animation: nil, at: 0.5)
    value.set(100, animation: .smooth, at: 0.5)
    #expect(value.animations == [linear()] && value.presentation(at: 0.5) == 50)
    value.set(0, animation: linear(), at: 3)
    #expect(value.animations == [linear()] && value.presentation(at: 3.25) == 75)
    #expect(value.model == 0 && value.frame(at: 5).next.animations.isEmpty)
  }

  // MARK: Velocity

  @Test("T22: a spring behind a drag goes on at its speed")
  func drag() {
    var value = AnimatedValue(0.0)
    for frame in -4...0 {
      value.set(100 + Double(frame) * 1000 / 60, animation: nil, at: 1 + Double(frame) / 60, tracksVelocity: true)
    }
    #expect(value.presentation(at: 1) == 100 && !value.isAnimating(at: 1) && value.end == nil)
    #expect(isNear(value.velocity(at: 1), 1000, within: 0.01))
    value.set(0, animation: .smooth, at: 1)
    #expect(areNear(seen(value, at: five, after: 1), [113.543, 92.687, 44.659, 17.913, 2.294], within: 0.001))
    #expect(isNear(peak(value, after: 1).value, 115.292, within: 0.001))
    #expect(isNear(peak(value, after: 1).time, 0.035, within: 0.001))
    #expect(isNear(value.logicalEnd, 1.5, within: 0.001))
  }

  @Test("the speed of a drag fades, and is forgotten after two seconds")
  func fading() {
    var value = AnimatedValue(0.0)
    value.set(0.5, animation: nil, at: 0, tracksVelocity: true)
    value.set(10.5, animation: nil, at: 0.01, tracksVelocity: true)
    #expect(isNear(value.velocity(at: 0.11), 819, within: 1))
    #expect(value.velocity(at: 2) > 0 && value.velocity(at: 2.02) == 0)
    let before = value
    value.set(0, animation: .smooth, at: 3)
    #expect(isNear(value.presentation(at: 3.1), 10.5 * (1 - 0.35774), within: 0.001))
    // A drag that begins later begins from rest.
    var later = before
    later.set(20, animation: nil, at: 3, tracksVelocity: true)
    #expect(later.velocity(at: 3) == 0)
  }

  @Test("a curve does not care how fast a drag was, and a drag takes hold of what moves")
  func dragAndCurves() {
    var value = AnimatedValue(0.0)
    value.set(50, animation: nil, at: 0, tracksVelocity: true)
    value.set(100, animation: nil, at: 0.1, tracksVelocity: true)
    value.set(0, animation: linear(), at: 0.1)
    #expect(isNear(value.presentation(at: 0.6), 50) && value.animations.count == 1)
    value.set(70, animation: nil, at: 0.6, tracksVelocity: true)
    #expect(value.presentation(at: 0.6) == 70 && value.velocity(at: 0.6) == 0 && !value.isAnimating(at: 0.6))
  }

  @Test("T23: the speed of the last three samples; a new one at the same time replaces the last, an earlier one is refused")
  func samples() {
    func velocity(_ samples: [(Double, Double)]) -> Double {
      var velocity = VelocitySamples<Double>()
      for (value, time) in samples { velocity.add(value, at: time) }
      return velocity.velocity
    }
    #expect(isNear(velocity([(0, 0), (10, 1.0 / 60), (30, 2.0 / 60)]), 750))
    #expect(velocity([(1, 1), (2, 2), (4, 3)]) == 1.25)
    #expect(velocity([(1, 1), (2, 2), (4, 4)]) == 1)
    #expect(velocity([(99, 0), (1, 1), (2, 2), (4, 3)]) == 1.25)
    #expect(velocity([(1, 1), (7, 2), (2, 2), (9, 1.5), (4, 3)]) == 1.25)
    // Less than a millisecond is none.
    #expect(isNear(velocity([(0, 0), (1, 0.0001)]), 1000))
    #expect(velocity([]) == 0 && velocity([(5, 1)]) == 0 && velocity([(5, 1), (8, 2)]) == 3)
  }
}
