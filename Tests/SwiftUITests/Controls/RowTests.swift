import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What people see of rows is the row's, whatever stands around its content.
@MainActor @Suite("Rows") struct RowTests {
  /// The row in which a text stands.
  private func row(_ host: TestHost, _ text: String) throws -> Element {
    let list = try host.find(.list).element
    func find(_ element: Element) -> Element? {
      for child in element.children {
        if child.content.containsRows, let found = find(child) { return found }
        if !child.content.containsRows, child.text.contains(text) { return child }
      }
      return nil
    }
    return try #require(find(list))
  }

  private func look(_ host: TestHost, _ text: String) throws -> RowLookEffect {
    let looks = try row(host, text).effects.compactMap { $0 as? RowLookEffect }
    #expect(looks.count <= 1)
    return looks.first ?? RowLookEffect()
  }

  private func link(_ host: TestHost, _ text: String) throws -> RowAction {
    try #require(try look(host, text).action)
  }

  private func press(_ host: TestHost, _ button: String) throws {
    try host.find(.button(button)).press()
    host.turn()
  }

  // MARK: Links

  private struct Links: View {
    @State var isThere = true
    @State var shows = Visibility.automatic

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("bare", value: 1)
          NavigationLink("swipe", value: 2).swipeActions { Button("Flag") {} }
          NavigationLink("padding", value: 3).padding(.vertical, 4)
          NavigationLink("frame", value: 4).frame(height: 30)
          NavigationLink("background", value: 5).background(Color.yellow)
          NavigationLink("overlay", value: 5).overlay { Text("over") }
          NavigationLink("opacity", value: 6).opacity(0.8)
          NavigationLink("rowBackground", value: 7).listRowBackground(Color.mint)
          NavigationLink("style", value: 8).buttonStyle(.plain)
          VStack(alignment: .leading) {
            Text("stack")
            NavigationLink("link", value: 9)
          }
          Section { NavigationLink("section", value: 10).padding() }.listRowBackground(Color.red)
          Text("behind").background(NavigationLink("", value: 11).opacity(0))
          HStack {
            Text("comes")
            if isThere { NavigationLink("goes", value: 12) }
          }
          NavigationLink("indicator", value: 13).navigationLinkIndicatorVisibility(shows)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      Button("change") {
        isThere.toggle()
        shows = .hidden
      }
      NavigationLink("outside", value: 20)
    }
  }

  @Test(
    "3.40: a link anywhere in a row is the row's, with a chevron, whatever is around it",
    arguments: [
      "bare", "swipe", "padding", "frame", "background", "overlay", "opacity", "rowBackground", "style", "stack", "section",
      "goes",
    ])
  func links(name: String) throws {
    let host = TestHost { Links() }
    let action = try link(host, name)
    #expect(action.hasChevron && action.isEnabled)
    let button = try host.find(.navigationLink(name == "stack" ? "link" : name)).element
    #expect(action.target == button.id)
    #expect((button.content as? NavigationLinkContent)?.isInRow == true)
  }

  @Test("a link that is not seen is pressed with its row, without a chevron")
  func hiddenLinks() throws {
    let host = TestHost { Links() }
    let action = try link(host, "behind")
    #expect(!action.hasChevron)
  }

  @Test("a link that comes or goes in a row, or loses its chevron, changes the row, in one patch")
  func changingLinks() throws {
    let host = TestHost { Links() }
    #expect(try link(host, "indicator").hasChevron)
    try press(host, "change")
    #expect(try look(host, "comes").action == nil)
    #expect(try !link(host, "indicator").hasChevron)
    try press(host, "change")
    #expect(try link(host, "comes").hasChevron)
  }

  @Test("1.16: one button without a style is pressed with its row; several are not, and neither is one with a style")
  func buttons() throws {
    let host = TestHost {
      List {
        Button("one") {}.padding()
        HStack {
          Button("two") {}
          Button("three") {}
        }
        HStack {
          Text("four")
          Button("five") {}.buttonStyle(.borderless)
        }
        Text("six").swipeActions { Button("Delete") {} }
      }
    }
    let action = try link(host, "one")
    #expect(!action.hasChevron)
    for name in ["two", "four", "six"] { #expect(try look(host, name).action == nil) }
  }

  // MARK: Traits

  @Test(
    "2.14: what is said of a row counts wherever it stands among the modifiers, the innermost of two, and on a section for its rows"
  )
  func traits() throws {
    let inner = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let host = TestHost {
      List {
        Text("A").padding(10).listRowInsets(inner).cornerRadius(10).listRowSeparator(.hidden).listRowInsets(EdgeInsets())
        Section {
          Text("B").listRowBackground(Color.red)
          Text("C").padding()
        } header: {
          Text("head")
        }
        .listRowBackground(Color.blue).listRowSeparator(.hidden)
      }
      .listRowBackground(Color.green)
    }
    #expect(try look(host, "A").insets == inner)
    #expect(try look(host, "A").separator?.visibility == .hidden)
    #expect(try row(host, "A").effects.last is RowLookEffect)
    for name in ["B", "C"] {
      #expect(try look(host, name).separator?.visibility == .hidden)
      let layers = try row(host, name).effects.compactMap { $0 as? LayerEffect }
      #expect(layers.map(\.place) == [.rowBackground])
      let element = try row(host, name)
      #expect(element.layers.count == 1 && element.layers[0].id == layers[0].slot)
    }
    // Of a list itself, of a section and of its header nothing of that is said.
    #expect(try host.find(.list).element.effects.isEmpty)
    let section = try host.find(.role(.section)).element
    #expect(section.effects.isEmpty && section.layers.isEmpty)
    #expect(section.children[0].effects.isEmpty)
  }

  @Test("2.14: a row's traits do nothing within a stack or outside of lists")
  func traitsElsewhere() throws {
    let host = TestHost {
      Text("A").listRowBackground(Color.red).listRowInsets(EdgeInsets())
      List { HStack { Text("B").listRowBackground(Color.red) } }
    }
    #expect(try host.find(.text("A")).element.effects.isEmpty)
    #expect(try host.find(.text("B")).element.effects.isEmpty)
    #expect(try row(host, "B").effects.isEmpty)
  }

  @Test("a section's row background follows changes, for rows that come, too")
  func changingBackground() throws {
    struct Subject: View {
      @State var numbers = [1, 2]
      @State var word = "first"
      var body: some View {
        List { Section { ForEach(numbers, id: \.self) { Text("row \($0)") } }.listRowBackground(Text(word)) }
        Button("change") {
          numbers = [2, 3]
          word = "second"
        }
      }
    }
    let host = TestHost { Subject() }
    try press(host, "change")
    for name in ["row 2", "row 3"] { #expect(try row(host, name).layers.flatMap(\.texts) == ["second"]) }
  }

  @Test("a background lies behind its whole row; the content keeps its insets, and makes room for a chevron")
  func places() throws {
    let host = TestHost(windowSize: CGSize(width: 300, height: 600)) {
      NavigationStack {
        List {
          Text("plain")
          Text("yellow").listRowBackground(Color.yellow)
          NavigationLink("wide", value: 1).frame(maxWidth: .infinity)
          HStack { Text("Score").frame(maxWidth: .infinity) }.padding(10)
            .listRowInsets(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)).cornerRadius(10)
        }
        .listStyle(.plain)
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    let (plain, yellow) = (try host.find(.text("plain")).frame, try host.find(.text("yellow")).frame)
    #expect(plain.minX == 16 && yellow.minX == 16)
    #expect(yellow.minY - plain.minY == 44)
    let color = try host.find(.role(.color)).frame
    #expect(color == CGRect(x: 0, y: plain.midY + 22, width: 300, height: 44))
    let link = try host.find(.navigationLink("wide"))
    #expect(abs(link.frame.midX - 142) < 0.5)
    #expect(try row(host, "Score").effects.contains { ($0 as? RowLookEffect)?.insets?.leading == 10 })
    #expect(try host.find(.text("Score")).frame.midX == 150)
  }

  @Test("what a row discloses are rows, further in, with their own chevrons")
  func disclosed() throws {
    let host = TestHost(windowSize: CGSize(width: 300, height: 600)) {
      NavigationStack {
        List {
          DisclosureGroup("open", isExpanded: .constant(true)) {
            NavigationLink("inside", value: 1).frame(maxWidth: .infinity)
            Text("plain").frame(maxWidth: .infinity)
          }
        }
        .listStyle(.plain)
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    // From 18 to 300, without the insets, and without a chevron.
    #expect(try host.find(.text("plain")).frame.midX == 18 + 16 + (300 - 18 - 32) / 2)
    #expect(try host.find(.text("inside")).frame.midX == 18 + 16 + (300 - 18 - 32 - 16) / 2)
  }

  // MARK: Rows of several views

  @Test("a list of data has one row for each element, its views beside each other")
  func joinedViews() throws {
    struct Pair: View {
      let number: Int
      var body: some View {
        Image(systemName: "star")
        Text("own \(number)")
      }
    }
    let host = TestHost {
      List([1, 2], id: \.self) { number in
        Image(systemName: "star")
        Text("row \(number)")
      }
    }
    let list = try host.find(.list).element
    #expect(list.children.count == 2)
    #expect(list.children.allSatisfy { ($0.content as? StackContent)?.kind == .horizontalStack && $0.children.count == 2 })
    let own = try TestHost { List([1, 2], id: \.self) { Pair(number: $0) } }.find(.list).element
    #expect(own.children.count == 2 && own.children[0].children.count == 2)
    let single = try TestHost { List([1, 2], id: \.self) { Text("row \($0)") } }.find(.list).element
    #expect(single.children.allSatisfy { $0.content is TextContent })
    let each = try TestHost {
      List {
        ForEach([1, 2], id: \.self) { number in
          Text("a")
          Text("b \(number)")
        }
      }
    }
    .find(.list).element
    #expect(each.children.count == 4)
  }

  @Test("the same in an outline, also for the label of what opens and closes")
  func joinedOutline() throws {
    struct Item: Identifiable {
      let id: String
      var children: [Item]?
    }
    let host = TestHost {
      List([Item(id: "A", children: [Item(id: "B")]), Item(id: "C")], children: \.children) { item in
        Image(systemName: "folder")
        Text(item.id)
      }
    }
    let list = try host.find(.list).element
    #expect(list.children.count == 2)
    #expect((list.children[1].content as? StackContent)?.kind == .horizontalStack)
    let label = try #require(list.children[0].children.first)
    #expect(label.children.count == 1 && (label.children[0].content as? StackContent)?.kind == .horizontalStack)
  }

  // MARK: Labels

  @Test("a label in a row has the width with which it is drawn, in a stack and with a large font, too")
  func labels() throws {
    let host = TestHost(windowSize: CGSize(width: 300, height: 600)) {
      List {
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text("5 minutes")
        }
        Button {
        } label: {
          Label("Add Player", systemImage: "plus").font(.title.bold()).frame(maxWidth: .infinity, minHeight: 44)
        }
      }
    }
    let title = try host.find(.text("Length")).frame
    let label = try #require(host.findAll(.role(.label)).first).frame
    // A column of 28 points for the icon, and 16 between the two.
    #expect(title.minX - label.minX == 44)
    #expect(label.maxX == title.maxX)
    #expect(try host.find(.text("Add Player")).frame.height < 30)
    #expect((host.findAll(.role(.label)).first?.element.content as? LabelContent)?.isInRow == true)
  }

  @Test("labels beside rows, in what rows present and in what a swipe shows look as elsewhere")
  func labelsElsewhere() throws {
    let host = TestHost {
      List {
        Section {
          Text("row").swipeActions { Button("Flag", systemImage: "flag") {} }
          Menu("menu") { Button("item", systemImage: "flag") {} }
        } header: {
          Label("header", systemImage: "star")
        } footer: {
          Label("footer", systemImage: "star")
        }
      }
    }
    let labels = host.findAll(.role(.label)).compactMap { $0.element.content as? LabelContent }
    #expect(labels.count == 4 && labels.allSatisfy { !$0.isInRow })
  }

  // MARK: Menus in bars

  @Test("1.06, 1.37: the items of a menu have nothing of the bar's looks: titles, a toggle and options with ticks")
  func menus() throws {
    let host = TestHost {
      NavigationStack {
        Text("Page").toolbar {
          Menu {
            Picker("Sort", selection: .constant("Name")) { Label("Name", systemImage: "textformat").tag("Name") }
            Toggle("Favourites", systemImage: "heart", isOn: .constant(true))
            Button("Erase", systemImage: "trash", role: .destructive) {}
            Menu("More") { Button("Deep") {} }
          } label: {
            Label("Options", systemImage: "ellipsis.circle")
          }
          Button("Add", systemImage: "plus") {}
        }
      }
    }
    func style(_ text: String) -> LabelContent.Style? {
      host.findAll(.role(.label)).filter { $0.element.text == text }.compactMap { $0.element.content as? LabelContent }.first?
        .style
    }
    #expect(style("Options") == .iconOnly && style("Add") == .iconOnly)
    for item in ["Name", "Favourites", "Erase"] { #expect(style(item) == .automatic) }
    #expect((try host.find(.toggle("Favourites")).element.content as? ToggleContent)?.style == .item)
    #expect((try host.find(.picker("Sort")).element.content as? PickerContent)?.style == .items)
    #expect((try host.find(.menu("More")).element.content as? MenuContent)?.isItem == true)
    #expect((try host.find(.menu("Options")).element.content as? MenuContent)?.isItem == false)
  }

  // MARK: Editing

  private struct Chore: Identifiable, Hashable {
    let id: Int
    var title: String
  }

  private struct ChoreRow: View {
    @Binding var chore: Chore
    var body: some View {
      NavigationLink {
        Text("page of \(chore.title)")
      } label: {
        Label(chore.title, systemImage: "square")
      }
      .tag(chore)
    }
  }

  private struct Chores: View {
    @State var chores = [Chore(id: 1, title: "Wash"), Chore(id: 2, title: "Iron")]
    @State var chosen = Set<Chore>()
    @State var mode = EditMode.inactive
    var body: some View {
      NavigationStack {
        List(selection: $chosen) { ForEach($chores, content: ChoreRow.init).onDelete { chores.remove(atOffsets: $0) } }
          .environment(\.editMode, $mode)
      }
      Text("chosen: \(chosen.map(\.title).sorted().joined(separator: " "))")
      Button("mode") { mode = mode.isEditing ? .inactive : .active }
    }
  }

  @Test("2.41: in edit mode a list with a set has marks, and a press on a link chooses its row")
  func marks() throws {
    let host = TestHost { Chores() }
    func list() throws -> ListContent { try #require(try host.find(.list).element.content as? ListContent) }
    #expect(try !list().hasMarks)
    try press(host, "mode")
    #expect(try list().hasMarks)
    try host.find(.navigationLink("Wash")).push()
    host.turn()
    #expect(host.texts.contains("chosen: Wash"))
    try host.find(.navigationLink("Iron")).push()
    host.turn()
    #expect(host.texts.contains("chosen: Iron Wash"))
    try host.find(.navigationLink("Wash")).push()
    host.turn()
    #expect(host.texts.contains("chosen: Iron"))
    #expect(!host.texts.contains("page of Wash"))
    try press(host, "mode")
    try host.find(.navigationLink("Wash")).push()
    host.turn()
    #expect(host.texts.contains("page of Wash"))
  }

  @Test("a list that is edited makes room for marks, for what deletes a row and for what moves it")
  func roomForEditing() throws {
    struct Subject: View {
      let mode: EditMode
      var body: some View {
        List {
          ForEach(1..<2) { Text("row \($0)").frame(maxWidth: .infinity) }.onDelete { _ in }.onMove { _, _ in }
          Section { Text("other").frame(maxWidth: .infinity) }
        }
        .listStyle(.plain)
        .environment(\.editMode, .constant(mode))
      }
    }
    let host = TestHost(windowSize: CGSize(width: 300, height: 600)) { Subject(mode: .active) }
    #expect(try host.find(.text("row 1")).frame.midX == 150)
    #expect(try host.find(.text("other")).frame.midX == 150)
  }

  // MARK: Controls

  @Test("a round button is as high as it is wide")
  func roundButtons() throws {
    let host = TestHost {
      Button {
      } label: {
        Image(systemName: "plus")
      }
      .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
    }
    let frame = try host.find(.role(.button)).frame
    #expect(frame.width == frame.height)
  }
}
