/// The root of a window's own graph.
final class WindowNode<Content: View>: ViewNode {
  private var content: ViewNode!
  private var view: Content
  private let willClose: @MainActor () -> Void

  init(
    _ view: Content, in graph: ViewGraph, environment: EnvironmentScope? = nil, willClose: @escaping @MainActor () -> Void = {}
  ) {
    self.view = view
    self.willClose = willClose
    super.init(rootOf: graph, environment: environment)
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
}
