import Combine
import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@testable import SwiftUICore

/// After a lot has come and gone, as much is alive as before.
@MainActor @Suite("What remains", .serialized) struct LeakTests {
  final class Classic: ObservableObject {
    @Published var count = 0
    @Published var other = 0
  }

  @Observable final class Modern {
    var count = 0
  }

  struct Reader: View {
    @ObservedObject var classic: Classic
    let modern: Modern
    @State private var own = 0
    @StateObject private var owned = Classic()
    @State private var ownedModern = Modern()
    var body: some View {
      Text("\(classic.count) \(modern.count) \(own) \(owned.count) \(ownedModern.count)")
        .onReceive(classic.$other) { _ in }
        .task {}
    }
  }

  @Observable final class Stage {
    var classic = Classic()
    let modern = Modern()
    var isShown = true
  }

  struct Root: View {
    let stage: Stage
    var body: some View {
      if stage.isShown { Reader(classic: stage.classic, modern: stage.modern) }
    }
  }

  private struct Counts: Equatable {
    var observers: Int
    var registrations: Int
    /// Of all scopes that were seen, those that are still there.
    var scopes: Int
    var nodes: Int
  }

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  private final class Seen {
    var scopes: [Weak<ObservationScope>] = []

    var livingCount: Int { Set(scopes.compactMap { $0.object.map(ObjectIdentifier.init) }).count }
  }

  private let seen = Seen()

  private func counts(_ stage: Stage, _ host: TestHost) -> Counts {
    var nodes = 0
    func visit(_ node: ViewNode) {
      nodes += 1
      if let scope = node.observation { seen.scopes.append(Weak(object: scope)) }
      node.forEachOwnedChild(visit)
    }
    host.graph.rootNode.map(visit)
    return Counts(
      observers: stage.classic.objectWillChange.observerCount, registrations: registrationCount(of: stage.modern),
      scopes: seen.livingCount, nodes: nodes)
  }

  @Test("ten thousand evaluations leave no subscription, registration or node behind")
  func evaluations() async throws {
    let stage = Stage()
    let host = TestHost { Root(stage: stage) }
    // The first evaluation of a type is tracked in another way than the later ones.
    stage.modern.count += 1
    host.turn()
    let before = counts(stage, host)
    #expect(before.observers == 1 && before.registrations > 0 && before.nodes > 5)
    for number in 1...10_000 {
      stage.modern.count = number + 1
      stage.classic.count = number
      host.turn()
      if number % 1000 == 0 { host.resetCounts() }
    }
    #expect(counts(stage, host) == before)
    try await host.settle()
    #expect(host.leaks.isEmpty)
  }

  @Test("a thousand removals and insertions leave nothing of the removed views, and nothing with what they observed")
  func removals() async throws {
    let stage = Stage()
    let host = TestHost { Root(stage: stage) }
    try await host.settle()
    stage.isShown = false
    host.turn()
    let hidden = counts(stage, host)
    #expect(hidden.observers == 0 && hidden.registrations == 0)
    for _ in 0..<1000 {
      stage.isShown = true
      host.turn()
      stage.isShown = false
      host.turn()
    }
    #expect(counts(stage, host) == hidden)
    try await host.settle()
    #expect(host.leaks.isEmpty)
  }

  struct Shelf: View {
    let models: [Modern]
    var body: some View {
      ForEach(models.indices, id: \.self) { index in Row(model: models[index]) }
    }
    struct Row: View {
      let model: Modern
      var body: some View { Text("\(model.count)") }
    }
  }

  @Observable final class Rack {
    var models = (0..<4).map { _ in Modern() }
  }

  struct RackView: View {
    let rack: Rack
    var body: some View { Shelf(models: rack.models) }
  }

  @Test("a view that goes takes its own registrations along; the others still hear of changes and take theirs along later")
  func neighbours() {
    let rack = Rack()
    let host = TestHost { RackView(rack: rack) }
    host.turn()
    for shown in (1...3).reversed() {
      let removed = rack.models.removeLast()
      host.turn()
      #expect(registrationCount(of: removed) == 0)
      #expect(rack.models.map(registrationCount) == Array(repeating: 1, count: shown))
    }
    rack.models[0].count = 7
    #expect(host.turn())
    #expect(host.texts == ["7"])
  }

  /// A property of many, named by an index that runs `onHash` whenever Observation looks it up: also while it registers observations.
  @Observable final class Indexed {
    nonisolated struct Index: Hashable {
      static let onHash = Mutex<@Sendable () -> Void>({})
      func hash(into hasher: inout Hasher) { Self.onHash.withLock { $0 }() }
    }
    @ObservationIgnored let values = 1
    subscript(index: Index) -> Int {
      access(keyPath: \.[index])
      return values
    }
  }

