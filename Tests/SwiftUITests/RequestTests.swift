import SwiftUI
import Testing

/// A commit carries what a turn asks of its host: `HostRequest`.
@MainActor
@Suite("What a turn asks of its host")
struct RequestTests {
  private final class RecordingHost: SwiftUICore.Host {
    var commits: [Commit] = []
    var scheduledTurns = 0
    var whileCommitting: (ViewGraph) -> Void = { _ in }

    func scheduleTurn(of graph: ViewGraph) { scheduledTurns += 1 }
    func opens(_ url: URL) -> Bool { url.scheme == "https" }

    func commit(_ commit: Commit, of graph: ViewGraph) {
      commits.append(commit)
      whileCommitting(graph)
    }
  }

  private struct Subject: View {
    static let url = URL(string: "https://swift.org")!
    @Environment(\.openURL) private var openURL
    @FocusState private var isNamed: Bool
    @State private var name = "Ada"
    var focusesAtOnce = false

    var body: some View {
      TextField("Name", text: $name).focused($isNamed)
      Text(name)
      Button("Change and open") {
        name = "Grace"
        openURL(Self.url)
      }
      Button("Open") { openURL(Self.url) }
      Button("Write") { openURL(URL(string: "mailto:ada@example.org")!) }
      Color.clear.onAppear { if focusesAtOnce { isNamed = true } }
    }
  }

  private func mount(_ subject: Subject = Subject()) -> (host: RecordingHost, graph: ViewGraph) {
    let host = RecordingHost()
    let graph = ViewGraph(host: host)
    graph.mount(subject)
    return (host, graph)
  }

  private func press(_ name: String, in graph: ViewGraph) throws {
    let button = try #require(graph.root.descendants.first { $0.content is ButtonContent && $0.label == name })
    graph.send(PressEvent.activate, to: button.id)
  }

  @Test("it comes with the patches of the turn")
  func together() throws {
    let (host, graph) = mount()
    try press("Change and open", in: graph)
    #expect(host.commits.isEmpty && host.scheduledTurns == 1)
    graph.turn()
    #expect(host.commits.count == 1 && host.commits.first?.patches.isEmpty == false)
    #expect(host.commits.first?.requests == [.open(Subject.url)])
  }

  @Test("a turn that only asks for something commits once, without patches")
  func alone() throws {
    let (host, graph) = mount()
    try press("Open", in: graph)
    #expect(host.scheduledTurns == 1)
    #expect(graph.turn())
    #expect(host.commits.map(\.patches.count) == [0] && host.commits.first?.requests == [.open(Subject.url)])
    #expect(!graph.turn() && host.commits.count == 1)
  }

  @Test("nothing is asked of a host that says it does not do it")
  func refused() throws {
    let (host, graph) = mount()
    graph.receiveWarning = { _ in }
    try press("Write", in: graph)
    graph.turn()
    #expect(host.commits.isEmpty)
  }

  @Test("what is asked while the scene is mounted comes with the first commit, and a turn is asked for")
  func whileMounting() throws {
    let (host, graph) = mount(Subject(focusesAtOnce: true))
    #expect(host.scheduledTurns == 1 && host.commits.isEmpty)
    graph.turn()
    let field = try #require(graph.root.descendants.first { $0.content is TextFieldContent })
    #expect(host.commits.flatMap(\.requests) == [.focus(field.id)])
  }

  @Test("what is asked while a host applies a commit is in the next one")
  func whileCommitting() throws {
    let (host, graph) = mount()
    host.whileCommitting = { graph in
      host.whileCommitting = { _ in }
      graph.ask(.closeWindow)
    }
    try press("Open", in: graph)
    graph.turn()
    #expect(host.scheduledTurns == 2)
    graph.turn()
    #expect(host.commits.map(\.requests) == [[.open(Subject.url)], [.closeWindow]])
  }

  @Test("commits with other requests are other commits")
  func equality() {
    var one = Commit()
    one.requests = [.focus(nil)]
    #expect(one != Commit())
  }
}
