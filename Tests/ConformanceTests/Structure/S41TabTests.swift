import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.1: TabView") struct S41TabTests {
  let log = Log()

  struct Selecting: View {
    @State private var selection: Int?
    let log: Log
    init(_ selection: Int? = 1, log: Log) {
      _selection = State(initialValue: selection)
      self.log = log
    }
    var body: some View {
      Button("Second") { selection = 2 }
      TabView(selection: $selection) {
        CountingPage(name: "first", log: log).tabItem { Label("First", systemImage: "star") }.tag(1)
        CountingPage(name: "second", log: log).tag(2).tabItem { Text("Second tab") }
      }
      .onChange(of: selection) { log("selection \(selection ?? 0)") }
    }
  }

  @Test("4.01: the bar has the order of the tabs, wherever they come, go and move to")
  func order() throws {
    struct Tabs: View {
      @State var names = ["a", "d"]
      @State var chosen = "a"
      var body: some View {
        TabView(selection: $chosen) {
          ForEach(names, id: \.self) { name in Tab(name, systemImage: "star", value: name) { Text("page \(name)") } }
        }
        Button("Between") { names.insert(contentsOf: ["b", "c"], at: 1) }
        Button("Reverse") { names.reverse() }
        Button("Less") { names.removeAll { $0 == "c" } }
      }
    }
    let host = TestHost { Tabs() }
    func names() -> [String] { host.findAll(.tab()).map(\.label) }
    #expect(names() == ["a", "d"])
    for (button, expected) in [
      ("Between", ["a", "b", "c", "d"]), ("Reverse", ["d", "c", "b", "a"]), ("Less", ["d", "b", "a"]),
    ] {
      try host.find(.button(button)).press()
      host.turn()
      #expect(names() == expected)
    }
  }

  @Test("4.01: a tap writes the tab's value; a program's write shows that tab")
  func selection() throws {
    let host = TestHost { Selecting(log: log) }
    #expect(host.texts.contains("first: 0"))
    try host.find(.button("Second")).press()
    host.turn()
    #expect(host.texts.contains("second: 0"))
    try host.find(.tab("First")).select()
    host.turn()
    #expect(host.texts.contains("first: 0"))
    #expect(log.entries.filter { $0.hasPrefix("selection") } == ["selection 2", "selection 1"])
  }

  @Test("4.02: a selection that no tab has shows the first tab and writes nothing", arguments: [nil, 7])
  func unknown(selection: Int?) throws {
    let host = TestHost { Selecting(selection, log: log) }
    #expect(host.texts.contains("first: 0"))
    #expect(log.entries == ["first+"])
  }

  @Test("4.03: without a selection the tab view keeps its own, the first tab at first; places are tags")
  func ownSelection() throws {
    let host = TestHost {
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    #expect(host.texts == ["A", "B", "a"])
    try host.find(.tab("B")).select()
    host.turn()
    #expect(host.texts == ["A", "B", "b"])
    #expect(try host.find(.tab("B")).isSelected)
    let bound = TestHost {
      TabView(selection: .constant(1)) {
        Text("a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    #expect(bound.texts == ["A", "B", "b"])
  }

  @Test("4.05, 4.06, 4.08: only the shown tab appears; each switch is one appearance and one disappearance; state stays")
  func lifecycles() throws {
    let host = TestHost { Selecting(log: log) }
    #expect(log.entries == ["first+"])
    try host.find(.button("Count")).press()
    host.turn()
    log.entries = []
    try host.find(.tab("Second tab")).select()
    host.turn()
    #expect(Set(log.entries) == ["second+", "first-", "selection 2"])
    #expect(log.entries.count == 3)
    try host.find(.tab("First")).select()
    host.turn()
    #expect(host.texts.contains("first: 1"))
  }

  @Test("4.06: a tab keeps its pushed pages")
  func pushedPages() throws {
    let host = TestHost {
      TabView {
        NavigationStack { NavigationLink("Go") { Text("page") } }.tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    try host.find(.tab("B")).select()
    host.turn()
    #expect(host.texts == ["A", "B", "b"])
    try host.find(.tab("A")).select()
    host.turn()
    #expect(host.texts == ["A", "B", "page"])
  }

  @Test("4.07: the task of a hidden tab is cancelled and begins anew")
  func tasks() async throws {
    struct Tabs: View {
      let log: Log
      var body: some View {
        TabView {
          Text("a").tabItem { Text("A") }.task {
            log("begin")
            while !Task.isCancelled { await Task.yield() }
            log("end")
          }
          Text("b").tabItem { Text("B") }
        }
      }
    }
    let host = TestHost { Tabs(log: log) }
    try await host.settle(until: { log.entries == ["begin"] })
    try host.find(.tab("B")).select()
    try await host.settle(until: { log.entries == ["begin", "end"] })
    try host.find(.tab("A")).select()
    try await host.settle(until: { log.entries == ["begin", "end", "begin"] })
    host.unmount()
  }

  @Test("4.10: a badge stands on the tab; 0 and nil show none")
  func badges() throws {
    struct Tabs: View {
      @State private var count = 3
      var body: some View {
        TabView {
          Button("Read") { count = 0 }.tabItem { Text("A") }.badge(count)
          Text("b").badge("new").tabItem { Text("B") }
          Text("c").tabItem { Text("C") }.badge(nil as String?)
        }
      }
    }
    let host = TestHost { Tabs() }
    #expect(host.findAll(.tab()).map(\.badge) == ["3", "new", nil])
    try host.find(.button("Read")).press()
    host.turn()
    #expect(host.findAll(.tab()).map(\.badge) == [nil, "new", nil])
  }

  @Test("4.12: in the page style a swipe writes the selection")
  func pageStyle() throws {
    let host = TestHost {
      TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)
    }
    #expect(host.texts == ["page 0"])
    try host.find(.role(.tabView)).swipe(toPage: 2)
    host.turn()
    #expect(host.texts == ["page 2"])
    #expect(host.description.contains("pageIndex 3 of 3"))
  }

  struct Values: View {
    enum Place: Hashable { case home, search }
    @State private var place = Place.home
    @State private var hasMore = true
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) {
          Text("home")
          Button("Less") { hasMore = false }
        }
        if hasMore { Tab("Search", systemImage: "magnifyingglass", value: Place.search, role: .search) { Text("search") } }
      }
    }
  }

  @Test("4.14: a tab that goes while it is selected leaves the first one shown")
  func goingTab() throws {
    struct Tabs: View {
      @State private var selection = 2
      @State private var hasMore = true
      var body: some View {
        Button("Less") { hasMore = false }
        TabView(selection: $selection) {
          Text("a").tabItem { Text("A") }.tag(1)
          if hasMore { Text("b").tabItem { Text("B") }.tag(2) }
        }
        Text("selection \(selection)")
      }
    }
    let host = TestHost { Tabs() }
    #expect(host.texts == ["Less", "A", "B", "b", "selection 2"])
    try host.find(.button("Less")).press()
    host.turn()
    #expect(host.texts == ["Less", "A", "a", "selection 2"])
  }

  @Test("Tab: values, labels and conditions")
  func values() throws {
    let host = TestHost { Values() }
    #expect(host.findAll(.tab()).map(\.label) == ["Home", "Search"])
    #expect(host.texts.contains("home"))
    try host.find(.tab("Search")).select()
    host.turn()
    #expect(host.texts.contains("search"))
    try host.find(.tab("Home")).select()
    host.turn()
    try host.find(.button("Less")).press()
    host.turn()
    #expect(host.findAll(.tab()).map(\.label) == ["Home"])
  }

  @Test("4.15: the title of a tab's content belongs to the stack in the tab")
  func titles() throws {
    let host = TestHost {
      TabView {
        NavigationStack { Text("a").navigationTitle("Title A") }.tabItem { Text("A") }
        NavigationStack { Text("b").navigationTitle("Title B") }.tabItem { Text("B") }
      }
    }
    #expect(host.navigationTitle == "Title A")
    try host.find(.tab("B")).select()
    host.turn()
    #expect(host.navigationTitle == "Title B")
  }
}
