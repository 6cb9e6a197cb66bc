import SwiftUICore

extension ColorPickerContent: DOMContent {
  static var limit: String? { "Browsers choose opaque colors: the opacity of the color stays as it is." }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "label", class: "color-picker", of: element, [],
      .children(
        element.children.map { DOMMapping.node(for: $0, in: place.inside) } + [
          DOMNode("input", [("type", "color"), ("autocomplete", "off"), ("data-control", ""), ("data-edit", "color")])
        ]))
  }

  private var hex: String {
    let text = String(value.value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - text.count) + text
  }

  var settings: [DOMSetting] {
    [
      .value(hex, revision: value.revision), .control("disabled", isEnabled ? nil : ""),
      .attribute("class", labelIsHidden ? "color-picker" : "color-picker fill-x"),
      .attribute("data-label-hidden", labelIsHidden ? "" : nil), .attribute("data-disabled", isEnabled ? nil : ""),
    ]
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "color") { arguments in
        guard arguments.count == 2, case .string(let text) = arguments[0], let sequence = arguments[1].sequence,
          text.utf8.count == 7, text.first == "#", let color = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        return ChooseColorEvent(EditedValue(color, revision: sequence))
      }
    ]
  }
}
