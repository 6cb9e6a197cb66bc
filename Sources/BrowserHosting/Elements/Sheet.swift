import SwiftUICore

extension SheetContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("dialog", class: "sheet", of: element, [("open", "")], DOMMapping.nodes(for: element.children))
  }

  static var events: [DOMEvent] { [DOMEvent(name: "dismiss") { $0.isEmpty ? DismissEvent() : nil }] }
}
