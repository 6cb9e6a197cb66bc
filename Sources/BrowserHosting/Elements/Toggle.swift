import SwiftUICore

extension ToggleContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "label", class: "toggle", of: element, [],
      .children([
        DOMNode("span", [("class", "label"), ("data-content", "")], DOMMapping.nodes(for: element.children)),
        DOMNode(
          "input",
          [("type", "checkbox"), ("role", "switch"), ("autocomplete", "off"), ("data-control", ""), ("data-change", "toggle")]),
      ]))
  }

  var settings: [DOMSetting] { [.checked(isOn), .control("disabled", isEnabled ? nil : "")] }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "toggle") { arguments in
        guard arguments.count == 1, case .boolean(let isOn) = arguments[0] else { return nil }
        return ToggleEvent(isOn: isOn)
      }
    ]
  }
}
