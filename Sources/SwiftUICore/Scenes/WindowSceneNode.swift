/// A scene that can open windows.
@MainActor
protocol WindowOpener: ViewNode {
  var ownTraits: WindowTraits { get }
  func openWindow(in graph: ViewGraph)
}

extension WindowOpener {
  /// What the scene says about its windows, with what the modifiers around it say.
  var traits: WindowTraits {
    var traits = ownTraits
    var next = parent
    while let node = next {
      (node as? any WindowTraitSpeaker)?.change(&traits)
      next = node.parent
    }
    return traits
  }
}

/// The node of a scene with windows.
final class WindowSceneNode<Content: View>: ViewNode, WindowOpener {
  private(set) var ownTraits: WindowTraits
  private var content: Content
  /// The open windows by their graphs, each with the number of its opening.
  private var windows: [ObjectIdentifier: (number: Int, node: WindowNode<Content>)] = [:]
  private var openingCount = 0

  init(_ traits: WindowTraits, _ content: Content, _ context: _NodeContext) {
    ownTraits = traits
    self.content = content
    super.init(context)
  }

  func update(_ traits: WindowTraits, _ newContent: Content) {
    ownTraits = traits
    extendLifetime(exchange(&content, with: newContent))
    for window in windows.values.sorted(by: { $0.number < $1.number }) { window.node.replaceContent(with: newContent) }
  }

  func openWindow(in window: ViewGraph) {
    let key = ObjectIdentifier(window)
    let app = graph.feature(AppWindows.self)
    window.mount { window in
      let node = WindowNode(content, in: window, environment: environmentForChildren, commands: app.commands) {
        [weak self, weak app] in
        _ = self?.windows.removeValue(forKey: key)
        app?.closed(key)
      }
      openingCount += 1
      windows[key] = (openingCount, node)
      return node
    }
  }
}

/// A modifier of a scene that says something about its windows.
@MainActor
protocol WindowTraitSpeaker: ViewNode {
  func change(_ traits: inout WindowTraits)
}

/// A scene whose windows have other traits. What is said nearest to a scene counts.
struct TraitScene<Content: Scene> {
  let content: Content
  let change: (inout WindowTraits) -> Void
}

extension TraitScene: WrappingScene {
  static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node { _Node(TraitSceneNode(scene, context)) }
  static func _updateSceneNode(_ node: _Node, _ scene: Self) { node.cast(to: TraitSceneNode<Content>.self).update(scene) }
}

private final class TraitSceneNode<Content: Scene>: WrappingSceneNode<TraitScene<Content>>, WindowTraitSpeaker {
  func change(_ traits: inout WindowTraits) { scene.change(&traits) }
}
