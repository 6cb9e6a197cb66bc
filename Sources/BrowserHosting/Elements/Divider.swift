import SwiftUICore

extension DividerContent: DOMContent {
  var role: DOMRole { .leaf }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "divider", of: element, [("role", "separator")])
  }
}
