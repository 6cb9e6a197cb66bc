/// A scene around another.
protocol WrappingScene: Scene {
  associatedtype Content: Scene
  var content: Content { get }
}

/// The node of a scene around another.
class WrappingSceneNode<Wrapper: WrappingScene>: ViewNode {
  private(set) final var scene: Wrapper
  private var content: ViewNode!

  init(_ scene: Wrapper, _ context: _NodeContext) {
    self.scene = scene
    super.init(context)
    content = Wrapper.Content._makeSceneNode(scene.content, _NodeContext(parent: self)).node
  }

  /// Takes the new scene, and gives its content to the one inside.
  final func update(_ newScene: Wrapper) {
    let old = exchange(&scene, with: newScene)
    Wrapper.Content._updateSceneNode(_Node(content), newScene.content)
    didChange(from: old)
  }

  /// The scene is another one than before.
  func didChange(from old: Wrapper) {}

  override final var childCount: Int { 1 }
  override final func child(at index: Int) -> ViewNode { content }
}
