import SwiftUI
import SwiftUITesting
import Testing

/// What is kept, what begins anew and which bodies run when pages are pushed and popped, tabs are switched, sheets are presented and rows
/// are put in another order.
@MainActor @Suite("State is kept as on Apple's systems") struct StateKeepingTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Root: View {
    var body: some View {
      Counter(name: "root")
      NavigationLink("Go", value: 1)
        .navigationDestination(for: Int.self) { PageBody(number: $0) }
    }
  }

  struct PageBody: View {
    let number: Int
    var body: some View { Counter(name: "page \(number)") }
  }

  @Test("3.31: pushing runs the body of the new page alone; popping runs none; the root keeps its state, the page begins anew")
  func pushing() throws {
    let host = TestHost { NavigationStack { Root() } }
    try host.press("root 0")
    host.resetCounts()
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(host.evaluations(of: PageBody.self) == 1)
    #expect(host.evaluations(of: Root.self) == 0)
    #expect(host.evaluations(of: Counter.self) == 1)
    try host.press("page 1 0")
    _ = try host.find(.button("page 1 1"))
    host.resetCounts()
    try host.back()
    host.turn()
    #expect(host.evaluations(of: Root.self) == 0)
    #expect(host.evaluations(of: Counter.self) == 0)
    _ = try host.find(.button("root 1"))
    try host.find(.navigationLink("Go")).push()
    host.turn()
    _ = try host.find(.button("page 1 0"))
    #expect(host.leaks.isEmpty)
  }

  struct FirstTab: View {
    var body: some View { Counter(name: "first") }
  }

  struct SecondTab: View {
    var body: some View { Counter(name: "second") }
  }

  struct Tabs: View {
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        FirstTab().tabItem { Text("One") }.tag(1)
        SecondTab().tabItem { Text("Two") }.tag(2)
      }
    }
  }

  @Test("4.06: a tab runs its body when it is first shown, and keeps its state; coming back runs none")
  func tabs() throws {
    let host = TestHost { Tabs() }
    try host.press("first 0")
    host.resetCounts()
    try host.find(.tab("Two")).select()
    host.turn()
    #expect(host.evaluations(of: FirstTab.self) == 0)
    try host.press("second 0")
    host.resetCounts()
    try host.find(.tab("One")).select()
    host.turn()
    _ = try host.find(.button("first 1"))
    try host.find(.tab("Two")).select()
    host.turn()
    _ = try host.find(.button("second 1"))
    #expect(host.evaluations(of: FirstTab.self) + host.evaluations(of: SecondTab.self) + host.evaluations(of: Counter.self) == 0)
  }

  struct Presenter: View {
    @State private var isPresented = false
    var body: some View {
      Counter(name: "presenter")
      Button("Present") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          Counter(name: "sheet")
        }
    }
  }

  @Test("5.07: presenting keeps the presenter's state and runs no body below it; each presentation begins anew")
  func presenting() throws {
    let host = TestHost { Presenter() }
    try host.press("presenter 0")
    for _ in 1...2 {
      host.resetCounts()
      try host.press("Present")
      #expect(host.evaluations(of: Presenter.self) <= 1)
      #expect(host.evaluations(of: Counter.self) == 1)
      try host.press("sheet 0")
      host.resetCounts()
      try host.find(.sheet).dismiss()
      host.turn()
      #expect(host.evaluations(of: Counter.self) == 0)
      _ = try host.find(.button("presenter 1"))
    }
    #expect(host.leaks.isEmpty)
  }

  struct Rows: View {
    @State private var names = ["A", "B", "C"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Counter(name: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("Reverse") { names.reverse() }
    }
  }

  @Test("2.04: rows in another order keep their state, and no body of theirs runs")
  func reordering() throws {
    let host = TestHost { Rows() }
    try host.press("B 0")
    host.resetCounts()
    try host.find(.button("B 1")).move(before: nil)
    host.turn()
    #expect(try host.find(.list).texts == ["A 0", "C 0", "B 1"])
    try host.press("Reverse")
    #expect(try host.find(.list).texts == ["B 1", "C 0", "A 0"])
    #expect(host.evaluations(of: Counter.self) == 0)
  }

  @Test("3.53, 9.09: another width keeps what is shown, with its state")
  func width() throws {
    let host = TestHost { NavigationStack { Root() } }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    try host.press("page 1 0")
    for width in [1100.0, 390] {
      host.windowSize = CGSize(width: width, height: 800)
      host.turn()
      _ = try host.find(.button("page 1 1"))
    }
  }
}
