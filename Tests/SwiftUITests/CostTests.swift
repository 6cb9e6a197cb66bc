import AllocationCounter
import Combine
import SwiftUI
import SwiftUITesting
import Testing

/// What changes cost, in counts: bodies, patches, allocations. Times are in Benchmarks.
@MainActor
@Suite("Cost", .serialized)
struct CostTests {
  final class Item: ObservableObject, Identifiable {
    let id: Int
    @Published var text = "0"
    init(_ id: Int) { self.id = id }
  }

  @Observable final class Model: Identifiable {
    @ObservationIgnored let id: Int
    var text = "0"
    init(_ id: Int) { self.id = id }
  }

  final class Items<Element>: ObservableObject {
    @Published var all: [Element]
    @Published var version = 0
    init(_ all: [Element]) { self.all = all }
  }

  final class Bindings {
    var texts: [Int: Binding<String>] = [:]
  }

  struct ItemRow: View {
    @ObservedObject var item: Item
    var body: some View { Text(verbatim: item.text) }
  }

  struct ModelRow: View {
    let model: Model
    var body: some View { Text(verbatim: model.text) }
  }

  struct StateRow: View {
    let id: Int
    let bindings: Bindings
    @State private var text = "0"
    var body: some View {
      Text(verbatim: text).onAppear { bindings.texts[id] = $text }
    }
  }

  struct Rows<Element: Identifiable, Row: View>: View {
    @ObservedObject var items: Items<Element>
    let row: (Element) -> Row

    var body: some View {
      VStack {
        Text(verbatim: String(items.version))
        ForEach(items.all, content: row)
      }
    }
  }

  /// A mounted list and what changes the text of a row.
  struct Scene {
    let host: CountingHost
    let change: (Int, String) -> Void
  }

  enum Kind: String, CaseIterable {
    case object, model, state

    /// How many allocations the change of a row may take, in release builds.
    var allocationLimit: Int {
      switch self {
      // None, unless a host of another test records which property has changed.
      case .object: 1
      // All of them Observation's.
      case .model: 13
      // The closure that the row's body makes.
      case .state: 1
      }
    }
  }

  func mount(_ kind: Kind, _ count: Int) -> Scene {
    switch kind {
    case .object:
      let items = Items((0..<count).map(Item.init))
      return Scene(host: CountingHost { Rows(items: items) { ItemRow(item: $0) } }) { items.all[$0].text = $1 }
    case .model:
      let items = Items((0..<count).map(Model.init))
      return Scene(host: CountingHost { Rows(items: items) { ModelRow(model: $0) } }) { items.all[$0].text = $1 }
    case .state:
      let bindings = Bindings()
      struct Place: Identifiable { let id: Int }
      let items = Items((0..<count).map(Place.init))
      return Scene(host: CountingHost { Rows(items: items) { StateRow(id: $0.id, bindings: bindings) } }) {
        bindings.texts[$0]!.wrappedValue = $1
      }
    }
  }

  struct Counts: Equatable {
    var bodies = 0
    var patches = 0
    var allocations = 0
    var alive = 0
  }

  func counts(_ host: CountingHost, _ change: () -> Void) -> Counts {
    // A turn with nothing to do: it looks at the stored values that views of other tests read.
    let beforeIdleTurn = allocationCount()
    host.turn()
    let idleAllocations = allocationCount() - beforeIdleTurn
    let before = (host.evaluationCount, host.patchCount, allocationCount(), liveAllocationCount())
    change()
    host.turn()
    return Counts(
      bodies: host.evaluationCount - before.0, patches: host.patchCount - before.1,
      allocations: allocationCount() - before.2 - idleAllocations, alive: liveAllocationCount() - before.3)
  }

  @Test(
    "One row's change is one body and one patch, and allocates as much among 2,000 rows as among 20", arguments: Kind.allCases)
  func oneRow(_ kind: Kind) {
    let costs = [20, 2_000].map { count in
      let scene = mount(kind, count)
      // What the first changes make is used again.
      for round in 0..<20 { _ = counts(scene.host) { scene.change(count / 2, String(round)) } }
      return counts(scene.host) { scene.change(count / 2, "x") }
    }
    #expect(costs[0] == costs[1])
    #expect(costs[1].bodies == 1)
    #expect(costs[1].patches == 1)
    #expect(costs[1].alive == 0)
    #if !DEBUG
      #expect(costs[1].allocations <= kind.allocationLimit)
    #endif
  }

  @Test("Ten thousand turns that change values leave the heap where it was", arguments: Kind.allCases)
  func heapStays(_ kind: Kind) {
    let scene = mount(kind, 10)
    func run(_ turns: Int) {
      for turn in 0..<turns {
        scene.change(turn % 10, turn % 3 == 0 ? "a text that is too long to be stored in place" : "short")
        scene.host.turn()
      }
    }
    run(60)
    let before = liveAllocationCount()
    run(9_990)
    #expect(liveAllocationCount() == before)
  }

  @Test("Mounting evaluates one body a row")
  func mounting() {
    #expect(mount(.object, 1_000).host.evaluationCount == 1_001)
  }

  @Test("A change of all rows is one body and one patch each", arguments: Kind.allCases)
  func allRows(_ kind: Kind) {
    let scene = mount(kind, 500)
    let cost = counts(scene.host) { for row in 0..<500 { scene.change(row, "x") } }
    #expect(cost.bodies == 500)
    #expect(cost.patches == 500)
  }

  @Test("Many changes of one property before a turn are one body and one patch", arguments: Kind.allCases)
  func manyChanges(_ kind: Kind) {
    let scene = mount(kind, 10)
    let cost = counts(scene.host) { for round in 0...1_000 { scene.change(5, String(round)) } }
    #expect(cost.bodies == 1)
    #expect(cost.patches == 1)
  }

  @Test("Equal rows are not evaluated with their parent; a new one is, and one that goes or moves is not")
  func changesOfTheList() {
    let items = Items((0..<300).map(Item.init))
    let host = CountingHost { Rows(items: items) { ItemRow(item: $0) } }
    // The parent itself is the one body.
    #expect(counts(host) { items.version += 1 }.bodies == 1)
    for place in [0, 150, 300] {
      let inserted = counts(host) { items.all.insert(Item(1_000 + place), at: place) }
      #expect(inserted.bodies == 2)
      #expect(inserted.patches == 1)
      let removed = counts(host) { items.all.remove(at: place) }
      #expect(removed.bodies == 1)
      #expect(removed.patches == 1)
    }
    let reversed = counts(host) { items.all.reverse() }
    #expect(reversed.bodies == 1)
    #expect(reversed.patches == 299)
    #expect(counts(host) { items.all.shuffle() }.bodies == 1)
    let moved = counts(host) { items.all.append(items.all.removeFirst()) }
    #expect(moved.bodies == 1)
    #expect(moved.patches == 1)
  }
}
