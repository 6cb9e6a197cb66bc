import SwiftUICore

extension ProgressContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    func part(_ kind: PartContent.Kind) -> [DOMNode] {
      element.children.filter { $0.content.isSame(as: PartContent(kind)) }.map { DOMMapping.node(for: $0, in: place.inside) }
    }
    var attributes = [("class", "meter"), ("role", "progressbar"), ("data-control", "")]
    // Its label names it, also when that changes; what the app says to assistive technology comes first.
    let isNamed = element.effects.contains { ($0 as? AccessibilityEffect)?.label != nil }
    if !isNamed, let label = element.children.first(where: { $0.content.isSame(as: PartContent(.label)) }) {
      attributes.append(("aria-labelledby", PartContent.name(of: label)))
    } else if !isNamed {
      attributes.append(("aria-label", "Progress"))
    }
    let meter = DOMNode("div", attributes, .children((0..<8).map { DOMNode("i", [("style", "--place:\($0)")]) }))
    return DOMNode(
      "div", class: "progress", of: element, [], .children(part(.label) + [meter] + part(.currentValueLabel)))
  }

  var settings: [DOMSetting] {
    let percent = fraction.map { "\(Int(($0 * 100).rounded()))" }
    return [
      .attribute("class", style == .linear ? "progress fill-x" : "progress"), .attribute("data-style", style.rawValue),
      .attribute("data-known", fraction == nil ? nil : ""),
      .style("--fraction", fraction.map { CSS.number($0) }),
      .style("--diameter", style == .circular ? "\(CSS.number(diameter))px" : nil), .control("aria-valuenow", percent),
      .control("aria-valuetext", percent.map { "\($0) %" }),
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.ProgressView_css }
}
