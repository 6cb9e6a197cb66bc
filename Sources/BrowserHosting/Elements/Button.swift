import SwiftUICore

extension ButtonContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("button", class: "button", of: element, [("type", "button")], DOMMapping.nodes(for: element.children))
  }

  var settings: [DOMSetting] {
    [
      .control("disabled", isEnabled ? nil : ""), .attribute("data-role", buttonRole?.rawValue),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
      .attribute("data-circle", outline == .circle ? "" : nil), .style("border-radius", radius),
    ]
  }

  private var radius: String? {
    switch outline {
    case .capsule: "9999px"
    case .circle: "50%"
    case .roundedRectangle(let radius?): CSS.length(max(0, radius))
    case .roundedRectangle(nil), nil: nil
    }
  }

  static var events: [DOMEvent] { [DOMEvent(name: "press") { $0.isEmpty ? PressEvent() : nil }] }
}
