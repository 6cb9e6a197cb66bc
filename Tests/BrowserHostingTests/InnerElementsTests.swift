import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// What the style sheet needs to know of what is in an element stands at the element's node: when it is made, and when that comes and goes.
@MainActor @Suite("What is in an element is said at its node") struct InnerElementsTests {
  @Observable final class Model {
    var isThere: Bool
    init(isThere: Bool) { self.isThere = isThere }
  }

  /// A page without a browser.
  private final class Page: SwiftUICore.Host {
    private var operations: [[Any]] = []
    private(set) var html = ""
    private var definitions = DOMDefinitions()
    private var graph: ViewGraph!
    let rowLimit: RowLimit? = nil

    init<Content: View>(_ content: Content, commands: AnyView? = nil) {
      graph = ViewGraph(host: self)
      graph.lay(out: LayoutContext(fonts: PageFonts(FontTables()), theme: .page, pixel: 0.25), isDrawn: true)
      graph.layout?.setWindow(CGSize(width: 390, height: 844))
      graph.mount { WindowNode(content, in: $0, commands: commands) }
      DOMMapping.node(for: graph.root, in: DOMPlace(layout: DOMLayout(graph))).writeHTML(to: &html)
      operations = []
    }

    func scheduleTurn(of graph: ViewGraph) {}

    func commit(_ commit: Commit, of graph: ViewGraph) {
      let message = CommitEncoder.message(number: 3, event: 2, commit, DOMLayout(graph), &definitions)
      let parts = (try? JSONSerialization.jsonObject(with: Data(message.readableBytesView))) as? [Any]
      operations += parts?[2] as? [[Any]] ?? []
    }

    /// What one turn says of an attribute of nodes, in the order in which it does; "nil" where it goes.
    func turn(saying name: String) -> [String] {
      operations = []
      graph.turn()
      return operations.filter { $0.first as? String == "a" && $0[2] as? String == name }.map { $0[3] as? String ?? "nil" }
    }

    /// What one turn says of an attribute of boxes.
    func turnOfBoxes(saying name: String) -> [String] {
      operations = []
      graph.turn()
      return operations.flatMap { operation -> [String] in
        switch operation.first as? String {
        case "b": [(operation[3] as? [String: String])?[name] ?? "nil"]
        case "w": (operation[2] as? [[Any]] ?? []).map { ($0[0] as? [String: String])?[name] ?? "nil" }
        default: []
        }
      }
    }
  }

  /// What there is in one of two states: a view that has something in it, or lacks it.
  enum Case: String, CaseIterable {
    case list, plainList, bareList, windowList, sheet, popover, fields, message, ticks, bar, principal, moreTabs, words, dots
    case spacer, gridRows

    /// The attribute, its value with what comes and goes, and its value without that.
    var said: (name: String, with: String?, without: String?) {
      switch self {
      case .list: ("data-list", "column grouped", nil)
      case .plainList: ("data-list", nil, nil)
      case .bareList: ("data-list", "column bare", nil)
      case .windowList: ("data-list", "", nil)
      case .sheet: ("data-holds", "top-list list scroller growing", nil)
      case .popover: ("data-holds", "growing", nil)
      case .fields: ("data-fields", "", nil)
      case .message: ("data-message", "", nil)
      case .ticks: ("data-ticks", "", nil)
      case .bar, .principal: ("data-empty", nil, "")
      case .moreTabs: ("data-more", "", nil)
      case .words: ("data-words", "", nil)
      case .dots: ("data-single", nil, "")
      case .spacer: ("data-stack", "spaced", nil)
      case .gridRows: ("data-has-rows", "", nil)
      }
    }
  }

  private struct Subject: View {
    let model: Model
    let of: Case

    var body: some View {
      switch of {
      case .list: NavigationStack { if model.isThere { List { Text("Row") } } else { Text("None") } }
      case .plainList: NavigationStack { if model.isThere { List { Text("Row") }.listStyle(.plain) } else { Text("None") } }
      case .bareList:
        NavigationStack { if model.isThere { List { Text("Row") }.scrollContentBackground(.hidden) } else { Text("None") } }
      case .windowList: if model.isThere { List { Text("Row") } } else { Text("None") }
      case .sheet: Text("Base").sheet(isPresented: .constant(true)) { if model.isThere { List { Text("Row") } } }
      case .popover:
        Text("Base").popover(isPresented: .constant(true)) {
          Color.red.frame(height: 20)
          if model.isThere { Color.red }
        }
      case .fields:
        Text("Base").alert("Title", isPresented: .constant(true)) {
          if model.isThere { TextField("Name", text: .constant("")) }
          Button("Go") {}
        }
      case .message:
        Text("Base").alert("Title", isPresented: .constant(true)) {
          Button("Go") {}
        } message: {
          if model.isThere { Text("Words") }
        }
      case .ticks:
        Menu("Menu") {
          Button("Item") {}
          if model.isThere { Toggle("On", isOn: .constant(true)) }
        }
      case .bar:
        NavigationStack {
          Text("Page").toolbar { ToolbarItem(placement: .bottomBar) { if model.isThere { Button("Item") {} } } }
        }
      case .principal:
        NavigationStack { Text("Page").toolbar { if model.isThere { ToolbarItem(placement: .principal) { Text("Title") } } } }
      case .moreTabs:
        TabView {
          ForEach(0..<(model.isThere ? 6 : 5), id: \.self) { number in Text("Tab").tabItem { Text("\(number)") } }
        }
      case .words:
        TabView {
          Text("Tab").tabItem {
            Image(systemName: "star")
            if model.isThere { Text("Words") }
          }
        }
      case .dots:
        TabView { ForEach(0..<(model.isThere ? 2 : 1), id: \.self) { number in Text("\(number)") } }.tabViewStyle(.page)
      case .spacer:
        HStack {
          Text("Words")
          if model.isThere { Spacer() }
        }
      case .gridRows:
        Grid {
          Text("Across")
          if model.isThere { GridRow { Text("Cell") } }
        }
      }
    }
  }

