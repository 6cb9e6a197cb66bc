import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Rows that are made before they come into sight: what they do when they are seen waits for the host's word.
@MainActor @Suite("What rows do when they are seen") struct SightTests {
  private final class Telling: SwiftUICore.Host {
    let graph: ViewGraph
    let tellsSight: Bool

    init(_ tellsSight: Bool = true) {
      self.tellsSight = tellsSight
      graph = ViewGraph(host: nil)
      graph.host = self
    }

    func scheduleTurn(of graph: ViewGraph) {}
    func commit(_ commit: Commit, of graph: ViewGraph) {}

    /// Whom to tell of what says so.
    func targets(_ text: String) -> [ElementID] {
      graph.root.descendants.first { $0.content.text == text }?.effects.compactMap { ($0 as? SightEffect)?.target } ?? []
    }

    func tell(_ isSeen: Bool, of text: String) {
      for target in targets(text) { graph.send(SightEvent(isSeen: isSeen), to: target) }
      graph.turn()
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Rows: View {
    let log: Log
    var count = 3

    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { place in
          Text("row \(place)")
            .onAppear { log.lines.append("+\(place)") }
            .onDisappear { log.lines.append("-\(place)") }
        }
      }
      .onAppear { log.lines.append("list") }
    }
  }

  @Test("in a list a row appears when the host says that it is in sight, and what is around the list at once")
  func rows() {
    let (log, host) = (Log(), Telling())
    host.graph.mount(Rows(log: log))
    host.graph.turn()
    #expect(log.lines == ["list"])
    #expect(host.targets("row 1").count == 2)
    host.tell(true, of: "row 1")
    host.tell(true, of: "row 1")
    #expect(log.lines == ["list", "+1"])
    host.tell(false, of: "row 1")
    host.tell(false, of: "row 2")
    #expect(log.lines == ["list", "+1", "-1"])
  }

  @Test("a row that was never seen has not disappeared when it goes")
  func end() {
    let (log, host) = (Log(), Telling())
    host.graph.mount(Rows(log: log))
    host.graph.turn()
    host.tell(true, of: "row 0")
    log.lines = []
    host.graph.unmount()
    #expect(log.lines == ["-0"])
  }

  @Test("what has no element, stands in no rows, or in a host that does not tell, appears at once")
  func others() {
    let log = Log()
    struct Mixed: View {
      let log: Log
      var body: some View {
        VStack { Text("a").onAppear { log.lines.append("stack") } }
        List { EmptyView().onAppear { log.lines.append("nothing") } }
      }
    }
    let host = Telling()
    host.graph.mount(Mixed(log: log))
    host.graph.turn()
    #expect(log.lines.sorted() == ["nothing", "stack"])
    log.lines = []
    let other = Telling(false)
    other.graph.mount(Rows(log: log))
    other.graph.turn()
    #expect(log.lines.sorted() == ["+0", "+1", "+2", "list"] && other.targets("row 1").isEmpty)
  }
}
