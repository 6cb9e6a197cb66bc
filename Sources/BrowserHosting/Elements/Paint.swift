import SwiftUICore

extension PaintContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "paint fill-x fill-y", of: element) }
  var settings: [DOMSetting] { [.style("background", CSS.background(paint))] }
}
