import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Repetition, rows, menus, searches") struct ControlBehaviorTests {
  @Test("1.15 a held button repeats its action if it is told to, and with a style of the app, but not with a primitive one")
  func repetition() throws {
    struct Dim: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
    }
    struct Own: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Subject: View {
      @State var count = 0
      @Environment(\.buttonRepeatBehavior) var behavior
      var body: some View {
        Text(verbatim: "\(count) \(behavior == .enabled)")
        Button("More") { count += 1 }
        Button("Styled") { count += 1 }.buttonStyle(Dim())
        Button("Primitive") { count += 1 }.buttonStyle(Own())
        Button("Once") { count += 1 }.buttonRepeatBehavior(.disabled)
      }
    }
    let host = TestHost { Subject().buttonRepeatBehavior(.enabled) }
    try host.find(.button("More")).hold(untilPressed: 3)
    host.turn()
    _ = try host.find(.text("3 true"))
    try host.find(.button("Styled")).hold(untilPressed: 2)
    host.turn()
    _ = try host.find(.text("5 true"))
    #expect(throws: ElementUnusable.self) { try host.find(.button("Primitive")).hold(untilPressed: 2) }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Once")).hold(untilPressed: 2) }
  }

  @Test("1.16 each of several buttons in a row has a target of its own, whatever its style; the row is not selected")
  func buttonsInRow() throws {
    struct Subject: View {
      @State var log = ""
      @State var selection: Int?
      var body: some View {
        List(selection: $selection) {
          HStack {
            Button("A") { log += "a" }
            Button("B") { log += "b" }
            Button("C") { log += "c" }.buttonStyle(.borderless)
          }
          .tag(1)
        }
        Text(verbatim: "log \(log) \(selection ?? 0)")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.button("B")).press()
    try host.find(.button("C")).press()
    host.turn()
    _ = try host.find(.text("log bc 0"))
  }

  @Test("1.58 a menu in a menu, sections, pickers and toggles are its items; one that is told to stays open")
  func menus() throws {
    let host = TestHost {
      Menu("More") {
        Section("Edit") { Button("Copy") {} }
        Menu("Share") { Button("Mail") {} }
        Toggle("Bold", isOn: .constant(true))
      }
      .menuActionDismissBehavior(.disabled).menuOrder(.fixed)
    }
    let menu = try host.find(.menu("More"))
    #expect(menu.element.effects.contains { ($0 as? MenuDismissalEffect)?.staysOpen == true })
    _ = try menu.find(.menu("Share"))
    _ = try menu.find(.button("Copy"))
  }

  @Test("an item of a context menu that is told to keeps it open")
  func contextMenuStays() throws {
    struct Subject: View {
      @State var count = 0
      var body: some View {
        Text(verbatim: "count \(count)").contextMenu {
          Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
          Button("Done") {}
        }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.text("count 0")).openContextMenu()
    host.turn()
    try host.find(.button("More")).press()
    host.turn()
    try host.find(.button("More")).press()
    host.turn()
    _ = try host.find(.text("count 2"))
    try host.find(.button("Done")).press()
    host.turn()
    #expect(host.findAll(.contextMenu).isEmpty)
  }

  @Test("2.11 headers are as written, in each style of list")
  func headers() throws {
    let host = TestHost { List { Section("Fresh fruit") { Text("Pear") } }.listStyle(.grouped) }
    _ = try host.find(.text("Fresh fruit"))
  }

  @Test("2.43 leaving edit mode empties a selection of several rows, and not one of a single row")
  func leavingEditMode() throws {
    struct Subject: View {
      @State var many: Set<Int> = []
      @State var one: Int?
      var body: some View {
        EditButton()
        List(1..<4, id: \.self, selection: $many) { Text(verbatim: "many \($0)") }
        List(1..<4, id: \.self, selection: $one) { Text(verbatim: "one \($0)") }
        Text(verbatim: "\(many.sorted()) \(one ?? 0)")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.button("Edit")).press()
    host.turn()
    try host.find(.list.at(0)).select(.text("many 1"), .text("many 3"))
    try host.find(.list.at(1)).select(.text("one 2"))
    host.turn()
    _ = try host.find(.text("[1, 3] 2"))
    try host.find(.button("Done")).press()
    host.turn()
    _ = try host.find(.text("[] 2"))
  }

  @Test("the room between sections and rows is told, and a section's own counts before the list's")
  func spacing() throws {
    let host = TestHost {
      List {
        Section("A") { Text("a") }
        Section("B") { Text("b") }.listSectionSpacing(40)
      }
      .listSectionSpacing(.compact).listRowSpacing(8)
    }
    let list = try #require(try host.find(.list).element.content as? ListContent)
    #expect(list.spacing == ListSpacing(sections: 12, rows: 8))
    let sections = try host.find(.list).findAll(.role(.section)).map { ($0.element.content as? SectionContent)?.spacing }
    #expect(sections == [12, 40])
  }

  @Test("2.47 the menu of a selection is about all that is selected, or the row alone, and its action runs at a double press")
  func selectionMenu() throws {
    struct Subject: View {
      @State var selection: Set<Int> = [1, 2]
      @State var opened = ""
      var body: some View {
        List(1..<5, id: \.self, selection: $selection) { Text(verbatim: "No. \($0)") }
          .contextMenu(forSelectionType: Int.self) { ids in
            Button("Delete \(ids.sorted().map(String.init).joined(separator: "+"))") {}
          } primaryAction: { ids in
            opened = ids.sorted().map(String.init).joined(separator: "+")
          }
        Text(verbatim: "opened \(opened)")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.text("No. 2")).openContextMenu()
    host.turn()
    try host.find(.button("Delete 1+2")).press()
    host.turn()
    #expect(host.findAll(.contextMenu).isEmpty)
    try host.find(.text("No. 4")).openContextMenu()
    host.turn()
    try host.find(.button("Delete 4")).press()
    host.turn()
    try host.find(.text("No. 3")).pressTwice()
    host.turn()
    _ = try host.find(.text("opened 3"))
  }

  @Test("2.62 a page has one search field: that of the stack; a page that is pushed may have one of its own")
  func oneSearchField() throws {
    struct Subject: View {
      @State var text = ""
      var body: some View {
        NavigationStack {
          List { NavigationLink("More") { Text("Page").searchable(text: $text) } }.searchable(text: $text)
        }
        .searchable(text: $text)
      }
    }
    let host = TestHost { Subject() }
    #expect(host.findAll(.textField("Search")).count == 1)
    // 2.54: it stands above what it searches, whatever the placement says.
    let own = TestHost { NavigationStack { Text("content").searchable(text: .constant(""), placement: .toolbar) } }
    #expect(own.findAll(.textField("Search")).count == 1)
  }

  struct Tag: Identifiable, Equatable {
    let id: String
  }

  struct Tagged: View {
    @State var text = ""
    @State var tokens = [Tag(id: "red"), Tag(id: "blue")]
    @State var suggested = [Tag(id: "green")]
    @FocusState var isFocused: Bool
    var body: some View {
      Text(verbatim: "\(tokens.map(\.id)) “\(text)” \(isFocused)").searchable(
        text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: Text("Find")
      ) {
        Text($0.id)
      }
      .searchFocused($isFocused)
      Button("Focus") { isFocused = true }
    }
  }

  @Test("2.65 Backspace in an empty search field removes the last token; with a text it deletes a character")
  func tokens() throws {
    let host = TestHost { Tagged() }
    try host.find(.textField("Find")).edit("a")
    host.turn()
    try host.find(.textField("Find")).deleteBackward()
    host.turn()
    _ = try host.find(.text(#"["red", "blue"] “” false"#))
    try host.find(.textField("Find")).deleteBackward()
    host.turn()
    _ = try host.find(.text(#"["red"] “” false"#))
  }

  @Test("a suggested token is added when it is chosen, and the field is emptied")
  func suggestedTokens() throws {
    let host = TestHost { Tagged() }
    try host.find(.button("Focus")).press()
    host.turn()
    _ = try host.find(.text(#"["red", "blue"] “” true"#))
    try host.find(.textField("Find")).edit("gr")
    host.turn()
    try host.find(.button("green")).press()
    host.turn()
    #expect(host.texts.contains { $0.hasPrefix(#"["red", "blue", "green"] “”"#) })
  }

  @Test("suggestions that are hidden are not shown")
  func hiddenSuggestions() throws {
    struct Subject: View {
      let visibility: Visibility
      var body: some View {
        Text("content").searchable(text: .constant("a"), isPresented: .constant(true)).searchSuggestions { Text("apple") }
          .searchSuggestions(visibility, for: .content)
      }
    }
    #expect(TestHost { Subject(visibility: .visible) }.texts.contains("apple"))
    #expect(!TestHost { Subject(visibility: .hidden) }.texts.contains("apple"))
  }
}

@MainActor @Suite("Selections in texts, and styles of an app's own") struct TextSelectionTests {
  struct Editor: View {
    @State var text = "Grüße 👋 alle"
    @State var selection: TextSelection?
    var body: some View {
      TextField("Text", text: $text, selection: $selection)
      Text(verbatim: "selected “\(selected)”")
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      Button("Shorten") { text = "a" }
    }

    private var selected: String {
      guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else { return "nothing" }
      return String(text[range])
    }
  }

  @Test("1.76 what a person selects is written in places of the text, and what the app writes is selected")
  func selection() throws {
    let host = TestHost { Editor() }
    func shown() throws -> FieldSelection? {
      (try host.find(.textField("Text")).element.content as? TextFieldContent)?.selection
    }
    #expect(try shown() == nil)
    try host.find(.textField("Text")).select(characters: 6..<7)
    host.turn()
    _ = try host.find(.text("selected “👋”"))
    #expect(try shown() == FieldSelection(start: 6, end: 8))
    try host.find(.button("All")).press()
    host.turn()
    #expect(try shown() == FieldSelection(start: 0, end: 13))
    // Places that a shorter text does not have are its end.
    try host.find(.button("Shorten")).press()
    host.turn()
    #expect(try shown() == FieldSelection(start: 0, end: 1))
  }

  @Test("An app's own style of menus and of date pickers makes their views")
  func styles() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("framed")
          Menu(configuration)
        }
      }
    }
    struct Worded: DatePickerStyle {
      @State private var count = 0
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("Next \(count)") {
            count += 1
            configuration.selection += 86400
          }
        }
      }
    }
    struct Subject: View {
      @State var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        Menu("More") { Button("Copy") {} }.menuStyle(Framed())
        DatePicker("Day", selection: $date).datePickerStyle(Worded())
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
    let host = TestHost { Subject() }
    _ = try host.find(.text("framed"))
    _ = try host.find(.menu("More")).find(.button("Copy"))
    try host.find(.button("Next 0")).press()
    host.turn()
    _ = try host.find(.text("86400"))
    _ = try host.find(.button("Next 1"))
  }

  @Test("Several days are chosen, within a range, and pressing one again takes it out")
  func days() throws {
    struct Subject: View {
      @State var days: Set<DateComponents> = []
      let range: Range<Date>
      var body: some View {
        MultiDatePicker("Days", selection: $days, in: range)
        Text(verbatim: "days \(days.compactMap(\.day).sorted())")
      }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func date(_ day: Int) -> Date { calendar.date(from: DateComponents(year: 2026, month: 11, day: day)) ?? .distantPast }
    let range = date(9)..<date(20)
    let host = TestHost {
      Subject(range: range).environment(\.calendar, calendar).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    _ = try host.find(.text("November 2026"))
    for day in ["Tuesday, November 10, 2026", "Thursday, November 12, 2026"] {
      try host.find(.button(day)).press()
      host.turn()
    }
    _ = try host.find(.text("days [10, 12]"))
    try host.find(.button("Tuesday, November 10, 2026")).press()
    host.turn()
    _ = try host.find(.text("days [12]"))
    #expect(throws: ElementUnusable.self) { try host.find(.button("Friday, November 20, 2026")).press() }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Next month")).press() }
  }

  @Test("In a picker of days today stands out")
  func today() throws {
    let host = TestHost { MultiDatePicker("Days", selection: .constant([])).environment(\.timeZone, .gmt) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = calendar.component(.day, from: Date())
    let other = day == 10 ? 11 : 10
    func summary(_ day: Int) throws -> String { try host.find(.text("\(day)")).element.content.summary.joined(separator: " ") }
    #expect(try summary(day).contains("accent") && !summary(other).contains("accent"))
  }

  @Test("the label of a picker of days is there for assistive technology, be it a text or not")
  func multiDateLabel() throws {
    let host = TestHost {
      MultiDatePicker(selection: .constant([])) {
        HStack {
          Text("Days")
          Text("off")
        }
      }
    }
    #expect(host.texts.contains("Days"))
    #expect(host.texts.contains("off"))
  }
}
