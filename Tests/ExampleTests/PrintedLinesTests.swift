import SwiftUI
import Testing

@testable import PrintedLines

/// The smallest whole host: what Documentation/WritingAHost.md goes through.
@MainActor
@Suite("A host of printed lines")
struct PrintedLinesTests {
  @MainActor
  private final class Printer {
    var lines: [String] = []
    /// What has been printed since the last time.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func open(_ app: any AppRuntime) -> (host: PrintedLinesHost, printer: Printer) {
    let printer = Printer()
    return (PrintedLinesHost(app) { printer.lines.append($0) }, printer)
  }

  @Test("a window is a line for each control and each text, and what a person does changes lines")
  func use() {
    let (host, printer) = open(AppGraph(ShoppingApp.self))
    #expect(
      printer.take() == [
        "1  textField “New item”", "2  button “Add” disabled", "3  toggle “Bread”", "   text “0 of 1”",
      ])
    host.perform("switch 3")
    #expect(Set(printer.take()) == ["-  toggle “Bread”", "3  toggle “Bread” on", "-  text “0 of 1”", "   text “1 of 1”"])
    host.perform("type 1 Rye milk")
    host.perform("press 2")
    #expect(printer.take().contains("4  toggle “Rye milk”"))
    host.perform("press 2")
    host.perform("press 9")
    host.perform("eat 3")
    #expect(printer.take().map { $0.prefix(2) } == ["? ", "? ", "? "])
    host.close()
  }

  private struct RequestingApp: App {
    var body: some Scene {
      WindowGroup { Requests() }
    }
  }

  private struct Requests: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var name = ""
    @FocusState private var isNamed: Bool

    var body: some View {
      TextField("Name", text: $name).focused($isNamed)
      Button("Focus") { isNamed = true }
      Button("Open") { openURL(URL(string: "https://swift.org")!) }
      Button("Close") { dismissWindow() }
    }
  }

  @Test("what a turn asks for is done after its patches")
  func requests() {
    let (host, printer) = open(AppGraph(RequestingApp.self))
    _ = printer.take()
    host.perform("press 2")
    #expect(printer.take() == ["   focus 1"])
    host.perform("press 3")
    #expect(printer.take() == ["   open https://swift.org"])
    #expect(!host.isClosed)
    host.perform("press 4")
    #expect(host.isClosed)
    host.close()
  }

  @Test("a commit is a value: one that is written by hand is shown as any other")
  func writtenByHand() {
    let (host, printer) = open(AppGraph(RequestingApp.self))
    _ = printer.take()
    let id = ElementID(4_000_000)
    var commit = Commit(patches: [.insert(Element(id: id, TextContent("By hand")), into: .root, before: nil)])
    commit.requests = [.open(URL(fileURLWithPath: "/"))]
    host.commit(commit, of: host.graph)
    #expect(printer.take() == ["   text “By hand”", "   open file:///"])
    host.commit(Commit(patches: [.remove(id)]), of: host.graph)
    #expect(printer.take() == ["-  text “By hand”"])
    host.close()
  }
}
