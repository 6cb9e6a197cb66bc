import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Keyframes") struct KeyframeTests {
  private struct Value {
    var x = 0.0
    var y = 0.0
  }

  @Test("tracks run together, each keeps its last value, and the longest one is the whole time (4.20)")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Value()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.y) { LinearKeyframe(4, duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    let values = [0, 0.25, 1, 1.5, 2, 9].map { timeline.value(time: $0) }
    #expect(values.map(\.x) == [0, 2.5, 10, 5, 0, 0])
    #expect(values.map(\.y) == [0, 2, 4, 4, 4, 4])
    #expect(timeline.value(progress: 0.5).x == 10)
  }

  @Test("a jump takes no time, and a spring is where it belongs when its time is over (4.21)")
  func kinds() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      SpringKeyframe(1, duration: 0.2, spring: .bouncy)
      CubicKeyframe(3, duration: 1)
    }
    #expect(abs(timeline.duration - 1.2) < 1e-9)
    #expect(timeline.value(time: 0) == 5)
    #expect(abs(timeline.value(time: 0.2) - 1) < 1e-9)
    #expect(timeline.value(time: 2) == 3)
    let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1) }
    #expect(spring.duration > 0.5 && spring.duration < 3)
    #expect(abs(spring.value(time: spring.duration * 0.999) - 1) < 0.01)
  }

  @Test("between cubic keyframes the speed does not jump, and velocities that are said count (4.22)")
  func smoothness() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(4, duration: 1)
    }
    func speed(_ time: Double) -> Double { (timeline.value(time: time + 1e-4) - timeline.value(time: time)) / 1e-4 }
    #expect(abs(speed(1 - 1e-3) - 2) < 0.02)
    #expect(abs(speed(1 + 1e-3) - 2) < 0.02)
    #expect(abs(speed(0)) < 0.01)
    let pushed = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1, startVelocity: 3) }
    #expect(abs(pushed.value(time: 1e-4) / 1e-4 - 3) < 0.01)
  }

  @Test("durations that are none end at once, and no value is missing")
  func badDurations() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: -1)
      LinearKeyframe(2, duration: .nan)
      CubicKeyframe(3, duration: 0)
      LinearKeyframe(4, duration: .infinity)
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 0) == 4)
    #expect(timeline.value(progress: .nan) == 4)
  }

  @Test("a trigger runs the keyframes from the value that is there, to the last one (4.23)")
  func trigger() throws {
    struct Moved: View {
      @State private var count = 0

      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
          Text("\(Int(value.rounded()))")
        } keyframes: { value in
          LinearKeyframe(value + 10, duration: 1)
        }
        Button("Run") { count += 1 }
      }
    }
    let motion = try MotionHost { Moved() }
    motion.set(3)
    #expect(motion.host.texts.first == "0" && !motion.clock.isWaiting)
    try motion.host.find(.button("Run")).press()
    motion.host.turn()
    motion.set(3.5)
    #expect(motion.host.texts.first == "5")
    try motion.host.find(.button("Run")).press()
    motion.host.turn()
    motion.set(4)
    #expect(motion.host.texts.first == "10")
    motion.set(5)
    #expect(motion.host.texts.first == "15" && !motion.clock.isWaiting)
  }

  @Test("without a trigger they run when the view appears: once, or again and again")
  func appearance() throws {
    let motion = try MotionHost {
      KeyframeAnimator(initialValue: 0.0, repeating: false) {
        Text("\(Int($0.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
      KeyframeAnimator(initialValue: 0.0) {
        Text("\(Int($0.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
    #expect(motion.host.texts == ["0", "0"])
    motion.set(0.5)
    #expect(motion.host.texts == ["5", "5"])
    motion.set(1.2)
    #expect(motion.host.texts == ["10", "2"])
  }
}
