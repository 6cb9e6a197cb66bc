/// An item of a bar, as it is declared.
struct BarItem<Content: View> {
  let placement: ToolbarItemPlacement
  var content: Content
  var isSpace = false
}

/// An item as a view, so that it can be missing.
struct BarItemView<Content: View> {
  var item: BarItem<Content>
}

extension BarItemView: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(BarItemNode(&view.item, context)) }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: BarItemNode<Content>.self).update(&view.item)
  }
}

/// What a bar shows at one place: an element in a part of the bar, whose node is where the item was declared.
@MainActor
class AnyBarItemNode: ContentNode<BarItemContent> {
  /// The order in its part.
  let rank: Int
  fileprivate(set) weak var part: BarPartNode?

  init(rank: Int, _ context: _NodeContext) {
    self.rank = rank
    super.init(context)
    flags.insert(.isAdopted)
  }

  override final var isDetached: Bool { true }
}

final class BarItemNode<Content: View>: AnyBarItemNode {
  private var shown: ViewNode!
  private let scope: EnvironmentScope

  init(_ item: inout BarItem<Content>, _ context: _NodeContext) {
    scope = EnvironmentScope(parent: context.environment)
    super.init(rank: item.placement.rank, context)
    flags.subtract(.around)
    begin(
      BarItemContent(
        isSpace: item.isSpace, isForKeyboard: item.placement.isForKeyboard, isCentered: item.placement.isCentered))
    var values = EnvironmentValues()
    // As on a telephone: a label in a bar is its icon, and the title is what assistive technology says.
    values.viewPlace = .bar
    values.labelStyle = nil
    if item.placement.part == .overflow {
      values.enterMenu()
    } else {
      // Bars stay as they are where a person wants larger texts.
      values.dynamicTypeSize = .large
    }
    scope.setFirstEntries(values.written)
    shown = Content._makeNode(&item.content, _NodeContext(parent: self)).node
    guard let page = pageAround else {
      Diagnostics.report(.toolbarOutsideStack, at: self)
      return
    }
    let part = page.part(for: item.placement)
    part?.adopt(self, on: page)
    self.part = part
  }

  func update(_ item: inout BarItem<Content>) {
    Content._updateNode(_Node(shown), &item.content)
  }

  override var environmentForChildren: EnvironmentScope? { scope }
  override var childCount: Int { shown == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { shown }

  override func tearDown() {
    part?.release(self)
    super.tearDown()
  }
}

/// What stands in a part of a bar. Its children stand beside each other.
package struct BarItemContent: ElementContent {
  /// Whether it is only the space between others.
  package let isSpace: Bool
  /// Whether it is seen only while somebody types.
  package let isForKeyboard: Bool
  /// Whether it stands in the middle of its bar.
  package let isCentered: Bool
  package var role: ElementRole { ElementRole(isSpace ? "toolbarSpacer" : "toolbarItem") }
}

/// A part of a bar. Its children are items.
package struct BarPartContent: ElementContent {
  package enum Kind: String, Sendable, CaseIterable { case leading, principal, trailing, overflow, bottom }

  package let kind: Kind
  package var isHidden = false
  package var isEmpty = true
  /// Whether all its items are seen only while somebody types: then it is in front of the page, and takes no room.
  package var isForKeyboard = false

  package var role: ElementRole { ElementRole(kind == .bottom ? "bottomBar" : kind.rawValue) }
  package func shows(_ child: any ElementContent) -> Bool { !isHidden }
  package var summary: [String] { isHidden ? ["hidden"] : [] }
}

/// The node of a part of a bar. The nodes of its items stand where these were declared.
final class BarPartNode: AdoptingNode<BarPartContent, AnyBarItemNode> {
  init(_ kind: BarPartContent.Kind, _ context: _NodeContext) {
    super.init(context)
    begin(BarPartContent(kind: kind))
  }

  var isEmpty: Bool { items.isEmpty }

  func set(isHidden: Bool, isLive: Bool) {
    var new = content
    new.isHidden = isHidden
    if isLive { say(new) } else { noteHostChange(new) }
  }

  /// Takes an item to its place: by its rank, and then by where it stands in the tree.
  func adopt(_ item: AnyBarItemNode, on page: NavigationPageNode) {
    let place = item.place(below: page)
    let index =
      items.firstIndex { other in
        other.rank > item.rank
          || (other.rank == item.rank && place.lexicographicallyPrecedes(other.place(below: page)))
      } ?? items.endIndex
    adopt(item, at: index, isLive: page.isLive)
    countItems(isLive: page.isLive)
  }

  override func itemsDidGo() { countItems(isLive: true) }

  private func countItems(isLive: Bool) {
    var new = content
    new.isEmpty = items.isEmpty
    new.isForKeyboard = !items.isEmpty && items.allSatisfy(\.content.isForKeyboard)
    if isLive { say(new) } else { noteHostChange(new) }
  }

  /// Items may stand at other places in the tree now.
  func putInOrder(on page: NavigationPageNode) {
    let places = items.map { (item: $0, place: $0.place(below: page)) }
    let sorted = places.sorted { left, right in
      left.item.rank < right.item.rank
        || (left.item.rank == right.item.rank && left.place.lexicographicallyPrecedes(right.place))
    }
    arrange(sorted.map(\.item), isLive: page.isLive)
  }
}

extension NavigationPageNode {
  /// The part of the bars where an item stands.
  func part(for placement: ToolbarItemPlacement) -> BarPartNode? {
    placement.part == .bottom ? bottomBar : bar.part(placement.part)
  }
}
