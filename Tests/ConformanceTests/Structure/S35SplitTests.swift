import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("3.5: NavigationView, NavigationSplitView") struct S35SplitTests {
  static let wide = CGSize(width: 1100, height: 800)

  struct Old: View {
    var body: some View {
      NavigationView {
        NavigationLink("Go") { Text("page") }.navigationTitle("List")
        Text("nothing chosen")
      }
    }
  }

  @Test("3.46: a NavigationView of two views is a stack in a narrow window, and columns in a wide one")
  func navigationView() throws {
    let narrow = TestHost { Old() }
    #expect(narrow.texts == ["Go"])
    try narrow.find(.navigationLink("Go")).push()
    narrow.turn()
    #expect(narrow.texts == ["page"])
    try narrow.back()
    narrow.turn()
    #expect(narrow.texts == ["Go"])
    let wide = TestHost(windowSize: Self.wide) { Old() }
    #expect(wide.texts == ["Go", "nothing chosen"])
    try wide.find(.navigationLink("Go")).push()
    wide.turn()
    #expect(wide.texts == ["Go", "page"])
    let stack = TestHost(windowSize: Self.wide) { Old().navigationViewStyle(.stack) }
    #expect(stack.texts == ["Go"])
  }

  struct Split: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var visibility = NavigationSplitViewVisibility.all
    let log: Log
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Button("Detail only") { visibility = .detailOnly }
        NavigationLink("View") { CountingPage(name: "view", log: log) }
        NavigationLink("Value", value: 1)
          .navigationTitle("Sidebar")
          .navigationDestination(for: Int.self) { Text("value \($0)") }
      } detail: {
        NavigationStack { Text("detail").navigationTitle("Detail") }
      }
      .onChange(of: column) { log(column == .detail ? "detail" : "sidebar") }
    }
  }

  @Test("3.47, 3.42: links of the sidebar show their pages in the next column")
  func links() throws {
    let host = TestHost(windowSize: Self.wide) { Split(log: Log()) }
    #expect(host.texts == ["Detail only", "View", "Value", "detail"])
    try host.find(.navigationLink("View")).push()
    host.turn()
    #expect(host.texts.contains("view: 0"))
    #expect(!host.texts.contains("detail"))
    try host.find(.navigationLink("Value")).push()
    host.turn()
    #expect(host.texts.last == "value 1")
  }

  @Test("3.48: in a narrow window the columns are one stack; the way back leads to the sidebar and is written")
  func narrow() throws {
    let log = Log()
    let host = TestHost { Split(log: log) }
    #expect(host.texts == ["Detail only", "View", "Value"])
    try host.find(.navigationLink("View")).push()
    host.turn()
    #expect(host.texts.contains("view: 0"))
    #expect(host.backTitle == "Sidebar")
    try host.back()
    host.turn()
    #expect(host.texts == ["Detail only", "View", "Value"])
    #expect(
      log.entries == ["detail", "view+", "view-", "sidebar"] || Set(log.entries) == ["detail", "view+", "view-", "sidebar"])
  }

  @Test("3.49: column visibility hides the sidebar")
  func visibility() throws {
    let host = TestHost(windowSize: Self.wide) { Split(log: Log()) }
    try host.find(.button("Detail only")).press()
    host.turn()
    #expect(host.texts == ["detail"])
  }

  @Test("3.49: in a wide window the bar of the first column that is seen has a button that hides the sidebar, and shows it again")
  func sidebarButton() throws {
    let host = TestHost(windowSize: Self.wide) { Split(log: Log()) }
    try host.toggleSidebar()
    host.turn()
    #expect(host.texts == ["detail"])
    try host.toggleSidebar()
    host.turn()
    #expect(host.texts.first == "Detail only")
    // The app's own value is written.
    try host.find(.button("Detail only")).press()
    host.turn()
    try host.toggleSidebar()
    host.turn()
    #expect(host.texts.last == "detail" && host.texts.count == 4)
    host.windowSize = CGSize(width: 390, height: 844)
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.toggleSidebar() }

    struct Three: View {
      let removes: Bool
      var body: some View {
        NavigationSplitView {
          Text("first").toolbar(removing: removes ? .sidebarToggle : nil)
        } content: {
          Text("second")
        } detail: {
          Text("third")
        }
      }
    }
    let three = TestHost(windowSize: Self.wide) { Three(removes: false) }
    try three.toggleSidebar()
    three.turn()
    #expect(three.texts == ["second", "third"])
    try three.toggleSidebar()
    three.turn()
    #expect(three.texts == ["first", "second", "third"])
    let fixed = TestHost(windowSize: Self.wide) { Three(removes: true) }
    #expect(throws: ElementUnusable.self) { try fixed.toggleSidebar() }
  }

  @Test("8.03: in a wide window the list of the first column has the look of a sidebar, unless the app says else")
  func sidebarList() throws {
    struct Lists: View {
      let isPlain: Bool
      var body: some View {
        NavigationSplitView {
          if isPlain { List { Text("row") }.listStyle(.plain) } else { List { Text("row") } }
        } detail: {
          List { Text("detail") }
        }
      }
    }
    func styles(_ host: TestHost) -> [String] {
      host.findAll(.list).compactMap { ($0.element.content as? ListContent)?.style.rawValue }
    }
    let host = TestHost(windowSize: Self.wide) { Lists(isPlain: false) }
    #expect(styles(host) == ["sidebar", "automatic"])
    host.windowSize = CGSize(width: 390, height: 844)
    host.turn()
    #expect(styles(host) == ["automatic"])
    #expect(styles(TestHost(windowSize: Self.wide) { Lists(isPlain: true) }) == ["plain", "automatic"])
  }

  @Test("3.53: another size of the window keeps what is shown, with its state")
  func resize() throws {
    let host = TestHost(windowSize: Self.wide) { Split(log: Log()) }
    try host.find(.navigationLink("View")).push()
    host.turn()
    try host.find(.button("Count")).press()
    host.turn()
    host.windowSize = CGSize(width: 390, height: 844)
    host.turn()
    #expect(host.texts.first == "view: 1")
    host.windowSize = Self.wide
    host.turn()
    #expect(host.texts.contains("view: 1"))
    #expect(host.texts.contains("View"))
  }
}
