import SwiftUI
import SwiftUITesting

/// A window of ten views that show one object.
private struct Window: View {
  let shared: Shared

  var body: some View {
    VStack { ForEach(0..<10) { _ in WindowLine(shared: shared) } }
  }
}

private struct WindowLine: View {
  @ObservedObject var shared: Shared

  var body: some View { Text(verbatim: shared.text) }
}

extension Workload {
  /// The numbers of windows at which the cost of a change that all of them show is measured.
  public static let windowCounts = [10, 100, 1_000, 10_000]

  /// One object and many graphs: the open pages of an app.
  static var windows: [Workload] {
    func workload(_ name: String, _ count: Int, _ change: @escaping @MainActor (Shared, String) -> Void) -> Workload {
      Workload(name, "ObservableObject", size: count) {
        let shared = Shared()
        let hosts = (0..<count).map { _ in CountingHost { Window(shared: shared) } }
        var texts = Texts.short
        let counts = { hosts.reduce((0, 0)) { ($0.0 + $1.evaluationCount, $0.1 + $1.patchCount) } }
        return Run(counts: { (evaluations: counts().0, patches: counts().1) }) {
          change(shared, texts())
          for host in hosts { host.turn() }
        }
      }
    }

    return windowCounts.flatMap { count in
      [
        workload("one object, windows of ten views", count) { $0.text = $1 },
        // The second change lets every window show the first one before.
        workload("one object, windows of ten views, two transactions", count) { shared, text in
          withAnimation { shared.text = text }
          shared.text = "after"
        },
      ]
    }
  }
}
