import SwiftUICore

/// How an element with everything in it and around it becomes HTML.
///
/// Each element is a node with a `data-id`; effects are settings of the node and boxes around it.
enum DOMMapping {
  static func node(for element: Element, in place: DOMPlace) -> DOMNode {
    var node: DOMNode
    if let content = element.content as? any DOMContent {
      node = content.node(of: element, in: place)
      for setting in content.settings { setting.apply(to: &node) }
    } else {
      DOMCatalogue.reportUnknown(element.content)
      node = DOMNode("div", class: "unknown", of: element, [], .text("\(element.role)"))
    }
    let surroundings = DOMSurroundings(element.effects)
    for attribute in surroundings.attributes { attribute.setting.apply(to: &node) }
    let placement = place.layout?.placement(of: element.id, surroundings)
    let placed = surroundings.placedBoxes.count
    placement?.apply(to: &node, at: placed)
    for (index, box) in surroundings.boxes.enumerated() {
      let slot = box.slot.flatMap { slot in element.layers.first { $0.id == slot.id } }
        .map { DOMMapping.node(for: $0, in: place.inside) }
      let content = box.slot?.isBehind == true ? [slot, node] : [node, slot]
      node = DOMNode("div", box.attributes, .children(content.compactMap(\.self)))
      if index < placed { placement?.apply(to: &node, at: placed - 1 - index) }
    }
    return node
  }

  /// What is in an element at a place.
  static func nodes(for elements: [Element], in place: DOMPlace) -> DOMNode.Content {
    .children(elements.map { node(for: $0, in: place.inside) })
  }
}

extension DOMNode {
  /// The node of an element.
  init(
    _ tag: String, class name: String, of element: Element, _ attributes: [(name: String, value: String)] = [],
    _ content: Content = .children([])
  ) {
    self.init(tag, [("class", name)] + attributes + [("data-id", String(element.id.rawValue))], content)
  }
}
