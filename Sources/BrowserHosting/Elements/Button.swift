import SwiftUICore

extension ButtonContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("button", class: "button", of: element, [("type", "button")], DOMMapping.nodes(for: element.children))
  }

  var settings: [DOMSetting] {
    [
      .control("disabled", isEnabled ? nil : ""), .attribute("data-role", buttonRole?.rawValue),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
    ]
  }

  static var events: [DOMEvent] { [DOMEvent(name: "press") { $0.isEmpty ? PressEvent() : nil }] }
}
