/// A view type that compares itself against its previous value and prevents its child updating if its new value is the same.
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

  init(_ view: Content, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    var view = view
    setFirstChild(Content._makeNode(&view, _NodeContext(parent: self)).node)
  }

  func update(_ newView: Content) {
    guard view != newView else { return }
    view = newView
    var newView = newView
    Content._updateNode(_Node(child!), &newView)
  }
}

extension View where Self: Equatable {
  /// Prevents the view from updating its child view when its new value is the same as its old value (behaviour 137).
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
