/// A scene that runs an action when a value has changed.
private struct ChangeScene<Content: Scene, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeScene: WrappingScene {
  static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node { _Node(ChangeSceneNode(scene, context)) }
  static func _updateSceneNode(_ node: _Node, _ scene: Self) { node.cast(to: ChangeSceneNode<Content, Value>.self).update(scene) }
}

private final class ChangeSceneNode<Content: Scene, Value: Equatable>: WrappingSceneNode<ChangeScene<Content, Value>> {
  override init(_ scene: ChangeScene<Content, Value>, _ context: _NodeContext) {
    super.init(scene, context)
    if scene.isInitial { graph.perform(in: .changes) { scene.action(scene.value, scene.value) } }
  }

  override func didChange(from old: ChangeScene<Content, Value>) {
    let new = scene
    guard old.value != new.value else { return }
    graph.perform(in: .changes) { new.action(old.value, new.value) }
  }
}

extension Scene {
  /// Runs an action with the old and the new value when a value has changed, such as the `scenePhase` of the whole app.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, isInitial: false) { _, newValue in action(newValue) }
  }
}
