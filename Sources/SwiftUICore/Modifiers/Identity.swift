/// A view with an explicit identity: another id is another identity, and everything below begins anew (behaviour 115).
struct IdentifiedView<Content: View, ID: Hashable> {
  var content: Content
  let id: ID
}

extension IdentifiedView: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(IdentityNode(&view, context)) }
  static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: IdentityNode<Content, ID>.self).update(&view) }
}

private final class IdentityNode<Content: View, ID: Hashable>: ReplaceableChildNode {
  private var id: ID

  init(_ view: inout IdentifiedView<Content, ID>, _ context: _NodeContext) {
    id = view.id
    super.init(context)
    setFirstChild(Content._makeNode(&view.content, _NodeContext(parent: self)).node)
  }

  override func hasIdentity(_ id: AnyHashable) -> Bool { AnyHashable(self.id) == id }
  override var explicitID: AnyHashable? { id }

  func update(_ view: inout IdentifiedView<Content, ID>) {
    if view.id == id {
      Content._updateNode(_Node(child!), &view.content)
    } else {
      id = view.id
      replaceChild { Content._makeNode(&view.content, $0).node }
    }
  }
}

extension View {
  /// Gives this view an explicit identity: with another id it is another view, and all state in it begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    // Behaviour 115.
    IdentifiedView(content: self, id: id)
  }
}
