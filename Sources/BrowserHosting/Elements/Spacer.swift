import SwiftUICore

extension SpacerContent: DOMContent {
  var role: DOMRole { .leaf }

  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "spacer", of: element) }
  var settings: [DOMSetting] { [.style("--spacing", minLength.map(CSS.length))] }
}
