/// A view that is compared with `==`, and evaluated only if it is not equal to the one before, or what it read has changed.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that is compared with `==`; `equatable()` does the same.
  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(EquatableNode(view.content, context))
  }
  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: EquatableNode<Content>.self).update(view.content)
  }
}

private final class EquatableNode<Content: View & Equatable>: ReplaceableChildNode {
  private var view: Content
  /// Whether the view's own node compares with `==` anyway: it knows what its bindings were.
  private let isComparedBelow = !_isPOD(Content.self) && !(Content.self is any PrimitiveView.Type)

  init(_ view: Content, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    var view = view
    setFirstChild(Content._makeNode(&view, _NodeContext(parent: self)).node)
  }

  func update(_ newView: Content) {
    guard isComparedBelow || view != newView else { return }
    view = newView
    var newView = newView
    Content._updateNode(_Node(child!), &newView)
  }
}

extension View where Self: Equatable {
  /// Compares this view with `==`, in place of field by field: an equal one is not evaluated again.
  nonisolated public func equatable() -> EquatableView<Self> {
    // Behaviour 137.
    EquatableView(content: self)
  }
}
