import Foundation

// How the parts of the element tree take part in the layout.

extension ViewGraph {
  func elementNode(_ id: ElementID) -> ElementNode? { node(id)?.element }

  /// The effects around an element now.
  package func effects(of id: ElementID) -> ElementEffects? { elementNode(id)?.effects }

  /// What an element says now.
  package func content(of id: ElementID) -> (any ElementContent)? { elementNode(id)?.anyContent }
}

extension ElementNode {
  /// Visits the elements right inside this one, in their order.
  final func forEachMember(_ body: (ElementNode) -> Void) {
    for index in 0..<childCount { child(at: index).forEachTopElement(body) }
    for element in adopted { body(element) }
  }

  /// Whether it has one view in it by the type of its content, and not by chance.
  final var hasOneMemberByType: Bool {
    guard childCount == 1 else { return false }
    var node = child(at: 0)
    while !node.flags.contains(.isElement) {
      guard node.childCount == 1, node.hasFixedMembers else { return false }
      node = node.child(at: 0)
    }
    return true
  }

  /// Whether it is the header or footer of a section that is only a group: in a grid such a one stands across all columns.
  final var spansColumns: Bool {
    guard let part = self as? ContentNode<PartContent>, part.content.isOfSection else { return false }
    return elementAround?.isGroup ?? false
  }

  final var isRightToLeft: Bool { EnvironmentValues(at: self).layoutDirection == .rightToLeft }
}

extension ElementContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { ControlNode(ControlBox()) }
  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {}
  package func measured(_ id: ElementID) -> ElementID? { nil }
}

extension ElementEffect {
  package var warning: Diagnostics.Warning? { nil }
  package static var affectsLayout: Bool { false }
  @MainActor package func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout) {}
}

extension ViewNode {
  /// Whether the number of its members follows from their types.
  final var hasFixedMembers: Bool { !(self is ReplaceableChildNode) && !(self is any RowWindow) }
}
