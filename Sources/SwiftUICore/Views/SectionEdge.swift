/// The header or footer of a section: an element of its own, unless there is nothing to show.
package struct SectionEdge<Content: View> {
  let kind: ElementKind
  let content: Content
}

extension SectionEdge: PrimitiveView {
  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    // An empty edge is no element, so hosts show no empty header.
    Content.self == EmptyView.self ? _Node(ViewNode(context)) : _Node(SectionEdgeNode(view, context))
  }
  package static func _updateNode(_ node: _Node, _ view: Self) {
    if Content.self != EmptyView.self { node.cast(to: SectionEdgeNode<Content>.self).update(view) }
  }
}

private final class SectionEdgeNode<Content: View>: ElementNode {
  private var content: ViewNode!

  init(_ view: SectionEdge<Content>, _ context: _NodeContext) {
    super.init(kind: view.kind, context)
    content = Content._makeNode(view.content, _NodeContext(parent: self)).node
  }

  func update(_ view: SectionEdge<Content>) {
    Content._updateNode(_Node(content), view.content)
  }

  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }
}
