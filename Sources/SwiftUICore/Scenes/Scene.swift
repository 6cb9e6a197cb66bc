/// A part of an app that shows windows, such as a `WindowGroup`.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of its content.
  associatedtype Body: Scene

  /// The scenes that it consists of.
  @SceneBuilder var body: Body { get }

  /// Makes the node for this scene. Not for apps.
  static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node

  /// Gives a node that this scene's type has made a new value. Not for apps.
  static func _updateSceneNode(_ node: _Node, _ scene: Self)
}

extension Scene {
  public static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node { _Node(CompositeSceneNode(scene, context)) }

  public static func _updateSceneNode(_ node: _Node, _ scene: Self) {
    var scene = scene
    node.cast(to: CompositeSceneNode<Self>.self).replaceValue(with: &scene)
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: the view graph asks a primitive scene for its node.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// A scene with a body.
private final class CompositeSceneNode<Content: Scene>: EvaluatingNode<Content> {
  override init(_ scene: Content, _ context: _NodeContext) {
    super.init(scene, context)
    let content = evaluating { $0.body }
    body = Content.Body._makeSceneNode(content, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    let content = evaluating { $0.body }
    Content.Body._updateSceneNode(_Node(body), content)
  }
}
