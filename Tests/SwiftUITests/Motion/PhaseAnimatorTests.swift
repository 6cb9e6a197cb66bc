import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Phases") struct PhaseAnimatorTests {
  private struct Triggered: View {
    @State private var count = 0

    var body: some View {
      PhaseAnimator(["a", "b", "c"], trigger: count) {
        Text($0)
      } animation: { _ in
        .linear(duration: 1)
      }
      Button("Run") { count += 1 }
    }
  }

  @Test("a change of the trigger runs through the phases once, for the time of their animations, back to the first (4.10)")
  func trigger() throws {
    let motion = try MotionHost { Triggered() }
    motion.set(10)
    #expect(motion.host.texts.first == "a")
    motion.host.resetCounts()
    try motion.host.find(.button("Run")).press()
    motion.host.turn()
    #expect(motion.host.texts.first == "b")
    #expect(motion.host.trace.contains { $0.animation == .linear(duration: 1) })
    motion.set(10.9)
    #expect(motion.host.texts.first == "b")
    motion.set(11)
    #expect(motion.host.texts.first == "c")
    motion.set(12)
    #expect(motion.host.texts.first == "a")
    #expect(!motion.clock.isWaiting)
  }

  @Test("a trigger that changes on the way leads to the next phase at once (4.13)")
  func triggerOnTheWay() throws {
    let motion = try MotionHost { Triggered() }
    for expected in ["b", "c", "a", "b"] {
      try motion.host.find(.button("Run")).press()
      motion.host.turn()
      #expect(motion.host.texts.first == expected)
    }
  }

  @Test("without a trigger the first phase is shown, and then they go round")
  func round() throws {
    let motion = try MotionHost {
      Text("x").phaseAnimator([1.0, 0.5]) { content, phase in
        content.opacity(phase)
      } animation: { _ in
        .easeIn(duration: 2)
      }
    }
    func opacity() throws -> String {
      try motion.host.find(.text("x")).element.effects.compactMap(\.summary).joined(separator: " ")
    }
    let first = try opacity()
    motion.set(0.04)
    let second = try opacity()
    #expect(first != second && second.contains("0.5"))
    motion.set(1)
    #expect(try opacity() == second)
    motion.set(2.1)
    #expect(try opacity() == first)
    motion.set(4.2)
    #expect(try opacity() == second)
  }

  @Test("no phases show nothing, and one stays")
  func few() throws {
    let motion = try MotionHost {
      PhaseAnimator([Int]()) { Text("\($0)") }
      PhaseAnimator([7]) { Text("\($0)") }
    }
    #expect(motion.host.texts == ["7"])
    #expect(!motion.clock.isWaiting)
  }

  @Test("what is inside the content keeps its state from phase to phase")
  func state() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let motion = try MotionHost {
      Counter().phaseAnimator([1.0, 2.0]) { content, phase in content.opacity(1 / phase) }
    }
    try motion.host.find(.button("Count 0")).press()
    motion.host.turn()
    motion.set(0.1)
    motion.set(3)
    #expect(throws: Never.self) { try motion.host.find(.button("Count 1")) }
  }
}
