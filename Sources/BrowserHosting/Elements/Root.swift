import SwiftUICore

extension RootContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("main", class: "root", of: element, [], DOMMapping.nodes(for: element.children))
  }
}
