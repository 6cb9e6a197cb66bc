import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What a host gets: exactly these patches, and no other.
@MainActor @Suite("Elements and patches") struct ElementTests {
  struct Steps<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      Button("Step") { step += 1 }
      VStack { content(step) }
    }
  }

  /// The patches of one step.
  private func patches<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) throws -> [Patch] {
    let host = TestHost { Steps(content: content) }
    host.resetCounts()
    try host.find(.button("Step")).press()
    host.turn()
    #expect(host.element == host.graph.root)
    return host.commits.flatMap(\.patches)
  }

  // In `Steps` the button is element 1, its label 2, the stack 3.

  @Test("a changed text is one update")
  func text() throws {
    #expect(
      try patches { Text("step \($0)") } == [.update(ElementID(4), from: TextContent("step 0"), to: TextContent("step 1"))])
  }

  @Test("a text that loses its characters says so, and what is the same says nothing")
  func emptyText() throws {
    #expect(
      try patches { step in
        HStack(spacing: 3) {
          Text(step == 0 ? "full" : "")
          Text("same").bold()
        }
      } == [.update(ElementID(5), from: TextContent("full"), to: TextContent(""))])
  }

  @Test("a text that changes in one turn with its own style, or with the font around it, says both at once")
  func textAndStyle() throws {
    let title = TextStyle.make(font: FontDescription(size: .style(.title)), foreground: nil)
    func change(of id: UInt32) -> [Patch] {
      [.update(ElementID(id), from: TextContent("step 0"), to: TextContent("step 1", style: title))]
    }
    #expect(try patches { step in Text("step \(step)").font(step == 0 ? nil : .title) } == change(of: 4))
    #expect(try patches { step in VStack { Text("step \(step)") }.font(step == 0 ? nil : .title) } == change(of: 5))
  }

  @Test("a view that comes in is inserted in front of the next one that is there")
  func insertion() throws {
    let patches = try patches { step in
      if step == 1 { Text("new") }
      EmptyView()
      Text("next")
    }
    let new = Element(id: ElementID(5), TextContent("new"))
    #expect(patches == [.insert(new, into: ElementID(3), before: ElementID(4))])
  }

  @Test("an insertion brings the whole subtree")
  func subtree() throws {
    let patches = try patches { step in
      if step == 1 { HStack { Text("inner") } }
    }
    let inner = Element(id: ElementID(5), TextContent("inner"))
    let stack = Element(id: ElementID(4), StackContent(.horizontalStack), children: [inner])
    #expect(patches == [.insert(stack, into: ElementID(3), before: nil)])
  }

  @Test("a view that goes is removed, with one patch for each element on top")
  func removal() throws {
    let patches = try patches { step in
      if step == 0 {
        Text("a")
        HStack { Text("b") }
      }
    }
    #expect(patches == [.remove(ElementID(4)), .remove(ElementID(5))])
  }

  @Test("an element that moves is one move; the others stay")
  func move() throws {
    let orders = [["a", "b", "c", "d"], ["d", "a", "b", "c"]]
    let patches = try patches { step in
      ForEach(orders[step], id: \.self) { Text($0) }
    }
    #expect(patches == [.move(ElementID(7), before: ElementID(4))])
  }

  private func padding(_ length: CGFloat) -> PaddingEffect {
    PaddingEffect(top: length, leading: length, bottom: length, trailing: length)
  }

  @Test("effects go with the element, innermost first, and apply to each member of a group")
  func effects() throws {
    let host = TestHost {
      Group {
        Text("a").padding(1)
        Text("b")
      }
      .padding(2)
      .background(Color.red)
    }
    let red = BackgroundEffect(paint: .color(ColorDescription(.named(.red))), outline: nil, edges: .all)
    #expect(host.element.children[0].effects == [padding(1), padding(2), red])
    #expect(host.element.children[1].effects == [padding(2), red])
  }

  @Test("an effect that changes is one patch of each element that it applies to")
  func effectChange() throws {
    let patches = try patches { step in Text("a").padding(CGFloat(step)) }
    #expect(patches == [.surround(ElementID(4), from: [padding(0)], to: [padding(1)])])
  }

  @Test("a sheet stands in the root, and goes with the view that presents it")
  func sheet() throws {
    struct Presenter: View {
      @State private var isShown = false
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Button("Show") { isShown = true }
              .sheet(isPresented: $isShown) {
                Text("sheet")
                Button("Leave") { isThere = false }
              }
          }
        }
      }
    }
    let host = TestHost { Presenter() }
    host.resetCounts()
    try host.find(.button("Show")).press()
    host.turn()
    guard case .insert(let sheet, .root, nil)? = host.commits.first?.patches.first else {
      Issue.record("no sheet was inserted into the root")
      return
    }
    #expect(sheet.content is SheetContent)
    host.resetCounts()
    try host.find(.button("Leave")).press()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.element.children.map(\.role.description) == ["verticalStack"])
  }

  @Test("another item of sheet(item:) is another sheet; onDismiss runs")
  func sheetItem() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Presenter: View {
      @State private var item: Item?
      @State private var dismissals = 0
      func countDismissal() { dismissals += 1 }
      var body: some View {
        Text("dismissed \(dismissals)")
        Button("Next") { item = Item(id: (item?.id ?? 0) + 1) }
          .sheet(item: $item, onDismiss: countDismissal) { Text("item \($0.id)") }
      }
    }
    let host = TestHost { Presenter() }
    try host.find(.button("Next")).press()
    host.turn()
    #expect(host.texts.contains("item 1"))
    let first = try host.find(.sheet).element.id
    // As a timer of the app would: no person can press it behind the sheet.
    host.graph.send(PressEvent(), to: try host.find(.button("Next")).element.id)
    host.turn()
    #expect(host.texts.contains("item 2"))
    #expect(try host.find(.sheet).element.id != first)
    try host.find(.sheet).dismiss()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.texts.first == "dismissed 2")
  }

  struct Field: View {
    @State private var text = "a"
    let change: (String) -> String
    var body: some View {
      TextField("Field", text: Binding(get: { text }, set: { text = change($0) }))
    }
  }

  @Test("1.75: an edit is not echoed; one that the binding changes or refuses comes back, as the answer to that edit")
  func edits() throws {
    func answer(_ change: @escaping (String) -> String) throws -> [Patch] {
      let host = TestHost { Field(change: change) }
      try host.find(.textField("Field")).edit("ab")
      host.turn()
      host.resetCounts()
      try host.find(.textField("Field")).edit("abc")
      host.turn()
      return host.commits.flatMap(\.patches)
    }
    #expect(try answer { $0 } == [])
    func change(to text: String) -> [Patch] {
      let contents = ["abc", text].map { TextFieldContent(value: EditedValue($0, revision: 2)) }
      return [.update(ElementID(1), from: contents[0], to: contents[1])]
    }
    #expect(try answer { $0.uppercased() } == change(to: "ABC"))
    #expect(try answer { _ in "a" } == change(to: "a"))
  }

  @Test("a toggle whose binding refuses goes back")
  func refusedToggle() throws {
    let host = TestHost { Toggle("Refused", isOn: .constant(false)) }
    try host.find(.toggle("Refused")).toggle()
    #expect(try host.find(.toggle("Refused")).isOn)
    host.turn()
    #expect(try !host.find(.toggle("Refused")).isOn)
  }

  @Test("an event for an element that is gone, or has no use for it, is ignored")
  func events() throws {
    let host = TestHost { Steps { step in if step == 0 { Button("Gone") { Issue.record("pressed") } } } }
    let gone = try host.find(.button("Gone")).element.id
    host.graph.send(PressEvent(), to: ElementID(3))
    host.graph.send(TextFieldEvent.edit(EditedValue("x", revision: 1)), to: ElementID(1))
    try host.find(.button("Step")).press()
    host.turn()
    host.graph.send(PressEvent(), to: gone)
    host.graph.send(PressEvent(), to: ElementID(4_000_000))
    #expect(!host.turn())
  }

  @Test("a section has a header and a footer only where it was given them")
  func sections() {
    let host = TestHost {
      List {
        Section("Fruit") { Text("Apple") }
        Section {
          Text("Leek")
        } footer: {
          Text("Vegetables")
        }
      }
    }
    let sections = host.element.children[0].children
    #expect(sections.map { $0.children.map(\.role.description) } == [["sectionHeader", "text"], ["text", "sectionFooter"]])
  }

  @Test("fonts and colours come from the nearest writer, or from the text itself")
  func style() {
    let host = TestHost {
      VStack {
        Text("a")
        Text("b").font(.title).foregroundStyle(.red)
        Text("c").bold()
      }
      .font(.headline)
      .foregroundColor(.blue)
    }
    let texts = host.element.children[0].children
    let styles = texts.compactMap { ($0.content as? TextContent)?.style }
    #expect(
      styles.map(\.font) == [
        FontDescription(size: .style(.headline)), FontDescription(size: .style(.title)),
        FontDescription(size: .style(.headline)),
      ])
    #expect(styles.map { $0.details?.characters.weight } == [nil, nil, 700])
    #expect(
      styles.map(\.foreground) == [
        .color(ColorDescription(.named(.blue))), .color(ColorDescription(.named(.red))), .color(ColorDescription(.named(.blue))),
      ])
  }

  @Test("the colour scheme follows the host")
  func colorScheme() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let host = TestHost { Scheme() }
    host.graph.writeDefault(\.colorScheme, .dark)
    host.turn()
    #expect(host.texts == ["dark"])
  }
}
