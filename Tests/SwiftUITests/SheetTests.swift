import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Sheets stand in the root, behind everything else there and in the order in which they were presented.
@MainActor @Suite("Sheets") struct SheetTests {
  struct Opener: View {
    @State private var isShown = false
    @State private var hasMore = false
    @State private var isNested = false

    var body: some View {
      Text("first")
      if hasMore { Text("more") }
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("More") { hasMore = true }
          Button("Nest") { isNested = true }
            .sheet(isPresented: $isNested) { Text("nested") }
        }
      if hasMore { Text("last") }
    }
  }

  @Test("what comes into the root while a sheet is presented stands in front of the sheet")
  func insertionUnderSheet() throws {
    let host = TestHost { Opener() }
    try host.find(.button("Open")).press()
    host.turn()
    try host.find(.button("More")).press()
    host.turn()
    #expect(host.element.children.map(\.role.description) == ["text", "text", "button", "text", "sheet"])
    #expect(host.element == host.graph.root)
  }

  @Test("a sheet that is presented from a sheet stands behind it, and goes with it")
  func nested() throws {
    let host = TestHost { Opener() }
    try host.find(.button("Open")).press()
    host.turn()
    try host.find(.button("Nest")).press()
    host.turn()
    #expect(host.findAll(.sheet).count == 2)
    #expect(host.findAll(.sheet).last?.label == "nested")
    #expect(host.element == host.graph.root)
    host.graph.send(DismissEvent(), to: host.findAll(.sheet)[0].element.id)
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.element == host.graph.root)
  }

  struct Arrival: View {
    @State private var isThere = false
    let depth: Int

    var body: some View {
      Button("Arrive") { isThere = true }
      Button("Leave") { isThere = false }
      if isThere { Presented(depth: depth) }
    }
  }

  struct Presented: View {
    let depth: Int

    var body: some View {
      Text("at \(depth)")
        .sheet(isPresented: .constant(depth > 0)) { AnyView(Presented(depth: depth - 1)) }
    }
  }

  @Test("content that arrives with its sheets presented brings them along, and takes them with it", arguments: [1, 3])
  func arrivesPresented(depth: Int) throws {
    let host = TestHost { Arrival(depth: depth) }
    try host.find(.button("Arrive")).press()
    host.turn()
    #expect(host.texts == ["Arrive", "Leave"] + (0...depth).reversed().map { "at \($0)" })
    #expect(host.findAll(.sheet).count == depth)
    #expect(host.element == host.graph.root)
    host.graph.send(PressEvent(), to: try host.find(.button("Leave")).element.id)
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.element == host.graph.root)
  }

  @Test("a sheet that is presented from the beginning is there from the beginning")
  func mountedPresented() {
    let host = TestHost { Presented(depth: 2) }
    #expect(host.texts == ["at 2", "at 1", "at 0"])
    #expect(host.patchCount == 0)
  }

  @Test("in a sheet isPresented is true and dismiss dismisses; elsewhere dismiss does nothing (112)")
  func dismissal() throws {
    struct Content: View {
      let name: String
      @Environment(\.isPresented) private var isPresented
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("\(name) \(isPresented)") { dismiss() } }
    }
    struct Presenter: View {
      @State private var isShown = true
      var body: some View {
        Content(name: "outside").sheet(isPresented: $isShown) { Content(name: "inside") }
      }
    }
    let host = TestHost { Presenter() }
    host.graph.send(PressEvent(), to: try host.find(.button("outside false")).element.id)
    #expect(!host.turn())
    try host.find(.button("inside true")).press()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
  }

  @Test("the presentation mode tells the same, and dismisses")
  func presentationMode() throws {
    struct Content: View {
      let name: String
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("\(name) \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() } }
    }
    struct Presenter: View {
      @State private var isShown = true
      var body: some View {
        Content(name: "outside").sheet(isPresented: $isShown) { Content(name: "inside") }
      }
    }
    let host = TestHost { Presenter() }
    host.graph.send(PressEvent(), to: try host.find(.button("outside false")).element.id)
    #expect(!host.turn())
    try host.find(.button("inside true")).press()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
  }

  @Observable final class Model {
    var title = "a"
  }

  @Test("what the content of a sheet reads evaluates the sheet, not its presenter (97)")
  func tracking() throws {
    struct Presenter: View {
      let model: Model
      var body: some View { Text("presenter").sheet(isPresented: .constant(true)) { Text(model.title) } }
    }
    let model = Model()
    let host = TestHost { Presenter(model: model) }
    host.resetCounts()
    model.title = "b"
    host.turn()
    #expect(host.texts == ["presenter", "b"])
    #expect(host.evaluations(of: Presenter.self) == 0)
    #expect(host.patchCount == 1)
  }

  @Test("a sheet says what is in force where it is presented, and follows that")
  func environment() throws {
    struct Tinted: View {
      @State private var isRed = true
      @State private var isShown = true

      var body: some View {
        Group {
          Button("Change") { isRed = false }
            .sheet(isPresented: $isShown) {
              Button("Other") { isRed = false }
            }
        }
        .tint(isRed ? .red : .blue)
        .environment(\.colorScheme, .dark)
      }
    }
    let host = TestHost { Tinted() }
    func words() throws -> String? { (try host.find(.sheet).element.content as? SheetContent)?.environment?.summary }
    #expect(try words() == "colorScheme=dark tint=red")
    try host.find(.button("Other")).press()
    host.turn()
    #expect(try words() == "colorScheme=dark tint=blue")
    #expect(host.element == host.graph.root)
    let plain = TestHost { Text("a").sheet(isPresented: .constant(true)) { Text("b") } }
    let sheet = try #require(plain.findAll(.sheet).first?.element.content as? SheetContent)
    #expect(sheet.environment == nil)
  }
}
