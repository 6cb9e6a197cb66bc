import Combine
import Observation
import SwiftUI
import SwiftUITesting

final class Shared: ObservableObject {
  @Published var text = "0"
}

@Observable final class SharedModel {
  var text = "0"
}

private struct SharedRow: View {
  @ObservedObject var shared: Shared

  var body: some View { Text(verbatim: shared.text) }
}

private struct SharedModelRow: View {
  let shared: SharedModel

  var body: some View { Text(verbatim: shared.text) }
}

private struct Many<Content: View>: View {
  let count: Int
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    VStack { ForEach(0..<count, content: content) }
  }
}

/// A parent and its children observe one object.
private struct Diamond: View {
  @ObservedObject var shared: Shared
  let count: Int

  var body: some View {
    VStack {
      Text(verbatim: shared.text)
      ForEach(0..<count) { _ in SharedRow(shared: shared) }
    }
  }
}

extension EnvironmentValues {
  @Entry var caption = "none"
}

private struct CaptionReader: View {
  @Environment(\.caption) private var caption

  var body: some View { Text(verbatim: caption) }
}

private struct Plain: View {
  let index: Int

  var body: some View { Text(verbatim: "Plain") }
}

private struct CaptionWriter<Content: View>: View {
  @ObservedObject var shared: Shared
  let content: Content

  var body: some View { content.environment(\.caption, shared.text) }
}

/// A chain of views, each the content of the one before.
private struct Link: View {
  let shared: Shared
  let length: Int

  var body: some View {
    if length == 0 { SharedRow(shared: shared) } else { AnyView(Link(shared: shared, length: length - 1)) }
  }
}

extension Workload {
  static func trees(_ size: Int) -> [Workload] {
    func workload(_ name: String, _ subject: String, _ prepare: @escaping @MainActor @Sendable () -> Run) -> Workload {
      Workload(name, subject, size: size, prepare: prepare)
    }

    func shared(
      _ name: String, operations: Int = 1, _ view: @escaping @MainActor (Shared) -> some View
    ) -> Workload {
      workload(name, "ObservableObject") {
        let shared = Shared()
        let host = CountingHost { view(shared) }
        var texts = Texts.short
        return Run(of: host) {
          shared.text = texts()
          host.turn()
        }
      }
    }

    return [
      shared("one object, all rows observe it") { shared in Many(count: size) { _ in SharedRow(shared: shared) } },
      workload("one object, all rows observe it", "@Observable") {
        let shared = SharedModel()
        let host = CountingHost { Many(count: size) { _ in SharedModelRow(shared: shared) } }
        var texts = Texts.short
        return Run(of: host) {
          shared.text = texts()
          host.turn()
        }
      },
      shared("a parent and its rows observe one object") { Diamond(shared: $0, count: size) },
      shared("an environment value with 10 readers") { shared in
        CaptionWriter(
          shared: shared,
          content: Many(count: size) { index in
            if index % (size / 10) == 0 { CaptionReader() } else { Plain(index: index) }
          })
      },
    ]
  }

  static var chains: [Workload] {
    [10, 100, 1_000].map { length in
      Workload("a change under a chain of views", "ObservableObject", size: length) {
        let shared = Shared()
        let host = CountingHost { Link(shared: shared, length: length) }
        var texts = Texts.short
        return Run(of: host) {
          shared.text = texts()
          host.turn()
        }
      }
    }
  }
}
