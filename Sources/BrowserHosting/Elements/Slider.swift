import SwiftUICore

// The input counts from 0 to the number of steps, or to 1. Its rows of CSS are in Slider.css.
extension SliderContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    func part(_ kind: PartContent.Kind) -> [DOMNode] {
      element.children.filter { $0.content.isSame(as: PartContent(kind)) }.map { DOMMapping.node(for: $0, in: place.inside) }
    }
    // The script keeps the position up to date; until it runs, the style sheet has it from here.
    let input = DOMNode(
      "input",
      [
        ("type", "range"), ("autocomplete", "off"), ("min", "0"), ("data-control", ""), ("data-edit", "move"),
        ("data-change", "moved"), ("style", "--position:\(CSS.number(position.value))"),
      ])
    // The labels of the ends are no part of its name.
    let named = DOMNode("label", [("class", "control")], .children(part(.label) + [input]))
    return DOMNode(
      "div", class: "slider fill-x", of: element, [], .children(part(.minimumValueLabel) + [named] + part(.maximumValueLabel)))
  }

  var settings: [DOMSetting] {
    let highest = Double(strides ?? 1)
    return [
      .control("max", CSS.number(highest)), .control("step", strides == nil ? "any" : "1"),
      .value(CSS.number(position.value * highest), revision: position.revision), .control("disabled", isEnabled ? nil : ""),
    ]
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "move") { arguments in
        guard arguments.count == 2, let position = arguments[0].double, let sequence = arguments[1].sequence else { return nil }
        return SliderEvent.move(EditedValue(position, revision: sequence))
      },
      DOMEvent(name: "moved") { $0.isEmpty ? SliderEvent.end : nil },
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.Slider_css }
}
