import SwiftUICore

extension PaintContent: DOMContent {
  static var limit: String? {
    "A gradient that runs neither along a side nor from corner to corner has the angle that it has in a square."
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "paint fill-x fill-y", of: element) }
  var settings: [DOMSetting] { [.style("background", CSS.background(paint))] }
}
