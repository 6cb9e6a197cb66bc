/// A program: what it owns, and the scenes that it shows. Its type is marked with `@main`.
///
/// What the app owns is shared by all windows. `main()` shows the first window group in a browser.
@MainActor
@preconcurrency
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene

  /// Its scenes. Evaluated again when something that it read has changed.
  @SceneBuilder var body: Body { get }

  /// Creates the app value, when the app begins.
  init()
}

final class AppNode<Content: App>: EvaluatingNode<Content> {
  init(_ app: Content, in graph: ViewGraph) {
    super.init(app, rootOf: graph)
    let scene = evaluating { $0.body }
    body = Content.Body._makeSceneNode(scene, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    let scene = evaluating { $0.body }
    Content.Body._updateSceneNode(_Node(body), scene)
  }
}