  @Test("a change of another thread that comes while observations are being registered is seen, and leaves none of them behind")
  func changeDuringRegistration() async throws {
    struct Both: View {
      let shared: SharedCounter
      let indexed: Indexed
      var body: some View { Text("\(shared.first + indexed[Indexed.Index()])") }
    }
    let changed = Atomic(0)
    // Observation registers with the objects in no certain order: in about half of the rounds this one comes first.
    for _ in 0..<20 {
      let shared = SharedCounter()
      let indexed = Indexed()
      let host = TestHost { Both(shared: shared, indexed: indexed) }
      shared.first = 1
      let change: @Sendable () -> Void = {
        guard registrationCount(of: shared) > 0, shared.first == 1 else { return }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          shared.first = 2
          done.signal()
        }
        done.wait()
        changed.add(1, ordering: .relaxed)
      }
      Indexed.Index.onHash.withLock { $0 = change }
      host.turn()
      Indexed.Index.onHash.withLock { $0 = {} }
      try await host.settle { host.texts == ["\(shared.first + 1)"] }
      #expect(registrationCount(of: shared) == 1)
      #expect(registrationCount(of: indexed) == 1)
    }
    #expect(changed.load(ordering: .relaxed) > 0)
  }

  /// Shows each of the objects for a while, in which it changes. Returns how many registrations have stayed with them.
  private func showAndChange(_ models: [Modern], times: Int = 1) -> Int {
    // Other tests have some, too.
    let usual = exchange(&ObservationScope.fewGraphs, with: .max)
    defer { ObservationScope.fewGraphs = usual }
    for model in models {
      let host = TestHost { Shelf(models: [model]) }
      for _ in 0..<times {
        model.count += 1
        #expect(host.turn())
      }
      host.unmount()
    }
    return models.map(registrationCount).reduce(0, +)
  }

  @Test("a view that goes after a change leaves one registration behind, which does nothing and goes with the next change")
  func leftBehind() {
    let models = [Modern()]
    _ = showAndChange(models)
    #expect(showAndChange(models, times: 3) == 1)
    let host = TestHost { Shelf(models: models) }
    #expect(registrationCount(of: models[0]) == 2)
    host.resetCounts()
    models[0].count += 1
    host.turn()
    #expect(host.evaluations(of: Shelf.Row.self) == 1)
    #expect(registrationCount(of: models[0]) == 1)
  }

  @Test("windows of an app that has many leave nothing behind in the models that they share")
  func manyWindows() {
    let model = Modern()
    var hosts = (0...ObservationScope.fewGraphs).map { _ in TestHost { Shelf(models: [model]) } }
    model.count += 1
    for host in hosts { #expect(host.turn()) }
    #expect(registrationCount(of: model) == hosts.count)
    for host in hosts.dropFirst() { host.unmount() }
    hosts.removeLast(hosts.count - 1)
    #expect(registrationCount(of: model) == 1)
  }

  @Test("no more views than may leave registrations behind, also where they all go at once; where some go, others may")
  func limit() {
    var count: Int { ObservationScope.bareCount.load(ordering: .relaxed) }
    // Other tests have left some.
    let usual = exchange(&ObservationScope.maximumBareCount, with: count + 60)
    let usualFew = exchange(&ObservationScope.fewGraphs, with: .max)
    defer { (ObservationScope.maximumBareCount, ObservationScope.fewGraphs) = (usual, usualFew) }
    var models = (0..<100).map { _ in Modern() }
    let hosts = models.map { model in TestHost { Shelf(models: [model]) } }
    for (model, host) in zip(models, hosts) {
      model.count += 1
      #expect(host.turn())
    }
    for host in hosts { host.unmount() }
    #expect(models.map(registrationCount).reduce(0, +) == 60)
    let more = (0..<10).map { _ in Modern() }
    #expect(showAndChange(more) == 0)
    models.removeFirst(50)
    #expect(count == ObservationScope.maximumBareCount - 50)
    #expect(showAndChange(more) == 10)
  }

  @Test("a thousand hosts leave nothing of themselves")
  func mounts() {
    let stage = Stage()
    weak var first: TestHost?
    weak var graph: ViewGraph?
    for number in 0..<1000 {
      let host = TestHost { Root(stage: stage) }
      if number == 0 { (first, graph) = (host, host.graph) }
      host.turn()
      #expect(counts(stage, host).scopes == 2)
      host.unmount()
      #expect(host.leaks.isEmpty)
    }
    #expect(first == nil && graph == nil)
    #expect(stage.classic.objectWillChange.observerCount == 0 && registrationCount(of: stage.modern) == 0)
    #expect(seen.livingCount == 0)
  }

  @Test("a thousand replaced objects are gone, each with its subscription")
  func replacements() throws {
    let stage = Stage()
    let host = TestHost { Root(stage: stage) }
    // What follows a change is tracked in another way than a first evaluation.
    stage.classic = Classic()
    host.turn()
    let before = counts(stage, host)
    var old: [Weak<Classic>] = []
    for _ in 0..<1000 {
      old.append(Weak(object: stage.classic))
      stage.classic = Classic()
      host.turn()
    }
    #expect(old.allSatisfy { $0.object == nil })
    #expect(counts(stage, host) == before)
  }

  @Test("an object that somebody else holds is reported, with whose it was")
  func report() throws {
    let stage = Stage()
    var held: Classic?
    struct Giving: View {
      @StateObject private var owned = Classic()
      let give: (Classic) -> Void
      var body: some View { Text("giving").onAppear { give(owned) } }
    }
    let host = TestHost { Giving { held = $0 } }
    host.unmount()
    #expect(host.leaks == ["LeakTests.Classic of LeakTests.Giving, state object"])
    withExtendedLifetime((held, stage)) {}
    held = nil
    #expect(host.leaks.isEmpty)
  }
}
