import SwiftUICore

extension StepperContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let label = element.children.first { $0.content.isSame(as: PartContent(.label)) }
    func half(_ name: String, _ sign: String, _ isUp: Bool) -> DOMNode {
      DOMNode(
        "button",
        [
          ("type", "button"), ("class", name), ("data-event", "step"), ("data-arguments", isUp ? "[true]" : "[false]"),
          ("aria-label", name == "up" ? "Increment" : "Decrement"),
        ], .text(sign))
    }
    return DOMNode(
      "div", class: "stepper", of: element,
      [("role", "group")] + (label.map { [("aria-labelledby", PartContent.name(of: $0))] } ?? []),
      .children(
        element.children.map { DOMMapping.node(for: $0, in: place.inside) } + [
          DOMNode("span", [("class", "halves")], .children([half("down", "−", false), half("up", "+", true)]))
        ]))
  }

  // Not disabled: what has the focus keeps it at the end of the range.
  var settings: [DOMSetting] {
    [
      .attribute("data-down", isEnabled && canDecrement ? nil : "no"),
      .attribute("data-up", isEnabled && canIncrement ? nil : "no"),
      .attribute("data-disabled", isEnabled ? nil : ""), .attribute("class", labelIsHidden ? "stepper" : "stepper fill-x"),
      .attribute("data-label-hidden", labelIsHidden ? "" : nil),
    ]
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "step") { arguments in
        guard arguments.count == 1, case .boolean(let isUp) = arguments[0] else { return nil }
        return StepEvent(isUp: isUp)
      }
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.Controls_css }
}
