import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What gestures report, by the numbers of the specification of gestures (5.01 and the following).
@Suite("Gestures") @MainActor struct GestureTests {
  /// What actions have said, in their order.
  final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  @Test("5.30: a drag begins when the pointer has moved as far as its minimum, and reports the whole way")
  func minimumDistance() throws {
    let log = Log()
    let host = TestHost {
      Text("a").gesture(
        DragGesture().onChanged { log("changed \(Int($0.translation.width))") }.onEnded { log("ended \(Int($0.location.x))") })
    }
    let text = try host.find(.text("a"))
    try text.drag(through: CGPoint(x: 9.9, y: 0))
    #expect(log.lines == [])
    try text.drag(through: CGPoint(x: 9, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 4, y: 0))
    #expect(log.lines == ["changed 10", "changed 4", "ended 4"])
  }

  @Test("5.30: a drag without a minimum begins when the pointer goes down")
  func noDistance() throws {
    let log = Log()
    let host = TestHost {
      Text("a").gesture(DragGesture(minimumDistance: 0).onChanged { log("\($0.startLocation.x) \($0.location.x)") })
    }
    try host.find(.text("a")).drag(from: CGPoint(x: 3, y: 0))
    #expect(log.lines == ["3.0 3.0"])
  }

  @Test("5.31, 1.58: a drag predicts its end by a quarter of a second at the speed of its last places")
  func prediction() throws {
    var end: DragGesture.Value?
    let host = TestHost { Text("a").gesture(DragGesture().onEnded { end = $0 }) }
    try host.find(.text("a")).drag(through: CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0))
    let value = try #require(end)
    #expect(abs(value.velocity.width - 750) < 0.001)
    #expect(abs(value.predictedEndLocation.x - (30 + 187.5)) < 0.001)
    #expect(abs(value.predictedEndTranslation.width - (30 + 187.5)) < 0.001)
  }

  @Test("5.02: onChanged hears of each value once; 5.04: actions run inside out, in the order of the source")
  func order() throws {
    let log = Log()
    struct Subject: View {
      @GestureState var amount: CGFloat = 0
      let log: Log
      var body: some View {
        Text("a").gesture(
          DragGesture(minimumDistance: 0).map(\.translation.width)
            .updating($amount) { value, state, _ in
              state = value
              log("updating")
            }
            .onChanged { _ in log("changed") }.onEnded { _ in log("ended \(amount)") })
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.text("a")).drag(through: CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 0))
    #expect(log.lines.filter { $0 == "changed" }.count == 2)
    #expect(log.lines.prefix(2) == ["updating", "changed"])
    // 5.07: the state has gone back already.
    #expect(log.lines.last == "ended 0.0")
  }

  @Test("5.03, 5.06: a cancelled gesture has no end, and its state goes back with the transaction that the app says")
  func cancelled() throws {
    let log = Log()
    struct Subject: View {
      @GestureState(reset: { value, _ in resetLog?("back from \(value)") }) private var amount = 0
      let log: Log
      var body: some View {
        Text("amount \(amount)").gesture(
          DragGesture().updating($amount) { value, state, _ in state = Int(value.translation.width) }
            .onEnded { _ in log("ended") })
      }
    }
    resetLog = log
    defer { resetLog = nil }
    let host = TestHost { Subject(log: log) }
    try host.find(.text("amount 0")).drag(through: CGPoint(x: 20, y: 0), lifts: false)
    host.turn()
    #expect(host.texts == ["amount 20"])
    try host.find(.text("amount 20")).cancelGesture()
    host.turn()
    #expect(host.texts == ["amount 0"])
    #expect(log.lines == ["back from 20"])
  }

  @Test("5.09: a view that goes in mid-gesture ends it without an end")
  func removal() throws {
    let log = Log()
    struct Subject: View {
      @State private var isThere = true
      @GestureState private var isDragged = false
      let log: Log
      var body: some View {
        Text(isDragged ? "dragged" : "at rest")
        if isThere {
          Text("a").gesture(
            DragGesture().updating($isDragged) { _, state, _ in state = true }.onChanged {
              if $0.translation.width > 50 { isThere = false }
            }.onEnded { _ in log("ended") })
        }
      }
    }
    let host = TestHost { Subject(log: log) }
    let text = try host.find(.text("a"))
    try text.drag(through: CGPoint(x: 20, y: 0), lifts: false)
    host.turn()
    #expect(host.texts == ["dragged", "a"])
    try text.drag(through: CGPoint(x: 60, y: 0), lifts: false)
    host.turn()
    #expect(host.texts == ["at rest"])
    #expect(log.lines == [])
  }

  @Test("5.10: a tap is short and stays in place", arguments: [(0.74, 44.0, true), (0.76, 0, false), (0.1, 46, false)])
  func tapLimits(seconds: Double, distance: Double, isTap: Bool) throws {
    let log = Log()
    let host = TestHost { Text("a").gesture(TapGesture().onEnded { log("tap") }) }
    let text = try host.find(.text("a"))
    try text.drag(lifts: false)
    host.passTime(seconds)
    try text.lift(at: CGPoint(x: distance, y: 0))
    #expect(log.lines == (isTap ? ["tap"] : []))
  }

  @Test("5.11, 5.12: where two taps are something else, one waits until they would come too late, in either order")
  func taps() throws {
    for isDoubleFirst in [true, false] {
      let log = Log()
      let host = TestHost {
        if isDoubleFirst {
          Text("a").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
        } else {
          Text("a").onTapGesture { log("single") }.onTapGesture(count: 2) { log("double") }
        }
      }
      let text = try host.find(.text("a"))
      try text.tap()
      try text.tap(count: 2)
      #expect(log.lines == ["single", "double"])
    }
  }

  @Test("5.13: a tap says where it was")
  func place() throws {
    let log = Log()
    let host = TestHost { Text("a").onTapGesture { log("\($0.x) \($0.y)") } }
    try host.find(.text("a")).tap(at: CGPoint(x: 3, y: 4))
    #expect(log.lines == ["3.0 4.0"])
  }

  @Test("5.20, 5.21: a long press ends while it lasts: first its action, then the end of the pressing, nothing when lifted")
  func longPress() throws {
    let log = Log()
    let host = TestHost {
      Text("a").onLongPressGesture {
        log("pressed")
      } onPressingChanged: {
        log("\($0)")
      }
    }
    let text = try host.find(.text("a"))
    try text.longPress(duration: 0.4)
    #expect(log.lines == ["true", "false"])
    try text.longPress(duration: 0.5, lifts: false)
    #expect(log.lines.suffix(3) == ["true", "pressed", "false"])
    try text.lift()
    #expect(log.lines.count == 5)
    try text.drag(through: CGPoint(x: 11, y: 0), lifts: false)
    host.passTime(1)
    #expect(log.lines.suffix(2) == ["true", "false"])
  }

  @Test("5.35: two pointers magnify and turn")
  func pinch() throws {
    let log = Log()
    let host = TestHost {
      Text("a").gesture(
        MagnificationGesture().simultaneously(with: RotationGesture()).onEnded { value in
          log("\(Int(((value.first ?? 0) * 100).rounded())) \(Int((value.second?.degrees ?? 0).rounded()))")
        })
    }
    try host.find(.text("a")).pinch(magnification: 2, rotation: .degrees(30))
    #expect(log.lines == ["200 30"])
  }

  @Test("5.36: a pointer comes and goes")
  func hover() throws {
    let log = Log()
    let host = TestHost { Text("a").onHover { log("\($0)") }.onContinuousHover { log(words($0)) } }
    let text = try host.find(.text("a"))
    try text.hover(at: CGPoint(x: 1, y: 2))
    try text.hover(at: CGPoint(x: 2, y: 2))
    try text.hover(at: nil)
    #expect(log.lines == ["true", "1 2", "2 2", "false", "ended"])
  }

  private func words(_ phase: HoverPhase) -> String {
    switch phase {
    case .active(let place): "\(Int(place.x)) \(Int(place.y))"
    case .ended: "ended"
    }
  }

  @Test("an app's own gesture consists of others, with values of its own")
  func own() throws {
    struct Swipe: Gesture {
      var body: some Gesture<Bool> { DragGesture(minimumDistance: 20).map { $0.translation.width > 0 } }
    }
    let log = Log()
    let host = TestHost { Text("a").gesture(Swipe().onEnded { log("to the right: \($0)") }) }
    try host.find(.text("a")).drag(through: CGPoint(x: -30, y: 0))
    #expect(log.lines == ["to the right: false"])
  }

  @Test("5.46: a pointer comes up although the view under it has gone, and the next gesture works")
  func viewUnderThePointerGoes() throws {
    struct Rows: View {
      @State var rows = ["a", "b"]
      let log: Log
      var body: some View {
        ForEach(rows, id: \.self) { row in
          Text(row).onLongPressGesture { rows.removeAll { $0 == row } }
        }
        Text("dragged").gesture(DragGesture(minimumDistance: 0).onChanged { _ in log("dragged") })
      }
    }
    let log = Log()
    let host = TestHost { Rows(log: log) }
    let row = try #require(host.graph.root.descendants.first { $0.text == "a" })
    let gesture = try #require(row.effects.compactMap { $0 as? GestureEffect }.first).target
    host.graph.send(try #require(PointerEvent(.down, pointer: 1, at: .zero, time: 0)), to: gesture)
    host.passTime(1)
    host.turn()
    #expect(host.texts == ["b", "dragged"])
    host.graph.send(try #require(PointerEvent(.up, pointer: 1, at: .zero, time: 3)), to: gesture)
    try host.find(.text("dragged")).drag(through: CGPoint(x: 20, y: 0))
    #expect(log.lines.first == "dragged")
  }

  @Test("a pointer that goes down twice has come up in between, where nobody has seen it")
  func downAgain() throws {
    let log = Log()
    let host = TestHost {
      Text("a").gesture(
        DragGesture(minimumDistance: 0).onChanged { log("changed \(Int($0.location.x))") }.onEnded { _ in log("ended") })
    }
    let text = try #require(host.graph.root.descendants.first { $0.content is TextContent })
    let gesture = try #require(text.effects.compactMap { $0 as? GestureEffect }.first).target
    for (time, kind) in [(1.0, PointerEvent.Kind.down), (2, .down), (3, .up)] {
      host.graph.send(try #require(PointerEvent(kind, pointer: 1, at: CGPoint(x: time, y: 0), time: time)), to: gesture)
      host.turn()
    }
    #expect(log.lines == ["changed 1", "changed 2", "changed 3", "ended"])
  }

  @Test("1.58: two places at almost the same time make no speed without limit")
  func velocityHasALimit() {
    var sampler = VelocitySampler()
    sampler.add(.zero, at: 0)
    sampler.add(CGPoint(x: 1e10, y: 0), at: 1e-300)
    sampler.add(CGPoint(x: 0, y: 1e10), at: 2e-300)
    #expect(sampler.velocity.width.isFinite && sampler.velocity.height.isFinite)
  }
}

/// Where a static closure of a property wrapper can reach it.
@MainActor private var resetLog: GestureTests.Log?
