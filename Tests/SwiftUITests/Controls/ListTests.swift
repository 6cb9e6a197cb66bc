import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import Waiting

@testable import SwiftUICore

@MainActor @Suite("Lists and forms") struct ListTests {
  final class Log {
    var entries: [String] = []
  }

  struct Letters: View {
    @State var all = ["A", "B", "C", "D"]
    let log: Log
    var deletes = true
    var body: some View {
      List {
        ForEach(all, id: \.self) { Text($0).deleteDisabled($0 == "A").moveDisabled($0 == "A") }
          .onDelete { offsets in
            log.entries.append("delete \(Array(offsets))")
            if deletes { for offset in offsets.reversed() { all.remove(at: offset) } }
          }
          .onMove { offsets, destination in
            // By itself: within the text it takes the compiler ten seconds.
            let places = Array(offsets)
            log.entries.append("move \(places) \(destination)")
          }
      }
      EditButton()
    }
  }

  private func row(_ host: TestHost, _ text: String) throws -> FoundElement { try host.find(.text(text)) }

  @Test("2.22, 2.24 a deletion tells the offset in the data")
  func delete() throws {
    let log = Log()
    let host = TestHost { Letters(log: log) }
    try row(host, "C").delete()
    host.turn()
    #expect(log.entries == ["delete [2]"])
    #expect(host.findAll(.text("C")).isEmpty)
  }

  @Test("2.23 a row that the app does not delete stays")
  func deleteRefused() throws {
    let host = TestHost { Letters(log: Log(), deletes: false) }
    try row(host, "C").delete()
    host.turn()
    _ = try row(host, "C")
  }

  @Test("2.25 a move tells the offset and the place before removal, and one to the same place tells nothing")
  func move() throws {
    let log = Log()
    let host = TestHost { Letters(log: log) }
    try row(host, "B").move(before: nil)
    host.turn()
    try row(host, "C").move(before: row(host, "A"))
    host.turn()
    try row(host, "B").move(before: row(host, "C"))
    host.turn()
    #expect(log.entries == ["move [1] 4", "move [2] 0"])
  }

  @Test("2.26, 2.32 rows that are disabled are neither deleted nor moved")
  func disabledRows() throws {
    let host = TestHost { Letters(log: Log()) }
    #expect(throws: ElementUnusable.self) { try row(host, "A").delete() }
    #expect(throws: ElementUnusable.self) { try row(host, "A").move(before: nil) }
  }

  @Test("2.28 an EditButton begins and ends the editing of lists")
  func editButton() throws {
    let host = TestHost { Letters(log: Log()) }
    func isEditing() throws -> Bool { try #require(try host.find(.list).element.content as? ListContent).isEditing }
    #expect(try !isEditing())
    try host.find(.button("Edit")).press()
    host.turn()
    #expect(try isEditing())
    try host.find(.button("Done")).press()
    host.turn()
    #expect(try !isEditing())
  }

  @Test("2.31 with edit actions the list changes the collection by itself")
  func editActions() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Subject: View {
      @State var items = (1...4).map { Item(id: $0) }
      var body: some View {
        List($items, editActions: .all) { $item in Text(verbatim: "No. \(item.id)") }
        Text(verbatim: items.map { "\($0.id)" }.joined())
      }
    }
    let host = TestHost { Subject() }
    try host.find(.text("No. 2")).delete()
    host.turn()
    _ = try host.find(.text("134"))
    try host.find(.text("No. 4")).move(before: try host.find(.text("No. 1")))
    host.turn()
    _ = try host.find(.text("413"))
  }

  private final class Box {
    struct Item: Identifiable {
      let id: Int
    }
    var items = (1...5).map { Item(id: $0) }
    var writes = 0
  }

  /// Rows of data that somebody else may change without a word.
  private func rows(of box: Box) -> TestHost {
    let items = Binding {
      box.items
    } set: {
      box.items = $0
      box.writes += 1
    }
    return TestHost { List { ForEach(items, editActions: .all) { $item in Text(verbatim: "No. \(item.id)") } } }
  }

  private func delete(_ numbers: [Int], in host: TestHost) throws {
    let rows = try numbers.map { try host.find(.text("No. \($0)")).element }
    let target = try #require(rows[0].effects.deletionTarget)
    host.graph.send(DeleteRowsEvent(rows.map(\.id)), to: target)
  }

