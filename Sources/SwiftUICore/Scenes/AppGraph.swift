/// The graph of an app: the app value, its state, and its scenes. It has no elements; its windows have.
@MainActor
package final class AppGraph<Content: App>: AppRuntime {
  private let graph: ViewGraph
  let scheduler = WindowScheduler()

  package init(_ app: Content.Type = Content.self) {
    graph = ViewGraph(host: scheduler)
    graph.feature(SceneStorageSlots.self).isAvailable = false
    graph.mount { AppNode(Content(), in: $0) }
    windows.onClose = { [scheduler] in scheduler.windowClosed() }
  }

  package var windowTitle: String { title(of: windows.first) }

  private var windows: AppWindows { graph.feature(AppWindows.self) }

  private func title(of opener: (any WindowOpener)?) -> String {
    opener?.traits.title ?? String(describing: Content.self).replacing(#/App$/#, with: "")
  }

  package func makeWindow(host: (any Host)?) -> ViewGraph {
    ViewGraph(host: host, upstream: graph)
  }

  package func canOpen(_ address: SceneAddress) -> Bool { windows.opener(at: address) != nil }

  package func windowTraits(at address: SceneAddress) -> WindowTraits? { windows.opener(at: address)?.traits }

  package func openWindow(_ window: ViewGraph, at address: SceneAddress) {
    graph.turn()
    let opener = windows.opener(at: address) ?? windows.first
    window.title = title(of: opener)
    window.feature(WindowScene.self).address = address
    window.defaults.write(MultipleWindowsKey.self, true)
    scheduler.add(window)
    guard let opener else { return }
    windows.opened(window, by: opener)
    opener.openWindow(in: window)
  }

  package func terminate() {
    graph.unmount()
  }
}

/// The app's own turns run at the beginning of its windows' turns. So a change of the app's state asks one window for a turn, the
/// first that is open; the app's turn asks those for turns that it changes.
final class WindowScheduler: Host {
  /// In the order of their opening; closed ones go in sweeps, for what a weak reference keeps of an object is memory, too.
  private(set) var windows: [WeakWindow] = []
  private var nextSweep = fewWindows
  private var closedCount = 0

  /// So many cost nothing worth a sweep.
  private static let fewWindows = 16

  func add(_ window: ViewGraph) {
    if windows.count >= nextSweep { sweep() }
    windows.append(WeakWindow(window: window))
  }

  func windowClosed() {
    closedCount += 1
    if closedCount >= max(Self.fewWindows, windows.count / 2) { sweep() }
  }

  private func sweep() {
    windows.removeAll { !$0.isOpen }
    nextSweep = max(Self.fewWindows, windows.count * 2)
    closedCount = 0
  }

  func scheduleTurn(of graph: ViewGraph) {
    let first = windows.firstIndex(where: \.isOpen) ?? windows.endIndex
    windows.removeFirst(first)
    windows.first?.window?.requestTurn()
  }

  func commit(_ commit: Commit, of graph: ViewGraph) {}
}

struct WeakWindow: Sendable {
  weak var window: ViewGraph?

  @MainActor var isOpen: Bool { window?.state.isUnmounted == false }
}
