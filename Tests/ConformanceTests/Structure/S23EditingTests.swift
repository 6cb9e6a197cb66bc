import SwiftUI
import SwiftUITesting
import Testing
import Waiting

@MainActor @Suite("2.3 to 2.5: Editing, swipes, selection") struct S23EditingTests {
  let log = Log()

  @Test("2.30: a binding around a button and a list joins the two")
  func joinedEditMode() throws {
    struct Subject: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          EditButton()
          List { ForEach(1..<3) { Text(verbatim: "\($0)") }.onDelete { _ in } }
        }
        .environment(\.editMode, $mode)
        Text(mode.isEditing ? "editing" : "not")
      }
    }
    let host = TestHost { Subject() }
    try host.press("Edit")
    #expect(host.texts.last == "editing")
    #expect((try host.find(.list).element.content as? ListContent)?.isEditing == true)
    try host.press("Done")
    #expect(host.texts.last == "not")
  }

  private func actions(_ row: FoundElement) -> [String] {
    row.element.layers.flatMap { layer in layer.descendants.filter { $0.content is ButtonContent }.map(\.label) }
  }

  @Test("2.33, 2.34, 2.37: what a swipe offers keeps its order, at either edge, and several modifiers add up")
  func swipeActions() throws {
    let host = TestHost {
      List {
        Text("Row")
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log("pin") } }
          .swipeActions {
            Button("Delete", role: .destructive) { log("delete") }
            Button("Flag") { log("flag") }
          }
          .swipeActions { Button("More") { log("more") } }
      }
    }
    let row = try host.find(.text("Row"))
    #expect(actions(row) == ["Pin", "Delete", "Flag", "More"])
    let places = row.element.effects.compactMap { ($0 as? LayerEffect)?.place }
    #expect(places == [.leadingActionsInParts, .trailingActions, .trailingActions])
    for name in ["Pin", "Delete", "Flag", "More"] { try host.press(name) }
    #expect(log.entries == ["pin", "delete", "flag", "more"])
    #expect((try host.find(.button("Delete")).element.content as? ButtonContent)?.buttonRole == .destructive)
  }

  @Test("2.36: a row whose data stay is there again after an action of its swipe")
  func refusedDeletion() throws {
    let host = TestHost { List { Text("Row").swipeActions { Button("Delete", role: .destructive) { log("delete") } } } }
    try host.press("Delete")
    #expect(log.entries == ["delete"])
    _ = try host.find(.text("Row"))
  }

  struct Numbers: View {
    let log: Log
    @State private var numbers = [1, 2, 3]
    @State private var selection: Int? = 2
    var body: some View {
      List(numbers, id: \.self, selection: log.binding("W", $selection)) { Text(verbatim: "No. \($0)") }
      Button("Remove 2") { numbers = [1, 3] }
      Button("Back") { numbers = [1, 2, 3] }
    }
  }

  @Test("2.42: choosing the selected row again writes nothing")
  func chosenAgain() throws {
    let host = TestHost { Numbers(log: log) }
    try host.find(.list).select(.text("No. 2"))
    host.turn()
    #expect(log.entries.isEmpty)
    #expect(try host.find(.text("No. 2")).isSelected)
  }

  @Test("2.44, 2.46: rows that go leave the selection as it is: a list writes it for a person alone")
  func removedSelection() throws {
    let host = TestHost { Numbers(log: log) }
    try host.press("Remove 2")
    #expect(log.entries.isEmpty)
    #expect(try !host.find(.text("No. 1")).isSelected)
    try host.press("Back")
    #expect(try host.find(.text("No. 2")).isSelected)
    #expect(log.entries.isEmpty)
  }

  @Test("2.45: a link in a list whose selection has the type of its value selects, and pushes nothing")
  func linkSelects() throws {
    struct Subject: View {
      let log: Log
      @State private var selection: Int?
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: log.binding("path", $path)) {
          List(selection: log.binding("selection", $selection)) {
            NavigationLink("One", value: 1)
            NavigationLink("Two", value: 2)
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.navigationLink("Two")).push()
    host.turn()
    #expect(log.entries == ["selection = Optional(2)"])
  }

  @Test("2.52: a refresh is cancelled when what is refreshed goes")
  func cancelledRefresh() async throws {
    final class Flag: @unchecked Sendable {
      var hasBegun = false
      var isCancelled = false
    }
    struct Subject: View {
      let flag: Flag
      @State private var isThere = true
      var body: some View {
        if isThere {
          List { Text("Row") }.refreshable { @MainActor in
            flag.hasBegun = true
            while !Task.isCancelled { await Task.yield() }
            flag.isCancelled = true
          }
        }
        Button("Remove") { isThere = false }
      }
    }
    let flag = Flag()
    let host = TestHost { Subject(flag: flag) }
    try host.find(.list).refresh()
    try await wait(for: "refreshing begins") { flag.hasBegun }
    try host.press("Remove")
    try await wait(for: "refreshing is cancelled") { flag.isCancelled }
  }
}