  @Test("2.31 rows that are deleted together are one write of the collection")
  func oneWrite() throws {
    let box = Box()
    try delete([2, 3, 5], in: rows(of: box))
    #expect(box.items.map(\.id) == [1, 4])
    #expect(box.writes == 1)
  }

  @Test("2.31 rows that are not in the collection any more are not deleted and not moved")
  func staleRows() throws {
    let box = Box()
    let host = rows(of: box)
    let (first, last) = (try host.find(.text("No. 1")), try host.find(.text("No. 5")))
    box.items.removeLast(3)
    try last.move(before: first)
    try delete([4, 5], in: host)
    #expect(box.writes == 0)
    try first.move(before: nil)
    #expect(box.items.map(\.id) == [2, 1])
    try delete([1, 5], in: host)
    #expect(box.items.map(\.id) == [1])
  }

  @Test("a style tells whether every second row has another background", arguments: [true, false])
  func alternatingStyles(alternates: Bool) throws {
    let hosts = [
      TestHost { List { Text("a") }.listStyle(InsetListStyle(alternatesRowBackgrounds: alternates)) },
      TestHost { List { Text("a") }.listStyle(BorderedListStyle(alternatesRowBackgrounds: alternates)) },
    ]
    for host in hosts {
      #expect(try #require(host.find(.list).element.content as? ListContent).alternates == alternates)
    }
  }

