import SwiftUICore

extension ProgressContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    func part(_ kind: PartContent.Kind) -> [DOMNode] {
      element.children.filter { $0.content.isSame(as: PartContent(kind)) }.map { DOMMapping.node(for: $0) }
    }
    let meter = DOMNode(
      "div", [("class", "meter"), ("role", "progressbar"), ("data-control", ""), ("aria-label", element.label)],
      .children((0..<8).map { DOMNode("i", [("style", "--place:\($0)")]) }))
    return DOMNode(
      "div", class: "progress", of: element, [], .children(part(.label) + [meter] + part(.currentValueLabel)))
  }

  var settings: [DOMSetting] {
    let percent = fraction.map { "\(Int(($0 * 100).rounded()))" }
    return [
      .attribute("class", style == .linear ? "progress fill-x" : "progress"), .attribute("data-style", style.rawValue),
      .attribute("data-known", fraction == nil ? nil : ""),
      .style("--fraction", fraction.map { CSS.number($0) }), .control("aria-valuenow", percent),
      .control("aria-valuetext", percent.map { "\($0) %" }),
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.ProgressView_css }
}
