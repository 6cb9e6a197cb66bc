/// The graph of an app: the app value, its state, and its scenes. It has no elements; its windows have.
@MainActor
package final class AppGraph<Content: App>: AppRuntime {
  private let graph: ViewGraph
  private let scheduler = WindowScheduler()

  package init(_ app: Content.Type = Content.self) {
    graph = ViewGraph(host: scheduler)
    graph.feature(SceneStorageSlots.self).isAvailable = false
    graph.mount { AppNode(Content(), in: $0) }
  }

  package var windowTitle: String {
    opener?.windowTitle ?? String(describing: Content.self).replacing(#/App$/#, with: "")
  }

  package func makeWindow(host: (any Host)?) -> ViewGraph {
    ViewGraph(host: host, upstream: graph)
  }

  package func openWindow(_ window: ViewGraph) {
    graph.turn()
    window.title = windowTitle
    scheduler.add(window)
    opener?.openWindow(in: window)
  }

  package func terminate() {
    graph.unmount()
  }

  private var opener: (any WindowOpener)? {
    func find(_ node: ViewNode) -> (any WindowOpener)? {
      if let opener = node as? any WindowOpener { return opener }
      for index in 0..<node.childCount {
        if let opener = find(node.child(at: index)) { return opener }
      }
      return nil
    }
    return graph.rootNode.flatMap(find)
  }
}

/// The app's own turns run at the beginning of its windows' turns. So a change of the app's state asks one window for a turn, the
/// first that is open; the app's turn asks those for turns that it changes.
private final class WindowScheduler: Host {
  /// In the order of their opening; closed ones go in sweeps.
  private var windows: [WeakWindow] = []
  private var nextSweep = 16

  func add(_ window: ViewGraph) {
    if windows.count >= nextSweep {
      windows.removeAll { !$0.isOpen }
      nextSweep = max(16, windows.count * 2)
    }
    windows.append(WeakWindow(window: window))
  }

  func scheduleTurn(of graph: ViewGraph) {
    let first = windows.firstIndex(where: \.isOpen) ?? windows.endIndex
    windows.removeFirst(first)
    windows.first?.window?.requestTurn()
  }

  func commit(_ commit: Commit, of graph: ViewGraph) {}
}

private struct WeakWindow {
  weak var window: ViewGraph?

  @MainActor var isOpen: Bool { window?.state.isUnmounted == false }
}