  @Test("2.40, 2.42 one row is selected by its id or tag, and a row of another type cannot be")
  func selectOne() throws {
    struct Subject: View {
      @State var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<4, id: \.self) { Text(verbatim: "No. \($0)") }
          Text("Tagged").tag(9)
          Text("Other").tag("other")
        }
        Text(verbatim: "is \(selection.map(String.init) ?? "nil")")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.list).select(.text("No. 2"))
    host.turn()
    _ = try host.find(.text("is 2"))
    #expect(try host.find(.text("No. 2")).isSelected)
    try host.find(.list).select(.text("Tagged"))
    host.turn()
    _ = try host.find(.text("is 9"))
    try host.find(.list).select(.text("Other"))
    host.turn()
    _ = try host.find(.text("is 9"))
    #expect(throws: ElementUnusable.self) { try host.find(.list).select(.text("No. 1"), .text("No. 2")) }
  }

  @Test("2.40, 2.49 several rows are selected, without those that are disabled")
  func selectMany() throws {
    struct Subject: View {
      @State var selection: Set<Int> = []
      var body: some View {
        List(1..<6, id: \.self, selection: $selection) { number in
          Text(verbatim: "No. \(number)").selectionDisabled(number == 3)
        }
        Text(verbatim: "is \(selection.sorted())")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.list).select(.text("No. 2"), .text("No. 4"))
    host.turn()
    _ = try host.find(.text("is [2, 4]"))
    #expect(throws: ElementUnusable.self) { try host.find(.list).select(.text("No. 3")) }
  }

  @Test("2.13 the rows of a closed section are not there")
  func sections() throws {
    struct Subject: View {
      @State var isOpen = true
      var body: some View {
        List { Section("Fruit", isExpanded: $isOpen) { Text("Apple") } }.listStyle(.sidebar)
      }
    }
    let host = TestHost { Subject() }
    try host.find(.role(.section)).disclose()
    host.turn()
    #expect(host.findAll(.text("Apple")).isEmpty)
    try host.find(.role(.section)).disclose()
    host.turn()
    _ = try host.find(.text("Apple"))
  }

  @Test("2.50, 2.51, 2.53 a refresh runs once at a time, and the indicator stays as long as it runs")
  func refresh() async throws {
    final class Gate: @unchecked Sendable {
      var count = 0
      var resume: CheckedContinuation<Void, Never>?
    }
    let gate = Gate()
    let host = TestHost {
      List { Text("Row") }.refreshable { @MainActor in
        gate.count += 1
        await withCheckedContinuation { gate.resume = $0 }
      }
    }
    func isRefreshing() throws -> Bool { (try host.find(.list).element.content as? ListContent)?.isRefreshing == true }
    try host.find(.list).refresh()
    host.turn()
    #expect(try isRefreshing())
    try await wait(for: "the list refreshes") { gate.resume != nil }
    try host.find(.list).refresh()
    host.turn()
    gate.resume?.resume()
    try await wait(for: "the list has been refreshed") {
      host.turn()
      return try !isRefreshing()
    }
    #expect(gate.count == 1)
  }

  @Test("2.55, 2.56, 2.57 a search begins with the focus, writes each edit, and Cancel ends it")
  func search() throws {
    struct Results: View {
      @Environment(\.isSearching) var isSearching
      var body: some View { Text(isSearching ? "searching" : "idle") }
    }
    struct Subject: View {
      @State var text = ""
      let log: Log
      var body: some View {
        Results().searchable(text: $text).onSubmit(of: .search) { log.entries.append("submit \(text)") }
        Text(verbatim: "“\(text)”")
      }
    }
    let log = Log()
    let host = TestHost { Subject(log: log) }
    _ = try host.find(.text("idle"))
    try host.find(.textField("Search")).focus()
    host.turn()
    _ = try host.find(.text("searching"))
    try host.find(.textField("Search")).edit("pear")
    host.turn()
    try host.find(.textField("Search")).submit()
    host.turn()
    #expect(log.entries == ["submit pear"])
    try host.find(.button("Cancel")).press()
    host.turn()
    _ = try host.find(.text("idle"))
    _ = try host.find(.text("“”"))
  }

  @Test("the field of a search around a stack stands in its first page, which another page covers")
  func searchedStack() throws {
    struct Subject: View {
      @State var text = ""
      var body: some View {
        NavigationStack {
          NavigationLink("Next") { Text("Second") }
          Text(verbatim: "“\(text)”")
        }
        .tint(.red)
        .searchable(text: $text)
      }
    }
    let host = TestHost { Subject() }
    try host.find(.textField("Search")).edit("pear")
    host.turn()
    _ = try host.find(.text("“pear”"))
    try host.find(.navigationLink("Next")).push()
    host.turn()
    _ = try host.find(.text("Second"))
    #expect(host.findAll(.textField("Search")).isEmpty)
  }

  @Test("2.59 a suggestion completes the text and submits")
  func suggestions() throws {
    struct Subject: View {
      @State var text = ""
      let log: Log
      var body: some View {
        Text("content").searchable(text: $text) {
          Text("Apple").searchCompletion("apple")
          Text("no completion")
        }
        .onSubmit(of: .search) { log.entries.append("submit \(text)") }
      }
    }
    let log = Log()
    let host = TestHost { Subject(log: log) }
    #expect(host.findAll(.text("Apple")).isEmpty)
    try host.find(.textField("Search")).focus()
    host.turn()
    try host.find(.button("Apple")).press()
    host.turn()
    #expect(log.entries == ["submit apple"])
    #expect(try host.find(.textField("Search")).value == "apple")
  }

  @Test("2.72 scrollTo finds rows by their ids, and an unknown id does nothing")
  func scrollTo() throws {
    let host = TestHost {
      ScrollViewReader { proxy in
        List { ForEach(1..<50, id: \.self) { Text(verbatim: "No. \($0)") } }
        Button("Far") { proxy.scrollTo(40, anchor: .top) }
        Button("Unknown") { proxy.scrollTo("nothing") }
      }
    }
    try host.find(.button("Unknown")).press()
    host.turn()
    #expect(try host.find(.list).scrollTarget == nil)
    try host.find(.button("Far")).press()
    host.turn()
    #expect(try host.find(.list).scrollTarget?.label == "No. 40")
  }

  @Test("motion 2.12 scrolling is animated under withAnimation, and only there", arguments: [false, true])
  func animatedScrolling(isAnimated: Bool) throws {
    struct Subject: View {
      let isAnimated: Bool
      @State private var position = ScrollPosition()
      @State private var id: Int? = 1
      var body: some View {
        ScrollViewReader { proxy in
          List { ForEach(1..<50, id: \.self) { Text(verbatim: "No. \($0)") } }
          ScrollView { Text("edge").frame(height: 1000) }.scrollPosition($position).accessibilityIdentifier("edge")
          ScrollView { VStack { ForEach(1..<9, id: \.self) { Text(verbatim: "\($0)") } }.scrollTargetLayout() }
            .scrollPosition(id: $id).accessibilityIdentifier("id")
          Button("Go") {
            withAnimation(isAnimated ? .default : nil) {
              proxy.scrollTo(40)
              position.scrollTo(edge: .bottom)
              id = 7
            }
          }
        }
      }
    }
    let host = TestHost { Subject(isAnimated: isAnimated) }
    try host.find(.button("Go")).press()
    host.turn()
    let list = try #require(host.find(.list).element.content as? ListContent)
    #expect(list.scrollTarget?.isAnimated == isAnimated)
    for name in ["edge", "id"] {
      let scroll = try #require(host.find(.identifier(name)).element.content as? ScrollContent)
      #expect(scroll.target?.isAnimated == isAnimated, "\(name)")
    }
  }

  @Test("2.14 the looks of a row belong to the row")
  func rowLooks() throws {
    let host = TestHost {
      List {
        Text("Plain").listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.red)
      }
    }
    let effects = try host.find(.text("Plain")).element.effects
    #expect(effects.contains { ($0 as? RowLookEffect)?.insets == EdgeInsets() })
    #expect(effects.contains { ($0 as? RowLookEffect)?.separator?.visibility == .hidden })
    #expect(effects.contains { ($0 as? LayerEffect)?.place == .rowBackground })
  }

  @Test("2.69 a form is a list of rows")
  func form() throws {
    struct Subject: View {
      @State var isOn = false
      var body: some View {
        Form {
          Section(header: Text("Settings"), footer: Text("End")) { Toggle("Sound", isOn: $isOn) }
        }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.toggle("Sound"), in: .form).toggle()
    host.turn()
    #expect(try host.find(.toggle("Sound")).isOn)
    #expect(try host.find(.form).texts == ["Settings", "Sound", "End"])
  }

  @Test("1.78 nobody selects, deletes, moves, refreshes, opens or closes anything in what is disabled")
  func disabled() throws {
    final class Lines { var all: [String] = [] }
    struct Subject: View {
      @State var rows = ["a", "b"]
      @State var chosen: String?
      @State var isExpanded = true
      @State var isDisabled = true
      let lines: Lines
      var body: some View {
        List(selection: $chosen) {
          ForEach(rows, id: \.self) { Text($0) }.onDelete { _ in lines.all.append("delete") }.onMove { _, _ in }
          Section(isExpanded: $isExpanded) {
            Text("inside")
          } header: {
            Text("Section")
          }
        }
        .refreshable { await MainActor.run { lines.all.append("refresh") } }
        .disabled(isDisabled)
        Text(verbatim: "chosen \(chosen ?? "nothing"), \(isExpanded)")
        Button("Enable") { isDisabled = false }
      }
    }
    let lines = Lines()
    let host = TestHost { Subject(lines: lines) }
    let all = host.graph.root.descendants
    let list = try #require(all.first { $0.content is ListContent }).id
    let section = try #require(all.first { $0.content is SectionContent }).id
    let row = try #require(all.first { $0.text == "a" && $0.content is TextContent })
    #expect(throws: ElementUnusable.self) { try host.find(.list).select(.text("a")) }
    #expect(throws: ElementUnusable.self) { try host.find(.text("a")).delete() }
    #expect(throws: ElementUnusable.self) { try host.find(.list).refresh() }
    // A host that has not heard of it yet.
    func act(deletingAt target: ElementID) {
      host.graph.send(SelectRowsEvent([row.id], .replace), to: list)
      host.graph.send(RefreshEvent(), to: list)
      host.graph.send(DiscloseEvent(), to: section)
      host.graph.send(DeleteRowsEvent([row.id]), to: target)
      host.turn()
    }
    let effect = try #require(row.effects.compactMap { $0 as? RowEditingEffect }.first)
    act(deletingAt: effect.target)
    #expect(lines.all.isEmpty && host.texts.contains("chosen nothing, true"))
    try host.find(.button("Enable")).press()
    host.turn()
    act(deletingAt: effect.target)
    #expect(lines.all.contains("delete") && host.texts.contains("chosen a, false"))
  }
}
