import SwiftUICore

extension ToggleContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "label", class: "toggle", of: element, [],
      .children([
        DOMNode("span", [("class", "label"), ("data-content", "")], DOMMapping.nodes(for: element.children, in: place)),
        DOMNode(
          "input",
          [("type", "checkbox"), ("autocomplete", "off"), ("data-control", ""), ("data-change", "toggle")]),
      ]))
  }

  var settings: [DOMSetting] {
    [
      .checked(isOn), .control("disabled", isEnabled ? nil : ""),
      .control("role", role), .control("aria-checked", isMixed ? "mixed" : nil),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
      .attribute("class", labelIsHidden || style == .checkbox || style == .button || style == .item ? "toggle" : "toggle fill-x"),
      .attribute("data-label-hidden", labelIsHidden ? "" : nil), .attribute("data-disabled", isEnabled ? nil : ""),
      .attribute("data-button", style == .button && buttonStyle != .automatic ? buttonStyle.rawValue : nil),
    ]
  }

  private var role: String? {
    switch style {
    case .item: "menuitemcheckbox"
    case .checkbox, .button: nil
    case .automatic, .switch: isMixed ? nil : "switch"
    }
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "toggle") { arguments in
        guard arguments.count == 1, case .boolean(let isOn) = arguments[0] else { return nil }
        return ToggleEvent(isOn: isOn)
      }
    ]
  }
}
