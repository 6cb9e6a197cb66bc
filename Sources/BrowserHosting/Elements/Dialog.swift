import SwiftUICore

extension DialogContent: DOMContent {
  var role: DOMRole { .island }

  static var limit: String? {
    "In a window of 600 points or more a confirmation dialog stands in the middle, with its button to cancel, and not beside a view."
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    var names = [(name: "role", value: kind == .alert ? "alertdialog" : "dialog"), ("open", ""), ("tabindex", "-1")]
    if let title = element.children.first(where: { $0.content.isSame(as: PartContent(.label)) }) {
      names.append(("aria-labelledby", PartContent.name(of: title)))
    }
    if let message = element.children.first(where: { ($0.content as? DialogPartContent)?.kind == .message }) {
      names.append(("aria-describedby", DialogPartContent.name(of: message)))
    }
    let name = kind == .alert ? "alert" : "alert confirmation"
    return DOMNode("dialog", class: name, of: element, names, DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("data-title", isTitleVisible ? nil : "hidden"), .attribute("data-stays", isDismissible ? nil : ""),
      .attribute("data-message", inner.contains(.message) ? "" : nil),
    ]
  }

  static var events: [DOMEvent] { [DOMEvent(name: "confirm") { $0.isEmpty ? ConfirmEvent() : nil }] }
}

extension DialogPartContent: DOMContent {
  var role: DOMRole { kind == .preview ? .panel : .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    var attributes: [(name: String, value: String)] = []
    if kind == .message { attributes.append(("id", Self.name(of: element))) }
    if kind == .items { attributes.append(("role", "menu")) }
    return DOMNode(
      "div", class: "part \(kind.rawValue)", of: element, attributes, DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("data-fields", inner.contains(.field) ? "" : nil), .attribute("data-ticks", inner.contains(.tick) ? "" : nil),
    ]
  }

  static func name(of element: Element) -> String { "message-\(element.id.rawValue)" }
}
