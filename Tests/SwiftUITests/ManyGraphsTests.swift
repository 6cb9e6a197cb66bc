import Combine
import RandomInput
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Several scenes that show the same data.
@MainActor
@Suite("Many graphs")
struct ManyGraphsTests {
  final class Journal {
    var lines: [String] = []
  }

  final class Counter: ObservableObject {
    @Published var count = 0
  }

  struct Line: View {
    @ObservedObject var own: Counter
    @ObservedObject var shared: Counter
    let name: String
    let journal: Journal

    var body: some View {
      journal.lines.append("\(name): \(own.count) \(shared.count)")
      return Text("\(own.count) \(shared.count)")
    }
  }

  private func makeHosts(_ count: Int, _ own: [Counter], _ shared: Counter, _ journal: Journal) -> [TestHost] {
    (0..<count).map { number in
      TestHost { Line(own: own[number], shared: shared, name: "\(number)", journal: journal) }
    }
  }

  @Test("a change of another transaction lets all graphs show what waits, in the order of their first changes (28, 29)")
  func order() {
    let own = (0..<5).map { _ in Counter() }
    let shared = Counter()
    let journal = Journal()
    let hosts = makeHosts(5, own, shared, journal)
    journal.lines = []
    for number in [3, 0, 4, 3, 1] { own[number].count += 1 }
    #expect(journal.lines.isEmpty)
    withAnimation { shared.count = 1 }
    #expect(journal.lines == ["3: 2 0", "0: 1 0", "4: 1 0", "1: 1 0"])
    journal.lines = []
    for host in hosts.reversed() { host.turn() }
    #expect(journal.lines == ["4: 1 1", "3: 2 1", "2: 0 1", "1: 1 1", "0: 1 1"])
    #expect(hosts.allSatisfy { !$0.graph.work.placeAmongChanged.isListed })
  }

  @Test("changes of one transaction do not make graphs show each by itself, however often it is begun")
  func equalTransactions() {
    let own = (0..<5).map { _ in Counter() }
    let journal = Journal()
    let hosts = makeHosts(5, own, Counter(), journal)
    journal.lines = []
    for round in 0..<3 {
      for counter in own { withAnimation(.linear) { counter.count = round } }
    }
    #expect(journal.lines.isEmpty)
    for host in hosts { host.turn() }
    #expect(journal.lines.count == 5)
  }

  @Test("graphs that come, change, turn and go in any order: the list of changed ones is what it should be")
  func randomList() {
    var generator = SeededGenerator(seed: 7)
    let shared = Counter()
    let journal = Journal()
    var hosts: [(host: TestHost, own: Counter)] = []
    /// Those that wait, in order, with what their transaction is.
    for _ in 0..<2_000 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1:
        let own = Counter()
        hosts.append((TestHost { Line(own: own, shared: shared, name: "", journal: journal) }, own))
      case 2: if let index = hosts.indices.randomElement(using: &generator) { hosts.remove(at: index).host.unmount() }
      case 3: if let index = hosts.indices.randomElement(using: &generator) { hosts.remove(at: index) }
      case 4, 5: hosts.randomElement(using: &generator)?.own.count += 1
      case 6: withAnimation { hosts.randomElement(using: &generator)?.own.count += 1 }
      case 7: shared.count += 1
      default: _ = hosts.randomElement(using: &generator)?.host.turn()
      }
      for (host, _) in hosts { #expect(host.graph.work.placeAmongChanged.isListed == host.graph.work.hasDirtyNodes) }
      if hosts.count > 12 { hosts.removeFirst(6) }
    }
    for (host, own) in hosts {
      host.turn()
      #expect(host.texts == ["\(own.count) \(shared.count)"])
    }
  }

  @Test("a graph whose evaluation changes an environment value is not listed as one with changes afterwards")
  func listedAfterEnvironment() {
    struct Reader: View {
      @Environment(\.font) private var font
      var body: some View { Text(font == nil ? "none" : "a font") }
    }
    struct Writer<Content: View>: View {
      @ObservedObject var counter: Counter
      let content: Content
      var body: some View { content.font(counter.count == 0 ? nil : .title) }
    }
    let counter = Counter()
    let host = TestHost { Writer(counter: counter, content: Reader()) }
    counter.count = 1
    host.turn()
    #expect(host.texts == ["a font"])
    #expect(!host.graph.work.placeAmongChanged.isListed)
  }

  // MARK: Windows of one app

  final class Recorder: SwiftUICore.Host {
    let number: Int
    let journal: Journal

    init(_ number: Int, _ journal: Journal) {
      self.number = number
      self.journal = journal
    }

    func scheduleTurn(of graph: ViewGraph) { journal.lines.append("\(number)") }
    func commit(_ commit: Commit, of graph: ViewGraph) {}
  }

  private func texts(_ graph: ViewGraph) -> [String] { graph.root.texts }

  final class AppModel: ObservableObject {
    @Published var title = "a"
    @MainActor static var latest: AppModel?
    @MainActor init() { Self.latest = self }
  }

  struct TestApp: App {
    @StateObject private var model = AppModel()
    var body: some Scene {
      WindowGroup { Text(model.title) }
    }
  }

  @Test("a change of the app asks its first window for a turn, whose turn asks the others, in the order of their opening")
  func windows() {
    let app = AppGraph<TestApp>()
    let journal = Journal()
    let recorders = (0..<20).map { Recorder($0, journal) }
    // Graphs refer to them weakly.
    defer { withExtendedLifetime(recorders) {} }
    let graphs = recorders.map { app.openWindow(host: $0) }
    #expect(journal.lines.isEmpty)
    AppModel.latest!.title = "b"
    #expect(journal.lines == ["0"])
    graphs[0].turn()
    #expect(journal.lines == (0..<20).map { "\($0)" })
    for graph in graphs { graph.turn() }
    #expect(graphs.allSatisfy { texts($0) == ["b"] })
  }

  @Test("of many windows that have closed at most a few are remembered, also when no other opens")
  func closedWindows() {
    let app = AppGraph<TestApp>()
    let recorders = (0..<1000).map { Recorder($0, Journal()) }
    defer { withExtendedLifetime(recorders) {} }
    let graphs = recorders.map { app.openWindow(host: $0) }
    #expect(app.scheduler.windows.count == 1000)
    for graph in graphs.dropFirst() { graph.unmount() }
    #expect(app.scheduler.windows.count <= 16)
    #expect(app.scheduler.windows.first?.window === graphs[0])
  }

  @Test("a window that closes before the turn that it was asked for leaves it to the next one")
  func closing() {
    let app = AppGraph<TestApp>()
    let journal = Journal()
    let recorders = (0..<3).map { Recorder($0, journal) }
    // Graphs refer to them weakly.
    defer { withExtendedLifetime(recorders) {} }
    let graphs = recorders.map { app.openWindow(host: $0) }
    AppModel.latest!.title = "b"
    graphs[0].unmount()
    #expect(journal.lines == ["0", "1"])
    graphs[1].unmount()
    graphs[2].turn()
    #expect(journal.lines == ["0", "1", "2"])
    #expect(texts(graphs[2]) == ["b"])
    AppModel.latest!.title = "c"
    #expect(journal.lines == ["0", "1", "2", "2"])
    graphs[2].unmount()
    // Nobody is left; the next window has it from the beginning.
    AppModel.latest!.title = "d"
    let last = app.openWindow(host: Recorder(3, journal))
    #expect(texts(last) == ["d"])
  }
}
