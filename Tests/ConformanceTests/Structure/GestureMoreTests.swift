import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Gestures: what else they do") struct GestureMoreTests {
  let log = Log()

  @Test("5.01: a gesture that has failed stays so until the pointer is up, and then begins anew")
  func begins() throws {
    let host = TestHost { Text("a").gesture(TapGesture().onEnded { log("tap") }) }
    let text = try host.find(.text("a"))
    try text.drag(through: CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 0))
    #expect(log.entries.isEmpty)
    try text.tap()
    #expect(log.entries == ["tap"])
  }

  @Test("5.05, 5.07, 5.34: updating has the state as it is, in a transaction of its own; the state is back before the end")
  func updating() throws {
    struct Subject: View {
      let log: Log
      @GestureState private var count = 0
      var body: some View {
        Text("count \(count)").gesture(
          DragGesture(minimumDistance: 0)
            .updating($count) { _, state, transaction in
              state += 1
              log("tracks \(transaction.tracksVelocity)")
            }
            .onEnded { _ in log("ended \(count)") })
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.text("count 0")).drag(through: CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 0))
    #expect(log.entries == ["tracks true", "tracks true", "tracks true", "ended 0"])
    host.turn()
    #expect(host.texts == ["count 0"])
  }

  @Test("5.08: a gesture state is read where it is, and written by updating alone")
  func readOnly() throws {
    struct Subject: View {
      @GestureState private var way = 0
      var body: some View {
        Text("is \($way.wrappedValue)")
        Text("a").gesture(DragGesture().updating($way) { value, state, _ in state = Int(value.translation.width) })
      }
    }
    let host = TestHost { Subject() }
    try host.find(.text("a")).drag(through: CGPoint(x: 20, y: 0), lifts: false)
    host.turn()
    #expect(host.texts.first == "is 20")
  }

  @Test("5.33: a drag that has not reached its minimum has no end, and a tap beside it does")
  func shortDrag() throws {
    let host = TestHost {
      Text("a").gesture(DragGesture().onEnded { _ in log("drag") }.exclusively(before: TapGesture().onEnded { log("tap") }))
    }
    try host.find(.text("a")).drag(through: CGPoint(x: 5, y: 0))
    #expect(log.entries == ["tap"])
  }

  @Test("5.37: of two at once each has its value; it ends when both have ended")
  func simultaneous() throws {
    let host = TestHost {
      Text("a").gesture(
        DragGesture(minimumDistance: 0).simultaneously(with: LongPressGesture(minimumDuration: 5))
          .onChanged { log("\($0.first != nil) \($0.second != nil)") }
          .onEnded { log("ended \($0.first != nil) \($0.second != nil)") })
    }
    try host.find(.text("a")).drag(through: CGPoint(x: 20, y: 0))
    #expect(log.entries.first?.hasPrefix("true") == true)
    #expect(log.entries.last == "ended true false")
  }

  @Test("5.42: taps of other counts on views around each other wait for each other")
  func nestedCounts() throws {
    let host = TestHost {
      HStack { Text("a").onTapGesture { log("single") } }.onTapGesture(count: 2) { log("double") }
    }
    try host.find(.text("a")).tap(count: 2)
    #expect(log.entries == ["double"])
    try host.find(.text("a")).tap()
    #expect(log.entries == ["double", "single"])
  }

  @Test("5.46: a press that leaves its button runs no action")
  func leavesButton() throws {
    let host = TestHost { Button("Go") { log("go") } }
    try host.find(.button("Go")).hold()
    try host.find(.button("Go")).hold(false)
    #expect(log.entries.isEmpty)
    try host.press("Go")
    #expect(log.entries == ["go"])
  }

  @Test("5.48: a drag that scrolling takes away has no end, and its state goes back")
  func scrolling() throws {
    struct Subject: View {
      let log: Log
      @GestureState private var isDragged = false
      var body: some View {
        ScrollView {
          Text(isDragged ? "dragged" : "rests").gesture(
            DragGesture().updating($isDragged) { _, state, _ in state = true }.onEnded { _ in log("ended") })
        }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.text("rests")).drag(through: CGPoint(x: 20, y: 0), lifts: false)
    host.turn()
    try host.find(.text("dragged")).cancelGesture()
    host.turn()
    #expect(host.texts == ["rests"])
    #expect(log.entries.isEmpty)
  }

  @Test("5.60: a tap is the innermost view's, and those around it hear of what it leaves")
  func innermost() throws {
    let host = TestHost {
      VStack {
        Text("a").onTapGesture { log("inner") }
        Text("b")
      }
      .onTapGesture { log("outer") }
    }
    try host.find(.text("a")).tap()
    try host.find(.text("b")).tap()
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("5.62, 5.68: a content shape says where a view takes taps")
  func contentShape() throws {
    let host = TestHost {
      HStack {
        Text("a")
        Spacer()
      }
      .contentShape(Rectangle())
      .onTapGesture { log("tap") }
      .accessibilityIdentifier("row")
    }
    let row = try host.find(.identifier("row"))
    let kinds = row.element.effects.compactMap { ($0 as? ContentShapeEffect)?.kinds }
    #expect(kinds == [.interaction])
    try host.find(.text("a")).tap()
    #expect(log.entries == ["tap"])
  }

  @Test("5.63: what is invisible or hidden cannot be tapped, what is nearly invisible can, and what is disabled does nothing")
  func invisible() throws {
    let host = TestHost {
      Text("zero").onTapGesture { log("zero") }.opacity(0)
      Text("hidden").onTapGesture { log("hidden") }.hidden()
      Text("faint").onTapGesture { log("faint") }.opacity(0.01)
      Text("disabled").onTapGesture { log("disabled") }.disabled(true)
    }
    for name in ["zero", "hidden", "disabled"] {
      #expect(throws: ElementUnusable.self) { try host.find(.text(name)).tap() }
    }
    try host.find(.text("faint")).tap()
    #expect(log.entries == ["faint"])
  }

  @Test("5.64: what is closed to taps around cannot be opened inside")
  func closedInside() throws {
    let host = TestHost { HStack { Text("a").onTapGesture {}.allowsHitTesting(true) }.allowsHitTesting(false) }
    #expect(throws: ElementUnusable.self) { try host.find(.text("a")).tap() }
  }

  @Test("5.66: a view that is moved, turned or scaled is tapped where it is seen")
  func moved() throws {
    let host = TestHost {
      Text("a").onTapGesture { log("\($0.x)") }.offset(x: 50).rotationEffect(.degrees(90)).scaleEffect(2)
    }
    try host.find(.text("a")).tap(at: CGPoint(x: 3, y: 0))
    #expect(log.entries == ["3.0"])
  }
}
