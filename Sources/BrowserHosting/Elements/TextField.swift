import SwiftUICore

extension TextFieldContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "label", class: "field", of: element, [],
      .children([
        DOMNode("span", [("class", "label"), ("data-content", "")], DOMMapping.nodes(for: element.children)),
        DOMNode(
          "input",
          [
            ("type", "text"), ("autocomplete", "off"), ("data-control", ""), ("data-edit", "edit"),
            ("placeholder", element.label),
          ]),
      ]))
  }

  var settings: [DOMSetting] {
    [
      .value(value.value, revision: value.revision), .prompt(prompt), .control("disabled", isEnabled ? nil : ""),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
    ] + textStyle.settings
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "edit") { arguments in
        guard arguments.count == 2, case .string(let text) = arguments[0], let sequence = arguments[1].sequence else {
          return nil
        }
        return TextFieldEvent.edit(EditedValue(text, revision: sequence))
      },
      DOMEvent(name: "submit") { $0.isEmpty ? TextFieldEvent.submit : nil },
    ]
  }
}
