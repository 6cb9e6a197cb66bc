import Foundation
import Testing

@testable import SwiftUICore

/// Animations of an app's own: what they keep, when they end, what they take over.
@Suite("Custom animations") struct CustomAnimationTests {
  /// Counts its frames in its state: a tenth more in each, until there are so many.
  private struct Counting: CustomAnimation {
    struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }

    var limit = 5

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Count.self] += 1
      let count = context.state[Count.self]
      if count >= 3 { context.isLogicallyComplete = true }
      return count <= limit ? value.scaled(by: Double(count) / 10) : nil
    }
  }

  /// A line of a second that takes over from others of its type, and goes twice as far where the environment is disabled.
  private struct Line: CustomAnimation {
    var slope = 1.0

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: time * slope * (context.environment.isEnabled ? 1 : 2)) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
      value.scaled(by: slope)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Line }
  }

  private func frames(_ animation: Animation, _ count: Int) -> [Double?] {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return (0..<count).map { animation.animate(value: 1, time: Double($0), context: &context) }
  }

  @Test("what it keeps lasts from frame to frame, also behind a delay and a speed")
  func state() {
    #expect(areNear(frames(Animation(Counting()), 6), [0.1, 0.2, 0.3, 0.4, 0.5, nil]))
    #expect(areNear(frames(Animation(Counting()).speed(2).delay(1), 6), [0.1, 0.2, 0.3, 0.4, 0.5, nil]))
  }

  @Test("each repetition begins in the frame in which the last has ended, with nothing kept")
  func repetitions() {
    let twice = Animation(Counting(limit: 2)).repeatCount(2)
    #expect(areNear(frames(twice, 7), [0.1, 0.2, 1, 0.9, 0.8, nil, nil]))
    let nested = Animation(Counting(limit: 1)).repeatCount(2, autoreverses: false).repeatForever(autoreverses: false)
    #expect(areNear(frames(nested, 8), [0.1, 1, 0.1, 1, 0.1, 1, 0.1, 1]))
  }

  @Test("how long it takes is found by running it, at most for ten seconds")
  func durations() {
    let animation = Animation(Counting())
    #expect(isNear(animation.duration, 5.0 / 60) && isNear(animation.logicalDuration, 2.0 / 60))
    #expect(isNear(animation.delay(1).duration, 1 + 5.0 / 60) && isNear(animation.delay(1).logicalDuration, 1 + 2.0 / 60))
    #expect(isNear(animation.repeatCount(2).logicalDuration, 7.0 / 60))
    #expect(Animation(Counting(limit: .max)).duration == 10)
    #expect(isNear(Animation(Line()).duration, 1) && isNear(Animation(Line()).logicalDuration, 1))
  }

  @Test("it is the base of an animation that is made from it, and what equality is about")
  func base() {
    #expect(Animation(Line(slope: 2)).base as? Line == Line(slope: 2))
    #expect(Animation(Line()) == Animation(Line()) && Animation(Line()) != Animation(Line(slope: 2)))
    let modified = Animation(Line()).speed(2)
    #expect(!(modified.base is Line) && Animation(modified.base) == modified)
  }

  @Test("one that takes over keeps the time and the change of the other")
  func merging() {
    var value = AnimatedValue(0.0)
    value.set(10, animation: Animation(Line()), at: 5)
    value.set(20, animation: Animation(Line(slope: 0.5)), at: 5.5)
    #expect(value.presentation(at: 5.5) == 5 && value.presentation(at: 5.75) == 7.5)
    #expect(value.presentation(at: 6) == 20 && value.animations == [Animation(Line(slope: 0.5))])
    // One that has ended is none.
    value.set(30, animation: Animation(Line()), at: 7)
    #expect(value.presentation(at: 7.5) == 25)
  }

  @Test("one with a delay or a speed takes over from the same with the same, and from no other")
  func modifiedMerging() {
    func count(_ first: Animation, _ second: Animation) -> Int {
      var value = AnimatedValue(0.0)
      value.set(10, animation: first, at: 0)
      value.set(20, animation: second, at: 0.25)
      return value.animations.count
    }
    let line = Animation(Line())
    #expect(count(line.speed(2), Animation(Line(slope: 3)).speed(2)) == 1)
    #expect(count(line.speed(2).logicallyComplete(after: 1), line.speed(2)) == 1)
    #expect(count(line.speed(2), line.speed(3)) == 2)
    #expect(count(line, line.speed(2)) == 2)
    #expect(count(line.delay(0.1).speed(2), line.speed(2).delay(0.1)) == 2)
    #expect(count(line.repeatForever(), line.repeatForever()) == 2)
    #expect(count(.smooth.speed(2), line.speed(2)) == 2 && count(line.speed(2), .smooth.speed(2)) == 2)
    #expect(count(.smooth.delay(0.1), .bouncy.delay(0.1)) == 1)
  }

  @Test("a spring goes on at the speed that it tells")
  func velocity() {
    var value = AnimatedValue(0.0)
    value.set(10, animation: Animation(Line()), at: 0)
    #expect(isNear(value.velocity(at: 0.5), 10))
    value.set(0, animation: .smooth, at: 0.5)
    let spring = 5 + Spring.smooth.value(target: -5.0, initialVelocity: 10, time: 0.1)
    #expect(isNear(value.presentation(at: 0.6), spring))
  }

  @Test("it sees the environment of the change, and its state lasts with the frames")
  func animatedValue() {
    var environment = EnvironmentValues()
    environment.isEnabled = false
    var value = AnimatedValue(0.0)
    value.set(10, animation: Animation(Line(slope: 0.25)), at: 0, environment: environment)
    #expect(value.presentation(at: 0.5) == 2.5)
    var counted = AnimatedValue(0.0)
    counted.set(10, animation: Animation(Counting()), at: 0)
    var seen: [Double?] = []
    for time in 1...6 {
      // To look ahead changes nothing.
      _ = counted.presentation(at: 3)
      let frame = counted.frame(at: Double(time))
      seen.append(frame.presentation)
      counted = frame.next
    }
    #expect(areNear(seen, [1, 2, 3, 4, 5, 10]))
    #expect(counted.animations.isEmpty && !counted.isAnimating(at: 6))
  }
}
