import Combine
import SwiftUI
import SwiftUITesting

private struct LongList: View {
  let objects: [RowObject]

  var body: some View {
    List(objects) { ObjectRow(object: $0) }
  }
}

extension Workload {
  /// A list of a million rows, of which twenty are in sight.
  static var lists: [Workload] {
    let count = 1_000_000
    let visibleRows = 20
    func workload(_ name: String, _ prepare: @escaping @MainActor @Sendable ([RowObject]) -> Run) -> Workload {
      Workload("list: " + name, "ObservableObject", size: count) { prepare((0..<count).map(RowObject.init)) }
    }
    @MainActor func mount(_ objects: [RowObject]) -> CountingHost {
      CountingHost(visibleRows: visibleRows) { LongList(objects: objects) }
    }
    func change(_ name: String, place: Int) -> Workload {
      workload(name) { objects in
        let host = mount(objects)
        var texts = Texts.short
        return Run(of: host, operations: 100) {
          for _ in 0..<100 {
            objects[place].text = texts()
            host.turn()
          }
        }
      }
    }
    return [
      workload("mount") { objects in
        var host: CountingHost?
        return Run(
          isMount: true, counts: { (host?.evaluationCount ?? 0, host?.patchCount ?? 0) }, reset: { host = nil },
          step: { host = mount(objects) })
      },
      change("a row in sight changes", place: 5),
      change("a row out of sight changes", place: count / 2),
      workload("scroll by a screen") { objects in
        let host = mount(objects)
        var first = 0
        return Run(of: host) {
          first = (first + visibleRows) % (count - visibleRows)
          host.scroll(to: first..<(first + visibleRows))
          host.turn()
        }
      },
    ]
  }
}
