import SwiftUICore

extension LabelContent: DOMContent {
  var role: DOMRole { .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "icon-label", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [.attribute("data-style", style == .automatic ? nil : style.rawValue), .attribute("data-row", isInRow ? "" : nil)]
  }

  static var styleSheet: [UInt8] { PackageResources.Label_css }
}
