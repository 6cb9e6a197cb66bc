import SwiftUICore

extension SheetContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("dialog", class: "sheet", of: element, [("open", "")], DOMMapping.nodes(for: element.children))
  }

  var settings: [DOMSetting] {
    let styles = environment?.styles ?? []
    return EnvironmentEffect.styleNames.map { name in .style(name, styles.first { $0.name == name }?.value) }
      + [.attribute("dir", environment?.direction)]
  }

  static var events: [DOMEvent] { [DOMEvent(name: "dismiss") { $0.isEmpty ? DismissEvent() : nil }] }
}
