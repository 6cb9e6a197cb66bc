/// What a press on a row does where nothing in the row is pressed itself.
package struct RowAction: Equatable, Sendable {
  /// The link or the button that is pressed for the whole row.
  package let target: ElementID
  /// Whether a chevron at the end of the row says that it leads somewhere.
  package let hasChevron: Bool
  package let isEnabled: Bool
}

/// The links and buttons in rows, by the row.
///
/// A link is pressed anywhere in its row, and gives that a chevron, whatever stands around the link: modifiers, stacks, other views. Of
/// several links the first is. A button without a style of its own is pressed anywhere in its row as well, if it is the only one there;
/// several keep to themselves, for one press is to do one thing.
@MainActor
final class RowActions: GraphFeature {
  /// In the order in which they were made.
  private var members: [ElementID: ContiguousArray<ElementID>] = [:]
  private var rows: [ElementID: ElementID] = [:]
  /// Rows in which something has gone that may have been pressed for them.
  private var changed: ContiguousArray<ElementID> = []
  private unowned(unsafe) let graph: ViewGraph

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  func add(_ element: ElementNode, to row: ElementNode) {
    members[row.id, default: []].append(element.id)
    rows[element.id] = row.id
  }

  func row(of element: ElementNode) -> ElementNode? { rows[element.id].flatMap { graph.node($0)?.element } }

  func remove(_ element: ElementNode) {
    members[element.id] = nil
    guard let row = rows.removeValue(forKey: element.id) else { return }
    members[row]?.removeAll { $0 == element.id }
    if members[row]?.isEmpty == true { members[row] = nil }
    if graph.state.isUnmounted { return }
    // The row may be going as well: what is in it goes first.
    update(row)
  }

  /// Describes a row anew, a little later.
  func update(_ row: ElementID) {
    if changed.isEmpty { graph.perform(in: .changes) { [weak self] in self?.settle() } }
    changed.append(row)
  }

  private func settle() {
    for row in exchange(&changed, with: []) { graph.node(row)?.element?.updateEffectsOfRow() }
  }

  func action(of row: ElementNode) -> RowAction? {
    let elements = (members[row.id] ?? []).compactMap { graph.node($0)?.element }
    if let link = elements.first(where: { $0.anyContent is NavigationLinkContent }) {
      let shows = (link.anyContent as? NavigationLinkContent)?.showsIndicator == true && link.isSeen(in: row)
      return RowAction(target: link.id, hasChevron: shows, isEnabled: link.anyContent.isEnabled)
    }
    let buttons = elements.filter { ($0.anyContent as? ButtonContent)?.style == .automatic }
    guard buttons.count == 1, elements.count == 1 else { return nil }
    return RowAction(target: buttons[0].id, hasChevron: false, isEnabled: buttons[0].anyContent.isEnabled)
  }
}

extension ElementNode {
  /// Makes a link or a button in a row the row's, too.
  final func beginRowAction() {
    guard let row else { return }
    graph.feature(RowActions.self).add(self, to: row)
    flags.insert(.hasRowAction)
    row.flags.insert(.hasRowAction)
    // What lies in front of a row or behind it is made while the row is described.
    if isInLayer { graph.feature(RowActions.self).update(row.id) } else { row.updateEffectsOfRow() }
  }

  /// The link by which a press on this row leads somewhere.
  final var linkOfRow: (any LinkRow)? {
    guard flags.contains(.hasRowAction), let action = graph.feature(RowActions.self).action(of: self) else { return nil }
    return graph.node(action.target) as? any LinkRow
  }

  /// The list in which this row stands.
  final var listAround: (any ChoosingNode)? {
    var next = parent
    while let node = next {
      if let list = node as? any ChoosingNode { return list }
      next = node.parent
    }
    return nil
  }

  /// Whether it stands in front of what its row shows, or behind it.
  private final var isInLayer: Bool {
    var next: ElementNode? = self
    while let element = next, !element.isRow {
      if element.baseOfLayer != nil { return true }
      next = element.elementAround
    }
    return false
  }

  final func rowActionChanged() { graph.feature(RowActions.self).row(of: self)?.updateEffectsOfRow() }

  final func endRowAction() { graph.featureInUse(RowActions.self)?.remove(self) }

  /// Whether a person sees it as far as the modifiers up to the row say. Apps hide the chevron of a link so.
  fileprivate final func isSeen(in row: ElementNode) -> Bool {
    var next: ElementNode? = self
    while let element = next {
      for effect in element.effects {
        if effect.obstacle == "invisible" || effect.obstacle == "hidden" { return false }
      }
      if element === row { return true }
      next = element.baseOfLayer ?? element.elementAround
    }
    return true
  }
}
