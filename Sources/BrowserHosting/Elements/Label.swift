import SwiftUICore

extension LabelContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "icon-label", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-style", style == .automatic ? nil : style.rawValue)] }

  static var styleSheet: [UInt8] { PackageResources.Label_css }
}
