import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("2.1 and 2.2: Rows, sections, looks") struct S21RowTests {
  let log = Log()

  /// A row that counts, so that a test sees whether its state stays.
  struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func rows(_ host: TestHost) throws -> [String] {
    try host.find(.list).element.children.map(\.label)
  }

  @Test("2.01: each view is a row, a stack is one; groups, conditions and nothing add none of their own")
  func rowsOfViews() throws {
    let host = TestHost {
      List {
        Text("A")
        HStack {
          Text("B")
          Text("C")
        }
        Group {
          Text("D")
          Text("E")
        }
        ForEach(1..<3) { Text(verbatim: "\($0)") }
        if false { Text("never") }
        EmptyView()
      }
    }
    #expect(try rows(host) == ["A", "B C", "D", "E", "1", "2"])
  }

  @Test("2.04: a row's state goes with its element, not with its place")
  func identity() throws {
    struct Subject: View {
      @State private var names = ["A", "B", "C", "D", "E"]
      var body: some View {
        List { ForEach(names, id: \.self) { Row(name: $0) } }
        Button("Delete") { names.remove(at: 1) }
      }
    }
    let host = TestHost { Subject() }
    try host.press("D 0")
    host.resetCounts()
    try host.press("Delete")
    #expect(try rows(host) == ["A 0", "C 0", "D 1", "E 0"])
    #expect(host.evaluations(of: Row.self) == 0)
  }

  @Test("2.05: of two elements with one id both have a row, and that is warned of once")
  func sameIDs() throws {
    struct Subject: View {
      @State private var names = ["A", "A", "B"]
      var body: some View {
        List { ForEach(names, id: \.self) { Row(name: $0) } }
        Button("Add") { names.append("C") }
      }
    }
    let host = TestHost { Subject() }
    #expect(try rows(host) == ["A 0", "A 0", "B 0"])
    try host.press("Add")
    #expect(try rows(host) == ["A 0", "A 0", "B 0", "C 0"])
    #expect(host.warnings.count == 1)
  }

  @Observable final class Names {
    var all = ["A", "B"]
  }

  @Test("2.09: an element that goes takes the sheet along that its row presents")
  func presentingRow() throws {
    struct PresentingRow: View {
      let name: String
      @State private var isPresented = false
      var body: some View {
        Button(name) { isPresented = true }.sheet(isPresented: $isPresented) { Text("Sheet of \(name)") }
      }
    }
    struct Rows: View {
      let names: Names
      var body: some View { List { ForEach(names.all, id: \.self) { PresentingRow(name: $0) } } }
    }
    let names = Names()
    let host = TestHost { Rows(names: names) }
    try host.press("A")
    #expect(host.texts.contains("Sheet of A"))
    names.all = ["B"]
    host.turn()
    #expect(host.texts == ["B"])
  }

  @Test("2.10: a section has the header and the footer that it is given, and no others")
  func sectionParts() throws {
    let host = TestHost {
      List {
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section { Text("alone") }
      }
    }
    #expect(host.findAll(.role(.section)).map(\.texts) == [["header", "row", "footer"], ["alone"]])
  }

  @Test("2.12, 2.21: the style of a list is that around it")
  func listStyles() throws {
    func style(_ host: TestHost) throws -> String? { (try host.find(.list).element.content as? ListContent)?.style.rawValue }
    #expect(try style(TestHost { List { Text("A") } }) == "automatic")
    #expect(try style(TestHost { VStack { List { Text("A") } }.listStyle(.plain) }) == "plain")
    #expect(try style(TestHost { List { Text("A") }.listStyle(.insetGrouped) }) == "insetGrouped")
    #expect(try style(TestHost { List { Text("A") }.listStyle(.sidebar) }) == "sidebar")
  }

  private func look(_ host: TestHost, _ row: String) throws -> [RowLookEffect] {
    try host.find(.text(row)).element.effects.compactMap { $0 as? RowLookEffect }
  }

  @Test("2.15, 2.17, 2.18: a row says its separator, its background and its insets; nil is the list's own")
  func looks() throws {
    let host = TestHost {
      List {
        Text("A").listRowSeparator(.hidden, edges: .top).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("B").listRowInsets(nil).listRowBackground(Color?.none)
        ForEach(1..<3) { Text(verbatim: "\($0)") }.listRowSeparator(.hidden)
      }
      .scrollContentBackground(.hidden)
    }
    let looks = try look(host, "A")
    #expect(looks.contains { $0.separator?.visibility == .hidden && $0.separator?.edges == .top })
    #expect(looks.contains { $0.insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) })
    #expect(try look(host, "B").allSatisfy { $0.insets == nil })
    for row in ["1", "2"] { #expect(try look(host, row).contains { $0.separator?.visibility == .hidden }) }
    #expect((try host.find(.list).element.content as? ListContent)?.scroll.hidesBackground == true)
  }

  @Test("2.19: a badge that is 0 or nil is none")
  func badges() throws {
    let host = TestHost {
      List {
        Text("Three").badge(3)
        Text("None").badge(0)
        Text("Word").badge("new")
      }
    }
    #expect(try host.find(.text("Three")).badge == "3")
    #expect(try host.find(.text("None")).badge == nil)
    #expect(try host.find(.text("Word")).badge == "new")
  }

  @Test("a badge around the label of a link is that of the link's row")
  func badgeOfLabel() throws {
    struct Subject: View {
      @State private var count = 4
      var body: some View {
        NavigationStack {
          List {
            NavigationLink(value: 1) {
              if count < 6 { Text("Family").badge(count) } else { Text("Everybody") }
            }
            Button {
              count += 1
            } label: {
              Text("More").badge("new")
            }
          }
        }
      }
    }
    let host = TestHost { Subject() }
    func badges() throws -> [String?] {
      try host.find(.list).element.children.map { row in
        row.effects.compactMap { ($0 as? BadgeEffect)?.text }.first
      }
    }
    #expect(try badges() == ["4", "new"])
    try host.find(.button("More")).press()
    host.turn()
    #expect(try badges() == ["5", "new"])
    try host.find(.button("More")).press()
    host.turn()
    #expect(try badges() == [nil, "new"])
  }

  @Test("2.20: a header is as prominent as the view around says")
  func prominence() throws {
    let host = TestHost { List { Section("Head") { Text("A") }.headerProminence(.increased) } }
    #expect((try host.find(.role(.section)).element.content as? SectionContent)?.isProminent == true)
  }

  @Test("2.70, 2.71: a form is a list of labelled controls, without a selection")
  func form() throws {
    let host = TestHost {
      Form {
        LabeledContent("Name", value: "Ada")
        Toggle("Sound", isOn: .constant(true))
        Text("alone")
      }
    }
    let form = try host.find(.form)
    #expect((form.element.content as? ListContent)?.selectionKind == ListContent.SelectionKind.none)
    #expect(form.element.children.count == 3)
    #expect(throws: ElementUnusable.self) { try form.select(.text("alone")) }
  }
}
