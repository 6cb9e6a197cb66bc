/// The root of a window's own graph.
final class WindowNode<Content: View>: ViewNode, WindowRoot {
  private var content: ViewNode!
  private var view: Content
  private let willClose: @MainActor () -> Void
  private(set) var bar: CommandBarNode?

  init(
    _ view: Content, in graph: ViewGraph, environment: EnvironmentScope? = nil, commands: AnyView? = nil,
    willClose: @escaping @MainActor () -> Void = {}
  ) {
    self.view = view
    self.willClose = willClose
    super.init(rootOf: graph, environment: environment)
    graph.defaults.write(
      EditModeKey.self, Binding(location: StateSlot(EditMode.inactive, of: PropertyName("editMode"))))
    if let commands {
      flags.insert(.ownsElsewhere)
      bar = graph.present { CommandBarNode(commands, _NodeContext(parent: self, index: 1)) }
    }
    var view = view
    content = Content._makeNode(&view, _NodeContext(parent: self)).node
  }

  /// The scene has new content: this window takes it in its next turn.
  func replaceContent(with newView: Content) {
    extendLifetime(exchange(&view, with: newView))
    invalidate(.inputChanged)
  }

  override func evaluate() {
    flags.remove(.isDirty)
    forgetCauses()
    var view = view
    Content._updateNode(_Node(content), &view)
  }

  override func tearDown() {
    willClose()
  }

  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    if let bar { body(bar) }
  }
}

/// The root of a window, whatever it shows.
@MainActor
protocol WindowRoot: ViewNode {
  /// The commands that the app's menus offer; nil where there are none.
  var bar: CommandBarNode? { get }
}
