import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("3.6: Titles, the way back, toolbars") struct S36BarTests {
  struct Titles: View {
    @State private var title = "Root"
    var body: some View {
      NavigationStack {
        VStack {
          Button("Rename") { title = "Renamed" }
          NavigationLink("Go") { Text("page").navigationTitle("Page") }
          Text("inner").navigationTitle(title)
        }
        .navigationTitle("outer")
      }
    }
  }

  @Test("3.55: the title flows up from the content; the innermost counts; it follows its state")
  func title() throws {
    let host = TestHost { Titles() }
    #expect(host.navigationTitle == "Root")
    try host.find(.button("Rename")).press()
    host.turn()
    #expect(host.navigationTitle == "Renamed")
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(host.navigationTitle == "Page")
    #expect(host.backTitle == "Renamed")
    try host.back()
    host.turn()
    #expect(host.navigationTitle == "Renamed")
  }

  @Test("3.56: a root with a title has a large one, pages take after the page below, and inline is inline")
  func displayMode() throws {
    let host = TestHost { Titles() }
    #expect(host.hasLargeTitle)
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(host.hasLargeTitle)
    let inline = TestHost {
      NavigationStack {
        NavigationLink("Go") { Text("page").navigationTitle("Page") }
          .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(!inline.hasLargeTitle)
    try inline.find(.navigationLink("Go")).push()
    inline.turn()
    #expect(!inline.hasLargeTitle)
    #expect(!TestHost { NavigationStack { Text("") } }.hasLargeTitle)
  }

  @Test("3.57: the way back is called as the page below, or nothing in particular")
  func backTitle() throws {
    let host = TestHost { NavigationStack { NavigationLink("Go") { Text("page") } } }
    #expect(host.backTitle == nil)
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(host.backTitle == "")
  }

  @Test("3.58: a page without a back button offers no way back")
  func hiddenBack() throws {
    let host = TestHost {
      NavigationStack { NavigationLink("Go") { Text("page").navigationBarBackButtonHidden() } }
    }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.back() }
  }

  @Test("3.59: items stand in the part of the bar that their placement names")
  func placements() {
    let host = TestHost {
      NavigationStack {
        Text("root").toolbar {
          ToolbarItem { Button("automatic") {} }
          ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("confirm") {} }
          ToolbarItem(placement: .primaryAction) { Button("primary") {} }
          ToolbarItem(placement: .principal) { Text("principal") }
          ToolbarItem(placement: .navigationBarLeading) { Button("leading") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("bottom 1") {}
            Button("bottom 2") {}
          }
        }
      }
    }
    let bar = host.description
    #expect(host.texts == ["cancel", "leading", "principal", "automatic", "primary", "confirm", "root", "bottom 1", "bottom 2"])
    #expect(bar.contains("bottomBar"))
  }

  @Test("3.61: the items of all toolbars of a page are joined, inner ones first; those of covered pages are not seen")
  func joined() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") { Text("page").toolbar { Button("Page") {} } }
          .toolbar { Button("Inner") {} }
          .toolbar { Button("Outer") {} }
      }
    }
    #expect(host.findAll(.button()).map(\.label) == ["Inner", "Outer"])
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(host.findAll(.button()).map(\.label) == ["Page"])
  }

  struct Custom: ToolbarContent {
    @Binding var count: Int
    @State private var own = 0
    var body: some ToolbarContent {
      ToolbarItem { Button("count \(count)") { count += 1 } }
      ToolbarItem { Button("own \(own)") { own += 1 } }
      if count > 0 { ToolbarItem(placement: .topBarLeading) { Text("some") } }
    }
  }

  struct Live: View {
    @State private var count = 0
    var body: some View {
      NavigationStack { Text("root").toolbar { Custom(count: $count) } }
    }
  }

  @Test("3.63: items follow the state that they read, also those of an app's own content")
  func live() throws {
    let host = TestHost { Live() }
    #expect(host.texts == ["count 0", "own 0", "root"])
    try host.find(.button("count 0")).press()
    host.turn()
    #expect(host.texts == ["some", "count 1", "own 0", "root"])
    try host.find(.button("own 0")).press()
    host.turn()
    #expect(host.texts == ["some", "count 1", "own 1", "root"])
  }

  struct Conditional: View {
    @State private var hasItem = true
    var body: some View {
      NavigationStack {
        Button("Toggle") { hasItem.toggle() }
        if hasItem { Text("with").toolbar { Button("Item") {} } }
      }
    }
  }

  @Test("items come and go with the view that declares them")
  func comeAndGo() throws {
    let host = TestHost { Conditional() }
    #expect(host.findAll(.button("Item")).count == 1)
    try host.find(.button("Toggle")).press()
    host.turn()
    #expect(host.findAll(.button("Item")).isEmpty)
    try host.find(.button("Toggle")).press()
    host.turn()
    #expect(host.findAll(.button("Item")).count == 1)
  }

  @Test("3.64: the old forms of titles and items work beside toolbar")
  func oldForms() {
    let host = TestHost {
      NavigationView {
        Text("root")
          .navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
          .toolbar { Button("New") {} }
      }
    }
    #expect(host.navigationTitle == "Old")
    #expect(!host.hasLargeTitle)
    #expect(host.texts == ["L", "T", "New", "root"])
  }

  struct Hiding: View {
    @State private var isHidden = true
    var body: some View {
      NavigationStack {
        Button("Show") { isHidden = false }.navigationTitle("Title").toolbar(isHidden ? .hidden : .visible)
      }
    }
  }

  @Test("3.65: toolbar(.hidden) hides the bar of the page as long as it says so")
  func hidden() throws {
    let host = TestHost { Hiding() }
    #expect(host.navigationTitle == nil)
    try host.find(.button("Show")).press()
    host.turn()
    #expect(host.navigationTitle == "Title")
    #expect(TestHost { NavigationStack { Text("").navigationTitle("x").navigationBarHidden(true) } }.navigationTitle == nil)
  }

  @Test("3.65: a tab bar that a pushed page hides comes back when that goes")
  func hiddenTabBar() throws {
    let host = TestHost {
      TabView {
        NavigationStack { NavigationLink("Go") { Text("page").toolbar(.hidden, for: .tabBar) } }.tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    func isBarSeen() -> Bool { host.texts.contains("B") }
    #expect(isBarSeen())
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(!isBarSeen())
    try host.back()
    host.turn()
    #expect(isBarSeen())
  }

  struct Leaving: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Button("\(name) \(isPresented)") { dismiss() }
      NavigationLink("\(name) on") { Leaving(name: name + "x") }
    }
  }

  @Test("3.68: dismiss on a page takes it away; on a root where nothing is presented it does nothing")
  func dismissal() throws {
    let host = TestHost { NavigationStack { Leaving(name: "a") } }
    try host.find(.button("a false")).press()
    #expect(!host.turn())
    try host.find(.navigationLink("a on")).push()
    host.turn()
    try host.find(.button("ax true")).press()
    host.turn()
    #expect(host.findAll(.button("a false")).count == 1)
  }

  @Test("3.69: a page that reads dismiss is not evaluated when another one is pushed")
  func stableDismiss() throws {
    let host = TestHost { NavigationStack { Leaving(name: "a") } }
    try host.find(.navigationLink("a on")).push()
    host.turn()
    host.resetCounts()
    try host.find(.navigationLink("ax on")).push()
    host.turn()
    #expect(host.evaluations(of: Leaving.self) == 1)
  }

  @Test("3.70: a tap on the tab that is shown calls the setter, and leads back to the root, as UIKit's does")
  func sameTab() throws {
    let log = Log()
    let host = TestHost {
      TabView(selection: Binding(get: { 0 }, set: { log("set \($0)") })) {
        NavigationStack { NavigationLink("Go") { Text("page") } }.tabItem { Text("A") }.tag(0)
        Text("b").tabItem { Text("B") }.tag(1)
      }
    }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    try host.find(.tab("A")).select()
    host.turn()
    #expect(log.entries == ["set 0"])
    #expect(!host.texts.contains("page"))
  }
}
