/// A scene that opens any number of windows with the same content.
///
/// Each window has its own view state; what the app or the scene owns is shared by all of them.
public struct WindowGroup<Content: View> {
  let title: String?
  let content: Content
}

extension WindowGroup: Scene {
  /// Creates a window group without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a window group without a title. The identifier changes nothing: no action opens windows by it yet.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a window group with a title, the key itself.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = titleKey.text
    self.content = content()
  }

  /// Creates a window group with a title, the key itself. The identifier changes nothing: no action opens windows by it yet.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    title = titleKey.text
    self.content = content()
  }

  /// Creates a window group with a title.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  public static func _makeSceneNode(_ scene: Self, _ context: _NodeContext) -> _Node { _Node(WindowGroupNode(scene, context)) }
  public static func _updateSceneNode(_ node: _Node, _ scene: Self) { node.cast(to: WindowGroupNode<Content>.self).update(scene) }
}

/// A scene that can open windows.
@MainActor
protocol WindowOpener: ViewNode {
  var windowTitle: String? { get }
  func openWindow(in graph: ViewGraph)
}

private final class WindowGroupNode<Content: View>: ViewNode, WindowOpener {
  private var scene: WindowGroup<Content>
  /// The open windows by their graphs, each with the number of its opening.
  private var windows: [ObjectIdentifier: (number: Int, node: WindowNode<Content>)] = [:]
  private var openingCount = 0

  init(_ scene: WindowGroup<Content>, _ context: _NodeContext) {
    self.scene = scene
    super.init(context)
  }

  func update(_ newScene: WindowGroup<Content>) {
    extendLifetime(exchange(&scene, with: newScene))
    for window in windows.values.sorted(by: { $0.number < $1.number }) { window.node.replaceContent(with: newScene.content) }
  }

  var windowTitle: String? { scene.title }

  func openWindow(in graph: ViewGraph) {
    let key = ObjectIdentifier(graph)
    graph.mount { graph in
      let window = WindowNode(scene.content, in: graph, environment: environmentForChildren) { [weak self] in
        _ = self?.windows.removeValue(forKey: key)
      }
      openingCount += 1
      windows[key] = (openingCount, window)
      return window
    }
  }
}