@MainActor @Suite("2.6: Search") struct S26SearchTests {
  let log = Log()

  @Test("2.58: isPresented is true while a person searches, and false ends the search")
  func isPresented() throws {
    struct Subject: View {
      let log: Log
      @State private var text = ""
      @State private var isPresented = false
      var body: some View {
        Text("content").searchable(text: $text, isPresented: log.binding("W", $isPresented))
        Button("End") { isPresented = false }
        Text(isPresented ? "searching" : "idle")
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.textField("Search")).focus()
    host.turn()
    #expect(host.texts.last == "searching")
    #expect(log.take() == ["W = true"])
    try host.press("Cancel")
    #expect(host.texts.last == "idle")
    #expect(log.take() == ["W = false"])
    try host.find(.textField("Search")).unfocus()
    try host.find(.textField("Search")).focus()
    host.turn()
    #expect(host.texts.last == "searching")
    try host.press("End")
    #expect(host.findAll(.button("Cancel")).isEmpty)
  }

  @Test("2.60: scopes are there once something is typed, or as long as a person searches")
  func scopes() throws {
    struct Subject: View {
      let activation: SearchScopeActivation
      @State private var text = ""
      @State private var scope = 1
      var body: some View {
        Text("in \(scope)").searchable(text: $text).searchScopes($scope, activation: activation) {
          Text("All").tag(1)
          Text("Mine").tag(2)
        }
      }
    }
    for activation in [SearchScopeActivation.onTextEntry, .onSearchPresentation] {
      let host = TestHost { Subject(activation: activation) }
      #expect(host.findAll(.picker()).isEmpty)
      try host.find(.textField("Search")).focus()
      host.turn()
      #expect(host.findAll(.picker()).count == (activation.isEarly ? 1 : 0))
      try host.find(.textField("Search")).edit("a")
      host.turn()
      try host.find(.picker("Scope")).choose("Mine")
      host.turn()
      #expect(host.texts.contains("in 2"))
    }
  }

  @Test("2.61: Return in the field submits the search, to actions around the view that is searched")
  func submit() throws {
    struct Subject: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        VStack { Text("content").searchable(text: $text) }.onSubmit(of: .search) { log("search \(text)") }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.textField("Search")).edit("a")
    host.turn()
    try host.find(.textField("Search")).submit()
    #expect(log.entries == ["search a"])
  }

  @Test("2.63: a page that is pushed from a search leaves it as it is")
  func push() throws {
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { NavigationLink(isSearching ? "Searching" : "Idle", value: 1) }
    }
    struct Subject: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Results().searchable(text: $text).navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.textField("Search")).focus()
    host.turn()
    try host.find(.textField("Search")).edit("a")
    host.turn()
    try host.find(.navigationLink("Searching")).push()
    host.turn()
    #expect(host.texts.contains("Page 1"))
    try host.back()
    host.turn()
    _ = try host.find(.navigationLink("Searching"))
    #expect(try host.find(.textField("Search")).value == "a")
  }

  @Test("5.11: a sheet is not in the search of its presenter, nor in its editing")
  func sheetOfSearch() throws {
    struct Inside: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.editMode) private var editMode
      var body: some View { Text("\(isSearching) \(editMode?.wrappedValue.isEditing ?? false)") }
    }
    struct Presenter: View {
      @State private var isPresented = false
      @State private var text = ""
      var body: some View {
        Button("Present") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            Inside()
            EditButton()
          }
          .searchable(text: $text)
        EditButton()
      }
    }
    let host = TestHost { Presenter() }
    try host.press("Edit")
    try host.find(.textField("Search")).focus()
    host.turn()
    try host.press("Present")
    #expect(try host.find(.sheet).texts == ["false false", "Edit"])
    try host.find(.sheet).find(.button("Edit")).press()
    host.turn()
    #expect(try host.find(.sheet).texts == ["false true", "Done"])
  }

  @Test("2.53: the nearest refreshable counts, and a sheet has not that of its presenter")
  func nearestRefresh() throws {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      let name: String
      var body: some View { Text("\(name): \(refresh == nil ? "none" : "some")") }
    }
    let host = TestHost {
      Reader(name: "outside")
      Reader(name: "inside").sheet(isPresented: .constant(true)) { Reader(name: "sheet") }.refreshable {}
    }
    #expect(host.texts == ["outside: none", "inside: some", "sheet: none"])
  }
}

extension SearchScopeActivation {
  /// Whether the scopes are there before something is typed.
  fileprivate var isEarly: Bool { String(describing: self).contains("onSearchPresentation") }
}
