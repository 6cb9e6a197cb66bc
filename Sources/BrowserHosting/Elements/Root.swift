import SwiftUICore

extension RootContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("main", class: "root", of: element, [], DOMMapping.nodes(for: element.children))
  }

  /// The style sheet gives the whole page this scheme.
  var settings: [DOMSetting] {
    [.attribute("data-scheme", colorScheme.map { $0 == .dark ? "dark" : "light" })]
  }
}
