import SwiftUICore

extension GeometryContent: DOMContent {
  var role: DOMRole { .container }

  static var limit: String? {
    "Places in the window follow a person who scrolls as late as the connection is slow. Safe areas are those of bars."
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let content = DOMNode("div", [("class", "space"), ("data-content", "")], DOMMapping.nodes(for: element.children, in: place))
    return DOMNode("div", class: "geometry fill-x fill-y", of: element, [], .children([content]))
  }

  var settings: [DOMSetting] { [.attribute("data-measure", measurement.rawValue)] }

  static var styleSheet: [UInt8] { PackageResources.Geometry_css }
}
