/// A part of an app's user interface with a life cycle managed by the system.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of scene that represents the body of this scene.
  associatedtype Body: Scene

  /// The content and behavior of the scene.
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
  /// Never called: the engine asks a primitive scene for its node.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder
public enum SceneBuilder {
  /// Builds an expression within the builder.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes a single scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a scene from two or more scenes. The first window group is the one that opens.
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> some Scene {
    var rest: [AnySceneStorage] = []
    for scene in repeat each content { rest.append(TypedSceneStorage(scene)) }
    return SceneList(scenes: [TypedSceneStorage(first)] + rest)
  }
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

/// Several scenes, of types that are the same at every evaluation.
private struct SceneList {
  let scenes: [AnySceneStorage]
}

extension SceneList: Scene {
  static func _makeSceneNode(_ list: SceneList, _ context: _NodeContext) -> _Node { _Node(SceneListNode(list, context)) }
  static func _updateSceneNode(_ node: _Node, _ list: SceneList) { node.cast(to: SceneListNode.self).update(list) }
}

private class AnySceneStorage {
  @MainActor func makeNode(_ context: _NodeContext) -> ViewNode { preconditionFailure("a storage has a scene") }
  @MainActor func updateNode(_ node: ViewNode) {}
}

private final class TypedSceneStorage<Content: Scene>: AnySceneStorage {
  private let scene: Content

  init(_ scene: Content) {
    self.scene = scene
  }

  override func makeNode(_ context: _NodeContext) -> ViewNode { Content._makeSceneNode(scene, context).node }
  override func updateNode(_ node: ViewNode) { Content._updateSceneNode(_Node(node), scene) }
}

private final class SceneListNode: ViewNode {
  private var children: [ViewNode] = []

  init(_ list: SceneList, _ context: _NodeContext) {
    super.init(context)
    for (index, scene) in list.scenes.enumerated() {
      children.append(scene.makeNode(_NodeContext(parent: self, index: index)))
    }
  }

  func update(_ list: SceneList) {
    for (scene, node) in zip(list.scenes, children) { scene.updateNode(node) }
  }

  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }
}
