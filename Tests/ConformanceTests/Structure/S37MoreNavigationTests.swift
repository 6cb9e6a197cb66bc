import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("3: What else navigation does") struct S37MoreNavigationTests {
  let log = Log()

  @Test("3.26: a stack stands in a tab and in a sheet, each with pages of its own")
  func stacksElsewhere() throws {
    struct Subject: View {
      @State private var isPresented = false
      var body: some View {
        TabView {
          NavigationStack { NavigationLink("Tab link") { Button("Present") { isPresented = true } } }.tabItem { Text("One") }
          Text("other").tabItem { Text("Two") }
        }
        .sheet(isPresented: $isPresented) {
          NavigationStack { NavigationLink("Sheet link") { Text("page in sheet") } }
        }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.navigationLink("Tab link")).push()
    host.turn()
    try host.press("Present")
    try host.find(.navigationLink("Sheet link")).push()
    host.turn()
    #expect(try host.find(.sheet).texts == ["page in sheet"])
    try host.back()
    host.turn()
    #expect(try host.find(.sheet).texts == ["Sheet link"])
    try host.find(.sheet).dismiss()
    host.turn()
    #expect(host.texts.contains("Present"))
  }

  @Test("3.30: a page appears each time that it is seen, and is presented from the first time on")
  func appearances() throws {
    struct Page: View {
      let log: Log
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        NavigationLink("Further", value: 2)
          .onAppear { log("appears") }
          .onChange(of: isPresented, initial: true) { log("presented \(isPresented)") }
      }
    }
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { number in
          if number == 1 { Page(log: log) } else { Text("2") }
        }
      }
    }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    try host.find(.navigationLink("Further")).push()
    host.turn()
    try host.back()
    host.turn()
    #expect(log.entries.filter { $0 == "appears" }.count == 2)
    #expect(log.entries.filter { $0.hasPrefix("presented") } == ["presented true"])
  }

  @Test("3.35: of the views of a page each appears once")
  func pageAppears() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") {
          VStack { Text("inner").onAppear { log("inner") } }.onAppear { log("outer") }
        }
      }
    }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(log.entries.sorted() == ["inner", "outer"])
  }

  struct Split: View {
    let log: Log
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self, selection: log.binding("W", $selection)) { Text(verbatim: "No. \($0)") }
      } detail: {
        NavigationStack {
          Detail(number: selection)
          NavigationLink("Deeper") { Leaf() }
        }
      }
    }
  }

  struct Detail: View {
    let number: Int?
    @State private var count = 0
    var body: some View { Button("detail \(number ?? 0): \(count)") { count += 1 } }
  }

  struct Leaf: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test("3.50: a stack in a column pushes in that column")
  func stackInColumn() throws {
    let host = TestHost(windowSize: S35SplitTests.wide) { Split(log: log) }
    try host.find(.navigationLink("Deeper")).push()
    host.turn()
    #expect(host.texts == ["No. 1", "No. 2", "Leave"])
    try host.press("Leave")
    #expect(host.texts.contains("detail 0: 0"))
  }

  @Test("3.51: another selection updates the detail, whose state stays where the view is the same")
  func sameDetail() throws {
    let host = TestHost(windowSize: S35SplitTests.wide) { Split(log: log) }
    try host.press("detail 0: 0")
    try host.find(.list).select(.text("No. 2"))
    host.turn()
    #expect(host.texts.contains("detail 2: 1"))
    #expect(log.entries == ["W = Optional(2)"])
  }

  @Test("3.48, 3.52: in a narrow window a selection shows the detail, and the way back takes it away and writes nil")
  func narrowSelection() throws {
    let host = TestHost { Split(log: log) }
    try host.find(.list).select(.text("No. 2"))
    host.turn()
    #expect(host.texts.contains("detail 2: 0"))
    try host.back()
    host.turn()
    #expect(host.texts == ["No. 1", "No. 2"])
    #expect(log.entries == ["W = Optional(2)", "W = nil"])
  }

  private struct Chosen: View {
    @State var choice: Int? = 2
    var top: NavigationSplitViewColumn?
    @State private var preferred = NavigationSplitViewColumn.sidebar

    var body: some View {
      if top == nil {
        NavigationSplitView {
          sidebar
        } detail: {
          detail
        }
      } else {
        NavigationSplitView(preferredCompactColumn: $preferred) {
          sidebar
        } detail: {
          detail
        }
      }
    }

    private var sidebar: some View {
      List(selection: $choice) { ForEach(1..<3, id: \.self) { Text("No. \($0)") } }
    }

    @ViewBuilder private var detail: some View {
      Text(choice.map { "detail \($0)" } ?? "nothing")
      Button("None") { choice = nil }
    }
  }

  @Test("3.48: in a narrow window what an app has chosen at first shows the detail; taken away, the sidebar is seen again")
  func narrowFirstSelection() throws {
    let host = TestHost { Chosen() }
    #expect(host.texts.contains("detail 2"))
    #expect(!host.texts.contains("No. 1"))
    try host.find(.button("None")).press()
    host.turn()
    #expect(host.texts == ["No. 1", "No. 2"])
    try host.find(.list).select(.text("No. 1"))
    host.turn()
    #expect(host.texts.contains("detail 1"))
    try host.back()
    host.turn()
    #expect(host.texts == ["No. 1", "No. 2"])
    // An app that says which column is on top has its way.
    #expect(TestHost { Chosen(top: .sidebar) }.texts == ["No. 1", "No. 2"])
    #expect(TestHost { Chosen(choice: nil) }.texts == ["No. 1", "No. 2"])
    // In a wide window both are there, and the narrow one has the detail.
    let wide = TestHost(windowSize: S35SplitTests.wide) { Chosen() }
    #expect(wide.texts.contains("No. 1") && wide.texts.contains("detail 2"))
    wide.windowSize = CGSize(width: 390, height: 844)
    wide.turn()
    #expect(wide.texts.contains("detail 2") && !wide.texts.contains("No. 1"))
  }

  @Test("3.62: a group is an item for each view, a bare view is an item, and one item with several views is one")
  func items() throws {
    let host = TestHost {
      NavigationStack {
        Text("root").toolbar {
          ToolbarItemGroup {
            Button("A") {}
            Button("B") {}
          }
          ToolbarItem {
            Button("C") {}
            Button("D") {}
          }
        }
        .toolbar { Button("E") {} }
      }
    }
    let items = host.findAll(.role(.navigationBar)).flatMap { bar in
      bar.element.descendants.filter { $0.content is BarItemContent }.map(\.label)
    }
    #expect(items == ["A", "B", "C D", "E"])
  }

  @Test("3.67: bars have the background and the scheme that their page wants")
  func barLooks() throws {
    let host = TestHost {
      NavigationStack {
        Text("root").navigationTitle("Root").toolbarBackground(Color.red, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    let bar = try #require(try host.find(.navigationBar).element.content as? NavigationBarContent)
    #expect(bar.look.background != nil)
    #expect(bar.look.colorScheme == .dark)
  }
}

@MainActor @Suite("4.1: What else tabs do") struct S42MoreTabTests {
  let log = Log()

  @Test("4.04: a tap on the shown tab writes its value once more")
  func sameTab() throws {
    struct Subject: View {
      let log: Log
      @State private var selection = 1
      var body: some View {
        TabView(selection: log.binding("W", $selection)) {
          Text("a").tabItem { Text("A") }.tag(1)
          Text("b").tabItem { Text("B") }.tag(2)
        }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.tab("A")).select()
    host.turn()
    #expect(log.entries == ["W = 1"])
  }

  @Test("4.04: a press of the tab that is shown leads back to the root of its stack, and of no other")
  func popToRoot() throws {
    struct Subject: View {
      @State private var path = [1, 2]
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Text("root \(path.count)").navigationDestination(for: Int.self) { Text("page \($0)") }
          }
          .tabItem { Text("A") }
          NavigationStack { NavigationLink("link") { Text("below") } }.tabItem { Text("B") }
        }
      }
    }
    let host = TestHost { Subject() }
    #expect(host.texts.last == "page 2")
    try host.find(.tab("B")).select()
    host.turn()
    try host.find(.navigationLink("link")).push()
    host.turn()
    #expect(host.texts.last == "below")
    try host.find(.tab("A")).select()
    host.turn()
    #expect(host.texts.last == "page 2")
    try host.find(.tab("A")).select()
    host.turn()
    #expect(host.texts.last == "root 0")
    try host.find(.tab("B")).select()
    host.turn()
    #expect(host.texts.last == "below")
  }

  @Test("4.09: any number of tabs can be chosen")
  func many() throws {
    let host = TestHost { TabView { ForEach(1..<8) { number in Text("page \(number)").tabItem { Text("Tab \(number)") } } } }
    try host.find(.tab("Tab 7")).select()
    host.turn()
    #expect(host.texts.last == "page 7")
  }

  @Test("4.11: an image and a text make the item of a tab")
  func tabItem() throws {
    let host = TestHost {
      TabView {
        Text("page").tabItem {
          Image(systemName: "star")
          Text("Stars")
        }
      }
    }
    #expect(try host.find(.tab("Stars")).find(.image()).symbolName?.hasPrefix("star") == true)
  }

  @Test("4.13: tabs of a section stand among the others")
  func sections() throws {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("one") }
        TabSection("More") { Tab("Two", systemImage: "2.circle") { Text("two") } }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    try host.find(.tab("Two")).select()
    host.turn()
    #expect(host.texts.last == "two")
  }

  @Test("8.12, 8.13: columns are one stack in a narrow window and stand beside each other in a wide one")
  func columns() throws {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
      }
    }
    let host = TestHost { Columns() }
    #expect(host.texts.count == 1)
    host.windowSize = S35SplitTests.wide
    host.turn()
    #expect(host.texts == ["sidebar", "detail"])
  }
}
