import RandomInput
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Random edits of a random tree: after each turn, what the patches have made equals the tree from scratch.
@MainActor
@Suite("Random trees", .serialized)
struct RandomTreeTests {
  /// How many steps to take. `Scripts/check long-trees` takes a million.
  private static let steps = ProcessInfo.processInfo.environment["RANDOM_STEPS"].flatMap(Int.init) ?? 500

  private func makeGenerator(_ name: String) -> (SeededGenerator, seed: UInt64) {
    let seed = ProcessInfo.processInfo.environment["RANDOM_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)
    print("\(name) with RANDOM_SEED=\(seed)")
    return (SeededGenerator(seed: seed), seed)
  }

  /// The whole tree as text, but for what a tree from scratch has not: the counts of state, and what the host says. Sheets stand in the
  /// order in which they came.
  private func outline(_ host: TestHost) -> String {
    let isSheet = host.element.children.map { $0.content is SheetContent }
    let outlines = host.element.children.map(\.outline)
    let rest = zip(outlines, isSheet).filter { !$0.1 }.map(\.0)
    let sheets = zip(outlines, isSheet).filter(\.1).map(\.0).sorted()
    return (rest + sheets).joined(separator: "\n").replacing(#/(kept|host) \d+/#) { String($0.1) }
  }

  /// Notes that no id comes twice: each is greater than all before.
  @MainActor
  private struct IDCheck {
    private var highest: UInt32

    init(_ host: TestHost) { highest = host.element.descendants.map(\.id.rawValue).max() ?? 0 }

    mutating func holds(for commits: [Commit]) -> Bool {
      for commit in commits {
        var new: Set<UInt32> = []
        for case .insert(let element, _, _) in commit.patches {
          for id in element.descendants.map(\.id.rawValue) where id <= highest || !new.insert(id).inserted { return false }
        }
        highest = max(highest, new.max() ?? 0)
      }
      return true
    }
  }

  private func makeHost(_ model: PlanModel, _ farewells: Farewells, rows: Int? = nil, isKept: Bool = true) -> (TestHost, Ledger) {
    let ledger = Ledger(farewells, keepsBindings: isKept)
    let host = TestHost(visibleRows: rows) { PlanRoot(model: model, ledger: ledger) }
    host.checksPatches = false
    host.recorder.keepsRecords = false
    return (host, ledger)
  }

  private func hostCaption(_ host: TestHost) -> Int? {
    let identifier = ObjectIdentifier(HostCaptionKey.self)
    return (host.graph.defaults.entry(for: identifier) as? TypedEnvironmentEntry<HostCaptionKey>)?.value
  }

  private func turns(_ host: TestHost) {
    for _ in 0..<20 where !host.turn() { return }
  }

  /// Something other than an edit of the plan.
  private func act(_ host: TestHost, _ farewells: Farewells, _ model: PlanModel, _ generator: inout SeededGenerator) {
    let kept = farewells.kept.randomElement(using: &generator)
    switch generator.number(below: 12) {
    case 0, 1: kept?.wrappedValue += 1
    case 2: withAnimation { kept?.wrappedValue += 1 }
    case 3: model.caption = generator.number(below: 9)
    case 4: host.environment(\.hostCaption, generator.number(below: 9))
    case 5: farewells.observed.count += 1
    default: break
    }
  }

  @Test("after thousands of edits the patched tree is the tree from scratch, no body was skipped wrongly, no id came twice")
  func edits() async throws {
    var (generator, seed) = makeGenerator("random edits")
    let model = PlanModel(.random(4, &generator))
    let farewells = Farewells()
    let (host, ledger) = makeHost(model, farewells)
    var ids = IDCheck(host)
    for step in 0..<Self.steps {
      model.plan = model.plan.mutated(4, &generator)
      act(host, farewells, model, &generator)
      host.checksBodies = step % 10 == 0
      turns(host)
      if let value = hostCaption(host), !host.texts.contains("host \(value)") {
        Issue.record("seed \(seed), step \(step): the host's value is not shown:\n\(host)")
        return
      }
      guard host.element == host.graph.root, ids.holds(for: host.commits), ledger.preferences == model.plan.preferences else {
        Issue.record("seed \(seed), step \(step): the patched tree differs:\n\(host)")
        return
      }
      if step % 10 == 5 {
        let (fresh, _) = makeHost(model, farewells, isKept: false)
        guard outline(host) == outline(fresh), host.leaks.isEmpty else {
          Issue.record("seed \(seed), step \(step): not the tree from scratch:\n\(host)\n\(fresh)\n\(host.leaks)")
          return
        }
      }
      // Others need the main actor too.
      if step % 50 == 0 {
        for _ in 0..<1000 where ledger.runningTasks != model.plan.taskCount { await Task.yield() }
        guard ledger.runningTasks == model.plan.taskCount, host.graph.runningTasks.count == ledger.runningTasks else {
          Issue.record("seed \(seed), step \(step): \(ledger.runningTasks) tasks run, and not \(model.plan.taskCount)")
          return
        }
      }
      host.resetCounts()
    }
    host.unmount()
    for _ in 0..<1000 where ledger.runningTasks != 0 { await Task.yield() }
    #expect(ledger.runningTasks == 0 && host.leaks.isEmpty)
  }

  @Test("so it is where rows are made on demand, while somebody scrolls; a row that comes back has its state")
  func lazyEdits() async throws {
    var (generator, seed) = makeGenerator("random edits of lazy rows")
    let model = PlanModel(.stack([.rows(Array(0..<12)), .random(3, &generator)]))
    let farewells = Farewells()
    let (host, _) = makeHost(model, farewells, rows: 4)
    var ids = IDCheck(host)
    for step in 0..<Self.steps {
      guard case .stack(var plans) = model.plan, plans.count == 2 else { preconditionFailure("it stays a stack") }
      let place = generator.number(below: 2)
      let mutated = plans[place].mutated(3, &generator)
      if case .rows = mutated { plans[place] = mutated } else if place == 1 { plans[1] = mutated }
      model.plan = .stack(plans)
      act(host, farewells, model, &generator)
      if let list = host.findAll(.list).randomElement(using: &generator), generator.flag() {
        // At least as many as the host shows at first: fewer grow to that with the next data.
        let first = generator.number(below: 12)
        try list.scroll(to: first..<first + 4 + generator.number(below: 6))
      }
      host.checksBodies = step % 10 == 0
      turns(host)
      if step % 50 == 0 { await Task.yield() }
      if let value = hostCaption(host), !host.texts.contains("host \(value)") {
        Issue.record("seed \(seed), step \(step): the host's value is not shown:\n\(host)")
        return
      }
      guard host.element == host.graph.root, ids.holds(for: host.commits), step % 10 != 0 || host.leaks.isEmpty else {
        Issue.record("seed \(seed), step \(step): the patched tree differs:\n\(host)\n\(host.leaks)")
        return
      }
      // What is in sight stands in the order of the data.
      if step % 5 == 0, case .rows(let rows) = plans[0] {
        let shown = host.findAll(.list)[0].texts.compactMap { $0.firstMatch(of: #/^row (\d+)/#).flatMap { Int($0.1) } }
        guard shown.isEmpty || rows.firstRange(of: shown) != nil else {
          Issue.record("seed \(seed), step \(step): the rows \(shown) are no part of \(rows)")
          return
        }
      }
      host.resetCounts()
    }
    host.unmount()
    #expect(host.leaks.isEmpty)
  }

  struct PlanApp: App {
    @StateObject private var model = Self.nextModel!
    @MainActor static var nextModel: PlanModel?
    @MainActor static var nextLedger: Ledger?
    var body: some Scene {
      WindowGroup {
        Text("caption \(model.caption)")
        PlanRoot(model: model, ledger: Self.nextLedger!)
      }
    }
  }

  @Test("two windows of one app, and others that come and go, show the same, whoever turns first")
  func windows() async throws {
    var (generator, seed) = makeGenerator("random edits of windows")
    let model = PlanModel(.random(3, &generator))
    let farewells = Farewells()
    PlanApp.nextModel = model
    PlanApp.nextLedger = Ledger(farewells, keepsBindings: true)
    func prepare(_ host: TestHost) -> TestHost {
      host.checksPatches = false
      host.recorder.keepsRecords = false
      return host
    }
    let first = prepare(TestHost(app: PlanApp.self))
    var hosts = [first, prepare(TestHost(anotherWindowOf: first))]
    for step in 0..<Self.steps / 4 {
      model.plan = model.plan.mutated(3, &generator)
      act(hosts.randomElement(using: &generator)!, farewells, model, &generator)
      if generator.number(below: 20) == 0 {
        if hosts.count > 2 {
          hosts.remove(at: generator.number(below: hosts.count)).unmount()
        } else {
          hosts.append(prepare(TestHost(anotherWindowOf: hosts[0])))
        }
      }
      // Those that turn first may let others show more.
      for _ in 0..<3 {
        for host in hosts.shuffled(using: &generator) { turns(host) }
      }
      if step % 50 == 0 { await Task.yield() }
      guard hosts.allSatisfy({ $0.element == $0.graph.root && $0.leaks.isEmpty && !$0.graph.hasPendingWork }) else {
        Issue.record("seed \(seed), step \(step): a patched tree differs:\n\(hosts)")
        return
      }
      let captions = Set(hosts.map(\.texts.first))
      guard captions == ["caption \(model.caption)"] else {
        Issue.record("seed \(seed), step \(step): the windows differ: \(captions)")
        return
      }
      if step % 10 == 5 {
        let fresh = prepare(TestHost(anotherWindowOf: hosts[0]))
        guard Set(hosts.map { outline($0) }) == [outline(fresh)] else {
          Issue.record("seed \(seed), step \(step): not the tree from scratch:\n\(hosts)\n\(fresh)")
          return
        }
        fresh.unmount()
      }
      for host in hosts { host.resetCounts() }
    }
    for host in hosts { host.unmount() }
    (PlanApp.nextModel, PlanApp.nextLedger) = (nil, nil)
  }
}
