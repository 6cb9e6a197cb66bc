/// The header or footer of a section: an element of its own, unless there is nothing to show.
package struct SectionEdge<Content: View> {
  private var element: PlainElement
  private var content: Content

  init(_ kind: ElementKind, _ content: Content) {
    element = PlainElement(elementKind: kind)
    self.content = content
  }
}

extension SectionEdge: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    // An empty edge is no element, so hosts show no empty header.
    if Content.self == EmptyView.self { return _Node(ViewNode(context)) }
    return .container(view.element, &view.content, context)
  }

  package static func _updateNode(_ node: _Node, _ view: inout Self) {
    if Content.self == EmptyView.self { return }
    node.updateContainer(&view.element, &view.content)
  }
}
