import Combine
import SwiftUI
import SwiftUITesting

/// The rows, and a number that changes when the list has to be evaluated although they are the same.
final class ListObject<Element>: ObservableObject {
  @Published var rows: [Element]
  @Published var version = 0

  init(_ rows: [Element]) { self.rows = rows }
}

struct RowList<Kind: RowKind>: View {
  @ObservedObject var list: ListObject<Kind.Element>
  let kind: Kind

  var body: some View {
    let kind = kind
    VStack {
      Text(verbatim: String(list.version))
      ForEach(list.rows) { kind.row($0) }
    }
  }
}

/// A mounted list of rows.
@MainActor
final class Scene<Kind: RowKind> {
  let kind = Kind()
  let list: ListObject<Kind.Element>
  private(set) var host: CountingHost!

  init(_ count: Int) {
    list = ListObject((0..<count).map(kind.element))
  }

  func mount() {
    host = CountingHost { RowList(list: list, kind: kind) }
  }

  static func mounted(_ count: Int) -> Scene {
    let scene = Scene(count)
    scene.mount()
    return scene
  }

  func change(_ change: (inout [Kind.Element]) -> Void) {
    change(&list.rows)
    host.turn()
  }

  /// At most a hundred rows, evenly spread: at each size as many different ones, so that the processor's cache sees the same.
  var sample: [Kind.Element] {
    stride(from: 0, to: list.rows.count, by: max(1, list.rows.count / 100)).prefix(100).map { list.rows[$0] }
  }
}

/// Texts that differ from one step to the next.
struct Texts {
  private let texts: [String]
  private var next = 0

  init(_ texts: [String]) { self.texts = texts }

  static var short: Texts { Texts((0..<10).map { String($0) }) }
  static var growing: Texts { Texts((1...20).map { String(repeating: "wide ", count: $0 * 4) }) }

  mutating func callAsFunction() -> String {
    next = next + 1 == texts.count ? 0 : next + 1
    return texts[next]
  }
}

extension Workload {
  static func rows<Kind: RowKind>(of kind: Kind.Type, _ size: Int) -> [Workload] {
    func workload(_ name: String, _ prepare: @escaping @MainActor @Sendable () -> Run) -> Workload {
      Workload(name, Kind.name, size: size, prepare: prepare)
    }

    func oneRow(_ name: String, _ texts: Texts) -> Workload {
      workload(name) {
        let scene = Scene<Kind>.mounted(size)
        let sample = scene.sample
        var texts = texts
        return Run(of: scene.host, operations: sample.count) {
          let text = texts()
          for row in sample {
            scene.kind.set(row, to: text)
            scene.host.turn()
          }
        }
      }
    }

    /// A change of the list, which `undo` takes back.
    func change(
      _ name: String, _ change: @escaping @MainActor (inout [Kind.Element], Kind) -> Void,
      undo: @escaping @MainActor (inout [Kind.Element]) -> Void
    ) -> Workload {
      workload(name) {
        let scene = Scene<Kind>.mounted(size)
        var isChanged = false
        return Run(
          of: scene.host, reset: { if isChanged { scene.change(undo) } },
          step: {
            scene.change { change(&$0, scene.kind) }
            isChanged = true
          })
      }
    }

    func insertion(_ place: String, _ position: Int) -> Workload {
      change("insert \(place)", { $0.insert($1.element(size), at: position) }, undo: { $0.remove(at: position) })
    }

    func removal(_ place: String, _ position: Int) -> Workload {
      workload("remove \(place)") {
        let scene = Scene<Kind>.mounted(size)
        return Run(
          of: scene.host,
          reset: { if scene.list.rows.count < size { scene.change { $0.insert(scene.kind.element(size), at: position) } } },
          step: { scene.change { $0.remove(at: position) } })
      }
    }

    return [
      workload("mount") {
        var scene = Scene<Kind>(size)
        return Run(
          isMount: true, counts: { (scene.host?.evaluationCount ?? 0, scene.host?.patchCount ?? 0) },
          reset: { scene = Scene(size) }, step: { scene.mount() })
      },
      workload("unmount") {
        var scene = Scene<Kind>.mounted(size)
        return Run(
          reset: { scene = .mounted(size) },
          step: {
            scene.host.unmount()
          })
      },
      oneRow("one row changes", .short),
      oneRow("one row grows wider", .growing),
      workload("all rows change") {
        let scene = Scene<Kind>.mounted(size)
        var texts = Texts.short
        return Run(of: scene.host) {
          let text = texts()
          for row in scene.list.rows { scene.kind.set(row, to: text) }
          scene.host.turn()
        }
      },
      workload("parent evaluated, equal rows") {
        let scene = Scene<Kind>.mounted(size)
        return Run(of: scene.host) {
          scene.list.version += 1
          scene.host.turn()
        }
      },
      insertion("at the front", 0), insertion("in the middle", size / 2), insertion("at the end", size),
      removal("at the front", 0), removal("in the middle", size / 2), removal("at the end", size - 1),
      change(
        "move the first to the end", { rows, _ in rows.append(rows.removeFirst()) }, undo: { $0.insert($0.removeLast(), at: 0) }),
      change("reverse", { rows, _ in rows.reverse() }, undo: { $0.reverse() }),
      workload("shuffle") {
        let scene = Scene<Kind>.mounted(size)
        var generator = SmallGenerator()
        return Run(of: scene.host) { scene.change { $0.shuffle(using: &generator) } }
      },
      workload("10,000 changes, one turn") {
        let scene = Scene<Kind>.mounted(size)
        let row = scene.list.rows[size / 2]
        var texts = Texts.short
        return Run(of: scene.host) {
          for _ in 0..<10_000 { scene.kind.set(row, to: texts()) }
          scene.host.turn()
        }
      },
    ]
  }
}

/// The same numbers in each run.
struct SmallGenerator: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
