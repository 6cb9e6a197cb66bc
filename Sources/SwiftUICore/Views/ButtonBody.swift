/// What a button shows: its label, as the nearest custom style makes it.
package struct ButtonBody<Label: View> {
  let label: Label
  let role: ButtonRole?
}

extension ButtonBody: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(ButtonBodyNode(view, context)) }
  package static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: ButtonBodyNode<Label>.self).update(view) }
}

private final class ButtonBodyNode<Label: View>: ReplaceableChildNode {
  private var view: ButtonBody<Label>
  private var isStyled = false

  init(_ view: ButtonBody<Label>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    let styled = styled()
    isStyled = styled != nil
    setFirstChild(makeChild(styled, _NodeContext(parent: self)))
  }

  func update(_ newView: ButtonBody<Label>) {
    view = newView
    evaluate()
  }

  override func evaluate() {
    let styled = styled()
    if isStyled != (styled != nil) {
      isStyled.toggle()
      replaceChild { makeChild(styled, $0) }
    } else if var styled {
      AnyView._updateNode(_Node(child!), &styled)
    } else {
      var label = view.label
      Label._updateNode(_Node(child!), &label)
    }
  }

  private func styled() -> AnyView? {
    recordingDependencies { EnvironmentValues(at: self).buttonStyle.custom?.styled(view.label, role: view.role) }
  }

  private func makeChild(_ styled: AnyView?, _ context: _NodeContext) -> ViewNode {
    if var styled { return AnyView._makeNode(&styled, context).node }
    var label = view.label
    return Label._makeNode(&label, context).node
  }
}
