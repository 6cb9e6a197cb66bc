import SwiftUICore

extension ButtonContent: DOMContent {
  var role: DOMRole { .button }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    // The app's view does all by itself; without a control in it the keyboard and assistive technology have this one.
    if style == .primitive {
      let hasControl = element.descendants.dropFirst().contains { $0.content is ButtonContent }
      return DOMNode(
        "div", class: "button primitive", of: element, hasControl ? [] : [("role", "button"), ("tabindex", "0")],
        DOMMapping.nodes(for: element.children, in: place))
    }
    return .press(class: "button", of: element, in: place)
  }

  var settings: [DOMSetting] {
    [
      .control("disabled", isEnabled ? nil : ""), .attribute("data-role", buttonRole?.rawValue),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
      .attribute("data-pressing", reportsPressing ? "" : nil), .attribute("data-repeats", repeats ? "" : nil),
      .attribute("data-size", size == .regular ? nil : "\(size)"),
      .attribute("data-own", hasOwnStyle ? "" : nil), .attribute("data-circle", outline == .circle ? "" : nil),
      .style("border-radius", radius),
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

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "press") { $0.isEmpty ? PressEvent() : nil },
      DOMEvent(name: "pressing") { arguments in
        guard arguments.count == 1, case .boolean(let isPressed) = arguments[0] else { return nil }
        return PressEvent.pressing(isPressed)
      },
    ]
  }
}
