import SwiftUICore

extension DividerContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "divider", of: element, [("role", "separator")])
  }
}
