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
