import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Timelines") struct TimelineTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// A host whose time stands still until the test sets it.
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) throws -> MotionHost {
    try MotionHost(at: Self.start, content)
  }

  @Test("it shows the last date that has come, with one turn for each (4.30)")
  func periodic() throws {
    let motion = try host {
      TimelineView(.periodic(from: Self.start, by: 2)) { Text("\(Int($0.date.timeIntervalSince(Self.start)))") }
    }
    #expect(motion.host.texts == ["0"])
    motion.host.resetCounts()
    motion.set(1.9)
    #expect(motion.host.texts == ["0"] && motion.host.evaluationCount == 0)
    motion.set(2)
    #expect(motion.host.texts == ["2"] && motion.host.patchCount == 1)
    motion.set(7)
    #expect(motion.host.texts == ["6"] && motion.host.patchCount == 2)
  }

  @Test("a periodic schedule goes by multiples of its interval, and one without an interval has one date (4.31)")
  func multiples() {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    let asked = Date(timeIntervalSinceReferenceDate: 12)
    func dates(_ interval: Double) -> [Double] {
      PeriodicTimelineSchedule(from: zero, by: interval).entries(from: asked, mode: .normal).prefix(3)
        .map(\.timeIntervalSinceReferenceDate)
    }
    #expect(dates(5) == [10, 15, 20])
    #expect(dates(0) == [12])
    #expect(dates(-1) == [12])
    #expect(dates(.nan) == [12])
    #expect(dates(.infinity) == [0] || dates(.infinity) == [12])
    let minutes = EveryMinuteTimelineSchedule().entries(from: asked, mode: .normal).prefix(2)
    #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [0, 60])
    #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: asked, mode: .normal)).isEmpty)
  }

  @Test("of dates that an app names the last one stays, and nothing waits any more")
  func explicit() throws {
    let motion = try host {
      TimelineView(.explicit([Self.start.addingTimeInterval(1), Self.start.addingTimeInterval(3)])) {
        Text("\(Int($0.date.timeIntervalSince(Self.start)))")
      }
    }
    #expect(motion.host.texts == ["1"])
    motion.set(2)
    #expect(motion.host.texts == ["1"])
    motion.set(3)
    #expect(motion.host.texts == ["3"])
    #expect(!motion.clock.isWaiting)
  }

  @Test("an animation changes 30 times a second at most, and not at all while it is paused")
  func animation() throws {
    struct Clock: View {
      @State private var isPaused = false

      var body: some View {
        TimelineView(.animation(paused: isPaused)) { Text("\(Int($0.date.timeIntervalSinceReferenceDate * 1000) % 1000)") }
        Button("Pause") { isPaused.toggle() }
      }
    }
    let motion = try host { Clock() }
    motion.host.resetCounts()
    for step in 1...100 { motion.set(Double(step) / 100) }
    #expect(motion.host.patchCount > 20 && motion.host.patchCount <= 30)
    try motion.host.find(.button("Pause")).press()
    motion.host.turn()
    #expect(!motion.clock.isWaiting)
    motion.host.resetCounts()
    motion.set(5)
    #expect(motion.host.evaluationCount == 0)
  }

  @Test("in a window that nobody sees nothing happens; then it shows the present date (4.34)")
  func background() throws {
    let motion = try host {
      TimelineView(.periodic(from: Self.start, by: 1)) { Text("\(Int($0.date.timeIntervalSince(Self.start)))") }
    }
    motion.host.environment(\.scenePhase, .background)
    motion.host.turn()
    #expect(!motion.clock.isWaiting)
    motion.set(10)
    #expect(motion.host.texts == ["0"])
    motion.host.environment(\.scenePhase, .active)
    motion.host.turn()
    #expect(motion.host.texts == ["10"])
  }

  @Test("with its view goes what it waits for")
  func end() throws {
    struct Going: View {
      @State private var isThere = true

      var body: some View {
        if isThere { TimelineView(.everyMinute) { Text($0.date, style: .date) } }
        Button("Go") { isThere = false }
      }
    }
    let motion = try host { Going() }
    #expect(motion.clock.isWaiting)
    try motion.host.find(.button("Go")).press()
    motion.host.turn()
    #expect(!motion.clock.isWaiting)
  }
}

/// A host whose time stands still until a test sets it.
@MainActor
struct MotionHost {
  /// Shows its content when a button is pressed, so that the time is set before.
  private struct Gate<Content: View>: View {
    let content: Content
    @State private var isOpen = false

    var body: some View {
      if isOpen { content } else { Button("Open") { isOpen = true } }
    }

    init(_ content: Content) {
      self.content = content
    }
  }

  let host: TestHost
  let clock: TextClock
  let start: Date

  init<Content: View>(
    at start: Date = Date(timeIntervalSinceReferenceDate: 800_000_000), @ViewBuilder _ content: () -> Content
  ) throws {
    host = TestHost { Gate(content()) }
    clock = host.graph.feature(TextClock.self)
    self.start = start
    clock.set(to: start)
    try host.find(.button("Open")).press()
    host.turn()
  }

  /// Sets the time to so many seconds after the start.
  func set(_ seconds: Double) {
    clock.set(to: start.addingTimeInterval(seconds))
    host.turn()
  }
}
