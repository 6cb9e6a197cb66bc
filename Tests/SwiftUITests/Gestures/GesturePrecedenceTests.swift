import SwiftUI
import SwiftUITesting
import Testing

/// Which of several gestures it is, by the numbers of the specification of gestures (5.37 and the following).
@Suite("Precedence of gestures") @MainActor struct GesturePrecedenceTests {
  typealias Log = GestureTests.Log

  private func drag(_ name: String, _ log: Log) -> some Gesture {
    DragGesture().onChanged { _ in log(name) }.onEnded { _ in log("\(name) ended") }
  }

  @Test("5.38: after a long press a drag follows, from where the pointer is then")
  func sequence() throws {
    let log = Log()
    let host = TestHost {
      Text("a").gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onChanged { value in
          switch value {
          case .first(let isPressed): log("first \(isPressed)")
          case .second(_, let drag): log("second \(drag.map { "\(Int($0.translation.width))" } ?? "nil")")
          }
        }.onEnded { _ in log("ended") })
    }
    let text = try host.find(.text("a"))
    try text.longPress(duration: 0.5, lifts: false)
    #expect(log.lines == ["first true", "second 0"])
    try text.lift(at: CGPoint(x: 30, y: 0))
    #expect(log.lines.suffix(2) == ["second 30", "ended"])
  }

  @Test("5.39: of two the first has precedence, and the second comes where the first fails")
  func exclusive() throws {
    let log = Log()
    let host = TestHost {
      Text("a").gesture(
        TapGesture(count: 2).onEnded { log("double") }.exclusively(before: TapGesture().onEnded { log("single") }))
    }
    let text = try host.find(.text("a"))
    try text.tap(count: 2)
    #expect(log.lines == ["double"])
  }

  @Test("5.40, 5.41: the inner gesture comes first, unless the outer one has a high priority; simultaneous ones go along")
  func nesting() throws {
    for (kind, expected) in [("plain", ["inner"]), ("high", ["outer"]), ("simultaneous", ["inner", "outer"])] {
      let log = Log()
      let host = TestHost {
        let inner = HStack { Text("a").gesture(TapGesture().onEnded { log("inner") }) }
        let outer = TapGesture().onEnded { log("outer") }
        switch kind {
        case "plain": inner.gesture(outer)
        case "high": inner.highPriorityGesture(outer)
        default: inner.simultaneousGesture(outer)
        }
      }
      try host.find(.text("a")).tap()
      #expect(log.lines == expected)
    }
  }

  @Test("5.43: of several on one view the first written one comes first")
  func several() throws {
    let log = Log()
    let host = TestHost { Text("a").gesture(drag("first", log)).gesture(drag("second", log)) }
    try host.find(.text("a")).drag(through: CGPoint(x: 20, y: 0))
    #expect(log.lines == ["first", "first ended"])
  }

  @Test("5.44: a mask says whether the gesture and those inside take part; disabled views have none")
  func masks() throws {
    let expected: [(GestureMask, [String])] = [(.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, [])]
    for (mask, expected) in expected {
      let log = Log()
      let host = TestHost {
        HStack { Text("a").onTapGesture { log("inner") } }.gesture(TapGesture().onEnded { log("outer") }, including: mask)
      }
      try host.find(.text("a")).tap()
      #expect(log.lines == expected)
    }
    let host = TestHost { Text("a").gesture(TapGesture()).disabled(true) }
    #expect(throws: ElementUnusable.self) { try host.find(.text("a")).tap() }
  }

  @Test("5.45: a button keeps its tap from gestures around it; simultaneous ones go along, and a high priority blocks it")
  func button() throws {
    for (kind, expected) in [("plain", ["button"]), ("simultaneous", ["outer", "button"]), ("high", ["outer"])] {
      let log = Log()
      let host = TestHost {
        let button = Button("a") { log("button") }
        let tap = TapGesture().onEnded { log("outer") }
        switch kind {
        case "plain": button.gesture(tap)
        case "simultaneous": button.simultaneousGesture(tap)
        default: button.highPriorityGesture(tap)
        }
      }
      try host.find(.button("a")).tap()
      #expect(log.lines == expected)
    }
  }

  @Test("a drag around a view with a tap takes the movement, and leaves no tap")
  func dragAroundTap() throws {
    let log = Log()
    let host = TestHost { HStack { Text("a").onTapGesture { log("tap") } }.gesture(drag("drag", log)) }
    let text = try host.find(.text("a"))
    try text.drag(through: CGPoint(x: 20, y: 0))
    #expect(log.lines == ["drag", "drag ended"])
    try text.tap()
    #expect(log.lines.last == "tap")
  }

  @Test("5.64: what is closed to taps cannot be tapped")
  func hitTesting() throws {
    let host = TestHost { Text("a").onTapGesture {}.allowsHitTesting(false) }
    #expect(throws: ElementUnusable.self) { try host.find(.text("a")).tap() }
  }

  @Test("a gesture of a presented view does not reach those around the presenting one")
  func presented() throws {
    let log = Log()
    let host = TestHost {
      Text("a").sheet(isPresented: .constant(true)) { Text("b").onTapGesture { log("inner") } }
        .simultaneousGesture(TapGesture().onEnded { log("outer") })
    }
    try host.find(.text("b")).tap()
    #expect(log.lines == ["inner"])
  }
}
