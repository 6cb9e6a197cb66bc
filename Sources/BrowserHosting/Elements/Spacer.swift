import SwiftUICore

extension SpacerContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "spacer", of: element) }
  var settings: [DOMSetting] { [.style("--spacing", minLength.map(CSS.length))] }
}