  /// The values of an attribute in a page.
  private func values(of name: String, in html: String) throws -> [String] {
    html.matches(of: try Regex(#" \#(name)="([^"]*)""#)).map { String($0[1].substring ?? "") }
  }

  @Test("a page has it from the beginning, and it follows what comes and goes", arguments: Case.allCases)
  func follows(of: Case) throws {
    let (name, with, without) = of.said
    for isThere in [false, true] {
      let model = Model(isThere: isThere)
      let page = Page(Subject(model: model, of: of))
      let values = try values(of: name, in: page.html)
      switch of {
      // Of four parts of a bar and one below the page all are empty but one.
      case .principal: #expect(values.count == (isThere ? 4 : 5))
      case .bar: #expect(values.count == 4)
      default: #expect(values == ((isThere ? with : without).map { [$0] } ?? []), "\(isThere)")
      }
      if of == .bar { continue }
      for isThere in [!isThere, isThere] {
        model.isThere = isThere
        let said = page.turn(saying: name)
        #expect(said == (with == without ? [] : [(isThere ? with : without) ?? "nil"]), "\(isThere)")
      }
    }
  }

  private struct RowSubject: View {
    let model: Model
    var body: some View {
      List {
        Text("First")
          .listRowSeparator(model.isThere ? .hidden : .visible)
          .listRowInsets(model.isThere ? EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1) : nil)
          .listRowBackground(model.isThere ? Color.red : nil)
      }
    }
  }

  @Test("what is said of a row stands at the row")
  func rows() throws {
    let model = Model(isThere: true)
    let page = Page(RowSubject(model: model))
    #expect(try values(of: "data-look", in: page.html) == ["backed filled inset unlined"])
    model.isThere = false
    // Without a view behind it the row is as all are.
    #expect(page.turnOfBoxes(saying: "data-row-look").last == "nil")
    model.isThere = true
    #expect(page.turnOfBoxes(saying: "data-row-look").last == "backed filled inset unlined")
  }

  private struct TwoGroups: View {
    let model: Model
    var body: some View {
      CommandSection(
        CommandPlace(placement: .newItem, side: .standard), title: Text("File"),
        Group {
          if model.isThere { Button("New") {} }
        })
      CommandSection(CommandPlace(placement: .saveItem, side: .standard), title: Text("File"), Button("Save") {})
    }
  }

  private struct OneGroup: View {
    let model: Model
    var body: some View {
      CommandSection(
        CommandPlace(placement: .newItem, side: .standard), title: nil,
        Group {
          if model.isThere { Toggle("On", isOn: .constant(true)) }
        })
    }
  }

  @Test("a menu says its name once, above the first of its groups that has anything")
  func commandTitles() {
    let model = Model(isThere: true)
    let page = Page(Text("Base"), commands: AnyView(TwoGroups(model: model)))
    #expect(page.html.matches(of: /class="command-section"[^>]* data-untitled/).count == 1)
    #expect(!page.html.contains(" data-empty=") && !page.html.contains(" hidden="))
    model.isThere = false
    #expect(page.turn(saying: "data-untitled") == ["nil"])
    model.isThere = true
    #expect(page.turn(saying: "data-untitled") == [""])
  }

  @Test("a bar of commands says whether there is any, and whether any has a tick")
  func commands() {
    let model = Model(isThere: false)
    let page = Page(Text("Base"), commands: AnyView(OneGroup(model: model)))
    #expect(page.html.contains(" data-empty=") && page.html.contains(" hidden=") && !page.html.contains(" data-ticks="))
    model.isThere = true
    #expect(page.turn(saying: "data-empty") == ["nil"])
    model.isThere = false
    #expect(page.turn(saying: "data-ticks") == ["nil"])
  }

  private struct Links: View {
    let model: Model
    var body: some View {
      NavigationStack {
        List { if model.isThere { NavigationLink("Leads") { Text("There") } } else { Text("Leads nowhere") } }
      }
    }
  }

  @Test("a row that is pressed as a whole says so")
  func pressed() throws {
    let model = Model(isThere: true)
    #expect(try values(of: "data-look", in: Page(Links(model: model)).html) == ["pressed leading"])
    model.isThere = false
    #expect(try values(of: "data-look", in: Page(Links(model: model)).html).isEmpty)
  }
}
