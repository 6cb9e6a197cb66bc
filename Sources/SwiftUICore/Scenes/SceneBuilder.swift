/// Makes one scene out of those in the body of an app or a scene.
@resultBuilder
public enum SceneBuilder {
  /// Takes a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes the only scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins several scenes. The first window group is the one that opens.
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> some Scene {
    var rest: [AnySceneStorage] = []
    for scene in repeat each content { rest.append(TypedSceneStorage(scene)) }
    return SceneList(scenes: [TypedSceneStorage(first)] + rest)
  }

  /// Takes a scene that an `if #available` guards. It is there from the beginning, or never.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneList(scenes: content.map { [TypedSceneStorage($0)] } ?? [])
  }

  /// Takes a scene in an `if #available` as it is.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
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
