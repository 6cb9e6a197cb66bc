/// What a button shows: its label, as the nearest custom style makes it.
package struct ButtonBody<Label: View> {
  let label: Label
  let role: ButtonRole?
}

/// What is in a button, or in something else that is pressed like one.
@MainActor
protocol ButtonNode: ViewNode {
  /// A person begins to press the button, or that has ended.
  func setPressed(_ isPressed: Bool)
}

extension ButtonNode {
  /// Does what a press does, for styles that say by themselves when.
  func press() { parent?.handle(PressEvent()) }
}

extension ButtonBody: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(ButtonBodyNode(view, context)) }
  package static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: ButtonBodyNode<Label>.self).update(view) }
}

private final class ButtonBodyNode<Label: View>: ReplaceableChildNode, ButtonNode {
  private var view: ButtonBody<Label>
  private var isStyled = false
  private var isPressed = false
  /// Where the label is on a fill in a row. There are many buttons, and few of these: a modifier would be one more node in each.
  private var scope: EnvironmentScope?

  init(_ view: ButtonBody<Label>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    let styled = styled()
    isStyled = styled != nil
    if isOnFill { scope = makeScope() }
    setFirstChild(makeChild(styled, _NodeContext(parent: self)))
  }

  func update(_ newView: ButtonBody<Label>) {
    view = newView
    evaluate()
  }

  func setPressed(_ newValue: Bool) {
    guard newValue != isPressed else { return }
    isPressed = newValue
    if isStyled { invalidate(.hostEvent) }
  }

  override func evaluate() {
    let styled = styled()
    let isOnFill = isOnFill
    if isStyled != (styled != nil) || isOnFill != (scope != nil) {
      isStyled = styled != nil
      scope = isOnFill ? scope ?? makeScope() : nil
      replaceChild { makeChild(styled, $0) }
    } else if var styled {
      AnyView._updateNode(_Node(child!), &styled)
    } else {
      var label = view.label
      Label._updateNode(_Node(child!), &label)
    }
  }

  override var environmentForChildren: EnvironmentScope? { scope ?? super.environmentForChildren }

  private var isOnFill: Bool { recordingDependencies { EnvironmentValues(at: self).hasFilledButtonsInRow } }

  private func makeScope() -> EnvironmentScope {
    let scope = EnvironmentScope(parent: super.environmentForChildren)
    var values = EnvironmentValues()
    values.viewPlace = .page
    scope.setFirstEntries(values.written)
    return scope
  }

  private func styled() -> AnyView? {
    recordingDependencies {
      let values = EnvironmentValues(at: self)
      if let custom = values.buttonStyle.custom {
        return custom.styled(view.label, ButtonState(role: view.role, isPressed: isPressed, node: self))
      }
      // In a menu the second text of an item stands below the first.
      return SubtitledLabel(view.label).flatMap { values.viewPlace == .menu ? AnyView($0) : nil }
    }
  }

  private func makeChild(_ styled: AnyView?, _ context: _NodeContext) -> ViewNode {
    if var styled { return AnyView._makeNode(&styled, context).node }
    var label = view.label
    return Label._makeNode(&label, context).node
  }
}
