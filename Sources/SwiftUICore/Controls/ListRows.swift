/// What modifiers say of a row of a list, and not of the view that they stand around.
///
/// A row has its looks whatever stands around its content, so these are not among the modifiers of that: they may stand anywhere among
/// the row's modifiers, around several rows or around a section, and do nothing anywhere else. Here it is decided what they come to:
/// `ElementNode.forEachRowModifier(_:)`. What is pressed for a whole row is decided in `RowActions`.
package enum RowTrait {
  /// Its insets and its lines: a `RowLookEffect`. Of several the innermost that says something counts.
  case look
  /// What is behind it. The innermost counts.
  case background
  /// What a person can do with it. All count.
  case ability
}

extension ElementNode {
  /// Whether it is a row of a list: something in the list itself, in one of its sections, or in what a row discloses.
  final var isRow: Bool {
    if self is ContentNode<SectionContent> || self is ContentNode<PartContent> { return false }
    if self is ContentNode<GapContent> || self is ContentNode<LayerContent> { return false }
    return elementAround?.hasRows ?? false
  }

  /// Whether what is in it is a row each.
  final var hasRows: Bool {
    switch anyContent {
    case is ListContent: true
    case is SectionContent: elementAround?.hasRows ?? false
    case is PartContent: hasDisclosedRows
    default: false
    }
  }

  /// Whether it is what a row discloses.
  final var hasDisclosedRows: Bool {
    guard self is ContentNode<PartContent>, (anyContent as? PartContent)?.kind == .content else { return false }
    return elementAround.map { $0 is ContentNode<DisclosureGroupContent> && $0.isRow } ?? false
  }

  final var elementAround: ElementNode? {
    var next = parent
    while let node = next {
      if let element = node.element { return element }
      next = node.parent
    }
    return nil
  }

  /// The row that it stands in, or is itself; nil outside of lists.
  final var row: ElementNode? {
    var next: ElementNode? = self
    while let element = next {
      if element.isRow { return element }
      next = element.baseOfLayer ?? element.elementAround
    }
    return nil
  }

  /// Visits what is said of this row, with the node that says it, in the order in which it is around the row's view: what a person can
  /// do with it, then what is behind it, then how it looks, as one effect.
  final func forEachRowModifier(_ body: (ViewNode, (any ElementEffect)?) -> Void) {
    var look = RowLookEffect()
    var background: ViewNode?
    var next = parent
    while let node = next {
      // What is said around a section is said of its rows.
      if node.flags.contains(.isElement), !(node is ContentNode<SectionContent>) { break }
      switch node.flags.contains(.describesRows) ? node.rowTrait : nil {
      case .ability: body(node, node.effect(on: self))
      case .background: if background == nil { background = node }
      case .look: if let effect = node.effect(on: self) as? RowLookEffect { look.add(effect) }
      case nil: break
      }
      next = node.parent
    }
    if flags.contains(.hasRowAction) {
      look.action = graph.feature(RowActions.self).action(of: self)
      if let pressed = look.action.flatMap({ graph.node($0.target) }) { pressed.forEachBadge(of: self, body) }
    }
    if let background { body(background, background.effect(on: self)) }
    if look != RowLookEffect() { body(self, look) }
  }
}

extension ViewNode {
  /// Visits the badges around the label of this link or button, which are those of its row.
  fileprivate final func forEachBadge(of row: ElementNode, _ body: (ViewNode, (any ElementEffect)?) -> Void) {
    for index in 0..<childCount {
      let child = child(at: index)
      if child.flags.contains(.isElement) { continue }
      if child.rowTrait == .ability, let badge = child.effect(on: row) as? BadgeEffect { body(child, badge) }
      child.forEachBadge(of: row, body)
    }
  }

  /// The row whose link or button has this modifier around its label; nil for any other.
  final var rowOfLabel: ElementNode? {
    var next = parent
    while let node = next {
      if let element = node.element {
        return element.anyContent is NavigationLinkContent || element.anyContent is ButtonContent ? element.row : nil
      }
      next = node.parent
    }
    return nil
  }

  /// Visits the elements that the effect of this node is around.
  final func forEachDescribedElement(_ body: (ElementNode) -> Void) {
    if flags.contains(.describesRows) { forEachRow(body) } else { forEachOfGroups(body) }
  }

  /// Visits the elements, and those in groups in place of them.
  private final func forEachOfGroups(_ body: (ElementNode) -> Void) {
    forEachTopElement { element in
      guard element.flags.contains(.describesElements) else { return body(element) }
      for index in 0..<element.childCount { element.child(at: index).forEachOfGroups(body) }
    }
  }

  private final func forEachRow(_ body: (ElementNode) -> Void) {
    forEachTopElement { element in
      if element is ContentNode<SectionContent> {
        for index in 0..<element.childCount { element.child(at: index).forEachRow(body) }
      } else if element.isRow {
        body(element)
      }
    }
  }
}
