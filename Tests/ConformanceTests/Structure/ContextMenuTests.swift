import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Structure 5.4: context menus") struct ContextMenuTests {
  struct Item: View {
    let log: Log
    var body: some View { Button("Item") { log("chosen") }.onAppear { log("made") } }
  }

  @Test("A context menu is made when it opens, and its items close it before they act (5.48)")
  func opens() throws {
    let log = Log()
    let host = TestHost {
      VStack { Text("row") }.contextMenu {
        Item(log: log)
        Divider()
        Button("Delete", role: .destructive) { log("deleted \(log.entries.count)") }.disabled(true)
      } preview: {
        Text("preview")
      }
    }
    #expect(log.take() == [])
    try host.find(.label("row")).openContextMenu()
    host.turn()
    #expect(log.take() == ["made"])
    #expect(try host.find(.contextMenu).buttonTitles == ["Item", "Delete"])
    #expect(host.texts.contains("preview"))
    #expect(throws: ElementUnusable.self) { try host.find(.button("Delete")).press() }
    try host.press("Item")
    #expect(log.take() == ["chosen"])
    #expect(host.findAll(.contextMenu).isEmpty)
  }

  @Test("A press elsewhere closes the menu; one without items, of a disabled view, or that is nil, does not open (5.48)")
  func closes() throws {
    let host = TestHost {
      Text("menu").contextMenu { Button("Item") {} }
      Text("empty").contextMenu { if false { Button("Item") {} } }
      Text("disabled").contextMenu { Button("Item") {} }.disabled(true)
      Text("none").contextMenu(ContextMenu<Text>?.none)
      Text("value").contextMenu(ContextMenu { Button("Item") {} })
    }
    for name in ["menu", "value"] {
      try host.find(.label(name)).openContextMenu()
      host.turn()
      #expect(throws: ElementUnusable.self) { try host.find(.label("empty")).openContextMenu() }
      try host.dismiss(.contextMenu)
      #expect(host.findAll(.contextMenu).isEmpty)
    }
    try host.find(.label("empty")).openContextMenu()
    host.turn()
    #expect(host.findAll(.contextMenu).isEmpty)
    for name in ["disabled", "none"] {
      #expect(throws: ElementUnusable.self) { try host.find(.label(name)).openContextMenu() }
    }
  }

  @Test("Each row has a menu of its own, which follows state and goes with the row (5.49)")
  func rows() throws {
    struct Rows: View {
      @State private var ids = [1, 2, 3]
      @State private var marked: Set<Int> = []
      var body: some View {
        List(ids, id: \.self) { id in
          Text("row \(id)\(marked.contains(id) ? " marked" : "")").contextMenu {
            Button(marked.contains(id) ? "Unmark" : "Mark") { marked.formSymmetricDifference([id]) }
            Button("Remove") { ids.removeAll { $0 == id } }
          }
        }
      }
    }
    let host = TestHost { Rows() }
    try host.find(.label("row 2")).openContextMenu()
    host.turn()
    try host.press("Mark")
    #expect(host.texts == ["row 1", "row 2 marked", "row 3"])
    try host.find(.label("row 2 marked")).openContextMenu()
    host.turn()
    #expect(try host.find(.contextMenu).buttonTitles == ["Unmark", "Remove"])
    try host.press("Remove")
    #expect(host.texts == ["row 1", "row 3"])
    #expect(host.findAll(.contextMenu).isEmpty)
  }

  @Test("help explains an element; a badge stands on a row, and 0 and nil are none (7.52, 7.54)")
  func words() throws {
    let host = TestHost {
      Button("Save") {}.help("Keeps the text")
      List {
        Text("inbox").badge(3)
        Text("empty").badge(0)
        Text("new").badge("New").badgeProminence(.increased)
        Text("old").badge(Text?.none)
      }
    }
    #expect(try host.find(.button("Save")).help == "Keeps the text")
    #expect(try ["inbox", "empty", "new", "old"].map { try host.find(.label($0)).badge } == ["3", nil, "New", nil])
  }
}
