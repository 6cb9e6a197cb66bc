import SwiftUICore

extension DOMNode {
  /// What a person presses as a whole: a button, whose label is the children.
  ///
  /// Where the label has controls of its own it cannot be one: HTML knows no button in a button, and a page that has one is read as two beside
  /// each other. So it is a box, with a button before the label for the keyboard and assistive technology, which is named by all that is in the box.
  static func press(class name: String, of element: Element, in place: DOMPlace) -> DOMNode {
    let label = DOMMapping.nodes(for: element.children, in: place)
    guard case .children(let children) = label, children.contains(where: \.hasControl) else {
      return DOMNode("button", class: name, of: element, [("type", "button")], label)
    }
    let (attributes, content) = reach(to: children, of: element, [])
    return DOMNode("div", class: name, of: element, attributes, content)
  }

  /// What a person presses in an element that is no button as a whole, likewise.
  static func press(_ control: [(name: String, value: String)], of element: Element, _ label: [DOMNode]) -> DOMNode {
    guard label.contains(where: \.hasControl) else {
      return DOMNode("button", [("type", "button"), ("class", "opener"), ("data-control", "")] + control, .children(label))
    }
    let (attributes, content) = reach(to: label, of: element, control)
    return DOMNode("div", [("class", "opener")] + attributes, content)
  }

  private static func reach(
    to label: [DOMNode], of element: Element, _ control: [(name: String, value: String)]
  ) -> (attributes: [(name: String, value: String)], content: Content) {
    let name = "press-\(element.id.rawValue)"
    let attributes = [("type", "button"), ("class", "reach"), ("data-control", ""), ("aria-labelledby", name)]
    return ([("id", name), ("data-reach", "")], .children([DOMNode("button", attributes + control)] + label))
  }

  private var hasControl: Bool {
    if Self.controls.contains(tag) { return true }
    if showsChoiceOnly { return false }
    guard case .children(let children) = content else { return false }
    return children.contains(where: \.hasControl)
  }

  /// Whether it is a picker whose controls nobody can use, in a row that leads to its options.
  private var showsChoiceOnly: Bool {
    attributes.contains { $0.name == "data-style" && $0.value == PickerStyleKind.value.rawValue }
  }

  private static let controls: Set = ["a", "button", "details", "input", "select", "textarea"]
}
