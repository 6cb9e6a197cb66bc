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
    return host.frames.flatMap(\.patches)
  }

  // In `Steps` the button is element 1, its label 2, the stack 3.

  @Test("a changed text is one update")
  func text() throws {
    #expect(try patches { Text("step \($0)") } == [.update(ElementID(4), .text("step 1"))])
  }

  @Test("a text that loses its characters says so, and what is the same says nothing")
  func emptyText() throws {
    #expect(
      try patches { step in
        HStack(spacing: 3) {
          Text(step == 0 ? "full" : "")
          Text("same").bold()
        }
      } == [.update(ElementID(5), .text(""))])
  }

  @Test("a text that changes in one turn with its own style, or with the font around it, says both")
  func textAndStyle() throws {
    let title = ElementProperty.font(FontDescription(size: .style(.title)))
    #expect(
      try patches { step in Text("step \(step)").font(step == 0 ? nil : .title) } == [
        .update(ElementID(4), .text("step 1")), .update(ElementID(4), title),
      ])
    #expect(
      try patches { step in VStack { Text("step \(step)") }.font(step == 0 ? nil : .title) } == [
        .update(ElementID(5), .text("step 1")), .update(ElementID(5), title),
      ])
  }

  @Test("a view that comes in is inserted in front of the next one that is there")
  func insertion() throws {
    let patches = try patches { step in
      if step == 1 { Text("new") }
      EmptyView()
      Text("next")
    }
    let new = Element(id: ElementID(5), kind: .text, properties: [.text("new")])
    #expect(patches == [.insert(new, into: ElementID(3), before: ElementID(4))])
  }

  @Test("an insertion brings the whole subtree")
  func subtree() throws {
    let patches = try patches { step in
      if step == 1 { HStack { Text("inner") } }
    }
    let inner = Element(id: ElementID(5), kind: .text, properties: [.text("inner")])
    let stack = Element(id: ElementID(4), kind: .horizontalStack, children: [inner])
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

  @Test("layout steps go with the element, innermost first, and apply to each member of a group")
  func layout() throws {
    let host = TestHost {
      Group {
        Text("a").padding(1)
        Text("b")
      }
      .padding(2)
      .background(Color.red)
    }
    let red = ColorDescription(.named(.red))
    func padding(_ length: CGFloat) -> LayoutStep { .padding(top: length, leading: length, bottom: length, trailing: length) }
    #expect(host.element.children[0].properties[.layout] == .layout([padding(1), padding(2), .background(red)]))
    #expect(host.element.children[1].properties[.layout] == .layout([padding(2), .background(red)]))
  }

  @Test("a layout that changes is one update of each element it applies to")
  func layoutChange() throws {
    let patches = try patches { step in Text("a").padding(CGFloat(step)) }
    let step = LayoutStep.padding(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(patches == [.update(ElementID(4), .layout([step]))])
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
    guard case .insert(let sheet, .root, nil)? = host.frames.first?.patches.first else {
      Issue.record("no sheet was inserted into the root")
      return
    }
    #expect(sheet.kind == .sheet)
    host.resetCounts()
    try host.find(.button("Leave")).press()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.element.children.map(\.kind) == [.verticalStack])
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
    try host.find(.button("Next")).press()
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

  @Test("an edit is not echoed; one that the binding changes or refuses comes back, as the answer to that edit")
  func edits() throws {
    func answer(_ change: @escaping (String) -> String) throws -> [Patch] {
      let host = TestHost { Field(change: change) }
      try host.find(.textField("Field")).edit("ab")
      host.turn()
      host.resetCounts()
      try host.find(.textField("Field")).edit("abc")
      host.turn()
      return host.frames.flatMap(\.patches)
    }
    #expect(try answer { $0 } == [])
    #expect(try answer { $0.uppercased() } == [.update(ElementID(1), .value(TextValue("ABC", revision: 2)))])
    #expect(try answer { _ in "a" } == [.update(ElementID(1), .value(TextValue("a", revision: 2)))])
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
    host.graph.send(.press(ElementID(3)))
    host.graph.send(.edit(ElementID(1), text: "x", sequence: 1))
    try host.find(.button("Step")).press()
    host.turn()
    host.graph.send(.press(gone))
    host.graph.send(.press(ElementID(4_000_000)))
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
    #expect(sections.map { $0.children.map(\.kind) } == [[.sectionHeader, .text], [.text, .sectionFooter]])
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
    #expect(
      texts.map { $0.properties[.font] } == [
        .font(FontDescription(size: .style(.headline))), .font(FontDescription(size: .style(.title))),
        .font(FontDescription(size: .style(.headline), weight: 700)),
      ])
    #expect(
      texts.map { $0.properties[.foreground] } == [
        .foreground(ColorDescription(.named(.blue))), .foreground(ColorDescription(.named(.red))),
        .foreground(ColorDescription(.named(.blue))),
      ])
  }

  @Test("the colour scheme follows the host")
  func colorScheme() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let host = TestHost { Scheme() }
    host.graph.send(.colorScheme(isDark: true))
    host.turn()
    #expect(host.texts == ["dark"])
  }
}
