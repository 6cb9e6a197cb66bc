/// The header or footer of a section: an element of its own, unless there is nothing to show.
package struct SectionEdge<Content: View> {
  let kind: ElementKind
  package let content: Content
}

extension SectionEdge: ContainerView {
  package var element: PlainElement { PlainElement(elementKind: kind) }

  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    // An empty edge is no element, so hosts show no empty header.
    if Content.self == EmptyView.self { return _Node(ViewNode(context)) }
    return _Node(ContainerNode(view.element, view.content, context))
  }

  package static func _updateNode(_ node: _Node, _ view: Self) {
    if Content.self == EmptyView.self { return }
    node.cast(to: ContainerNode<PlainElement>.self).update(view.element, view.content)
  }
}
