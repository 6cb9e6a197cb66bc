import SwiftUICore

/// A host without a screen: it mounts a view or a window of an app, and a test steps its turns.
///
/// It keeps its own copy of the element tree and applies the patches to it, as every host must: `element` is what a person would
/// see. Several hosts can live in one process.
@MainActor
public final class TestHost: Host {
  package let graph: ViewGraph
  /// The patches of each turn since mount or `resetCounts()`.
  package private(set) var frames: [Frame] = []
  private var tree: ElementTree
  private let recorder = EvaluationRecorder()
  private var runtime: (any AppRuntime)?

  /// Mounts a view: its first turn is done and its `onAppear` actions have run.
  public init<Content: View>(@ViewBuilder _ content: () -> Content) {
    let view = content()
    graph = ViewGraph(host: nil)
    tree = ElementTree(root: Element(id: .root, kind: .root))
    graph.recorder = recorder
    graph.host = self
    graph.mount(view)
    tree = ElementTree(root: graph.root)
  }

  /// Mounts a window of an app: its first window group.
  public convenience init<Content: App>(app: Content.Type) {
    self.init(windowOf: AppGraph<Content>())
  }

  /// Mounts another window of the app that `other` shows: the two share what the app owns.
  public convenience init(anotherWindowOf other: TestHost) {
    guard let runtime = other.runtime else {
      preconditionFailure("TestHost(anotherWindowOf:) needs a host made with TestHost(app:)")
    }
    self.init(windowOf: runtime)
  }

  private init(windowOf runtime: any AppRuntime) {
    let window = WindowProxy()
    graph = runtime.openWindow(host: window)
    tree = ElementTree(root: graph.root)
    self.runtime = runtime
    graph.recorder = recorder
    graph.host = self
  }

  /// Runs one pending turn; false if nothing was pending.
  @discardableResult
  public func turn() -> Bool {
    graph.turn()
  }

  /// The whole element tree, as the patches have made it.
  package var element: Element { tree.snapshot }

  /// All texts, in reading order. The label of a text field is its name, and none of them.
  public var texts: [String] { element.texts }

  /// How often the body of a view of this type was evaluated since mount or `resetCounts()`.
  public func evaluations<Content: View>(of type: Content.Type) -> Int {
    recorder.evaluations(of: type)
  }

  /// How often any body was evaluated since mount or `resetCounts()`.
  public var evaluationCount: Int { recorder.total }

  /// How many patches the host got since mount or `resetCounts()`.
  public var patchCount: Int { frames.reduce(0) { $0 + $1.patches.count } }

  /// Starts counting anew.
  public func resetCounts() {
    recorder.reset()
    frames = []
  }

  /// Ends everything in the scene.
  public func unmount() {
    graph.unmount()
  }

  /// Sends an event of an element that shows its new state by itself, as a real control does.
  package func send(_ event: HostEvent, showing property: ElementProperty, on id: ElementID) {
    tree.apply(.update(id, property))
    graph.send(event)
  }

  package func scheduleTurn(of graph: ViewGraph) {}

  package func commit(_ frame: Frame, of graph: ViewGraph) {
    frames.append(frame)
    for patch in frame.patches { tree.apply(patch) }
  }
}

/// Stands in for the host while the first window opens, before the host exists.
private final class WindowProxy: Host {
  func scheduleTurn(of graph: ViewGraph) {}
  func commit(_ frame: Frame, of graph: ViewGraph) {}
}
