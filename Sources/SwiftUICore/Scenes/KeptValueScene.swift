/// A scene with something of its own that is made once, when the scene appears, and that gives environment values to its windows.
package struct KeptValueScene<Content: Scene> {
  private let content: Content
  private let make: @MainActor () -> (inout EnvironmentValues) -> Void

  package nonisolated init(content: Content, _ make: @escaping @MainActor () -> (inout EnvironmentValues) -> Void) {
    self.content = content
    self.make = make
  }

  fileprivate func environment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentScene<Content> {
    EnvironmentScene(content: content, transform: transform)
  }
}

extension KeptValueScene: Scene {
  package static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node {
    _Node(KeptValueSceneNode(scene, scene.make(), context))
  }

  package static func _updateSceneNode(_ node: _Node, _ scene: Self) {
    node.cast(to: KeptValueSceneNode<Content>.self).update(scene)
  }
}

private final class KeptValueSceneNode<Content: Scene>: ViewNode {
  private let transform: (inout EnvironmentValues) -> Void
  private var content: ViewNode!

  init(_ scene: KeptValueScene<Content>, _ transform: @escaping (inout EnvironmentValues) -> Void, _ context: _NodeContext) {
    self.transform = transform
    super.init(context)
    content = EnvironmentScene<Content>._makeSceneNode(scene.environment(transform), _NodeContext(parent: self)).node
  }

  func update(_ scene: KeptValueScene<Content>) {
    EnvironmentScene<Content>._updateSceneNode(_Node(content), scene.environment(transform))
  }

  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }
}
