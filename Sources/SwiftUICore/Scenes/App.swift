/// A type that represents the structure and behavior of an app.
///
/// What the app owns is shared by all windows. `main()` shows the first window group in a browser.
@MainActor
@preconcurrency
public protocol App {
  /// The type of scene representing the content of the app.
  associatedtype Body: Scene

  /// The content and behavior of the app.
  @SceneBuilder var body: Body { get }

  /// Creates an instance of the app using the body that you define for its content.
  init()
}

/// A running app, as hosts see it: what it owns, and the windows that it opens.
@MainActor
package protocol AppRuntime: AnyObject {
  var windowTitle: String { get }

  /// Makes the graph of a window, still empty, so that a host can prepare it.
  func makeWindow(host: (any Host)?) -> ViewGraph

  /// Shows the first window group in a window that this app has made: mounted and settled. The host gets its later frames.
  func openWindow(_ window: ViewGraph)

  /// Ends the app and what it owns. Its windows must have been unmounted.
  func terminate()
}

/// The graph of an app: the app value, its state, and its scenes. It has no elements; its windows have.
@MainActor
package final class AppGraph<Content: App>: AppRuntime {
  private let graph: ViewGraph
  private let scheduler = WindowScheduler()

  package init(_ app: Content.Type = Content.self) {
    graph = ViewGraph(host: scheduler, isScene: false)
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

  func commit(_ frame: Frame, of graph: ViewGraph) {}
}

extension AppRuntime {
  /// Opens a window of the first window group, mounted and settled. The host gets its later frames.
  package func openWindow(host: any Host) -> ViewGraph {
    let window = makeWindow(host: host)
    openWindow(window)
    return window
  }
}

private struct WeakWindow {
  weak var window: ViewGraph?

  @MainActor var isOpen: Bool { window?.isUnmounted == false }
}

private final class AppNode<Content: App>: EvaluatingNode<Content> {
  init(_ app: Content, in graph: ViewGraph) {
    super.init(app, rootOf: graph, environment: nil)
    let scene = evaluating { $0.body }
    body = Content.Body._makeSceneNode(scene, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    let scene = evaluating { $0.body }
    Content.Body._updateSceneNode(_Node(body), scene)
  }
}
