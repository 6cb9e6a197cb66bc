import Combine
import Observation

/// A scene whose windows get environment values.
struct EnvironmentScene<Content: Scene> {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void
}

extension EnvironmentScene: Scene {
  static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node { _Node(EnvironmentSceneNode(scene, context)) }
  static func _updateSceneNode(_ node: _Node, _ scene: Self) { node.cast(to: EnvironmentSceneNode<Content>.self).update(scene) }
}

private final class EnvironmentSceneNode<Content: Scene>: ViewNode {
  private let scope: EnvironmentScope
  private var scene: EnvironmentScene<Content>
  private var content: ViewNode!

  init(_ scene: EnvironmentScene<Content>, _ context: _NodeContext) {
    self.scene = scene
    scope = EnvironmentScope(parent: context.parent.environmentForChildren)
    super.init(context)
    scope.setFirstEntries(transformed())
    content = Content._makeSceneNode(scene.content, _NodeContext(parent: self)).node
  }

  func update(_ newScene: EnvironmentScene<Content>) {
    extendLifetime(exchange(&scene, with: newScene))
    evaluate()
    Content._updateSceneNode(_Node(content), newScene.content)
  }

  override func evaluate() {
    scope.replaceEntries(with: transformed(), defaults: graph.defaults)
  }

  private func transformed() -> [EnvironmentEntry] {
    recordingDependencies {
      var values = EnvironmentValues(at: self)
      scene.transform(&values)
      return values.written
    }
  }

  override var environmentForChildren: EnvironmentScope? { scope }
  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }
}

extension Scene {
  /// Gives all windows of the scene another value of the environment.
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    // Behaviour 43.
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Gives all windows of the scene an `Observable` object, for `@Environment` with its type. Nil hides one from outside.
  nonisolated public func environment<ObjectType: AnyObject & Observable>(_ object: ObjectType?) -> some Scene {
    EnvironmentScene(content: self) { $0[EnvironmentObjectKey<ObjectType>.self] = object }
  }

  /// Gives all windows of the scene an object, for `@EnvironmentObject` with its type.
  nonisolated public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some Scene {
    EnvironmentScene(content: self) { $0[EnvironmentObjectKey<ObjectType>.self] = object }
  }

  /// Gives all windows of the scene an `Observable` object, as `environment(_:)` does.
  @_disfavoredOverload
  nonisolated public func environmentObject<ObjectType: AnyObject & Observable>(_ object: ObjectType) -> some Scene {
    EnvironmentScene(content: self) { $0[EnvironmentObjectKey<ObjectType>.self] = object }
  }
}
