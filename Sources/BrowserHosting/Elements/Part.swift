import SwiftUICore

extension PartContent: DOMContent {
  var role: DOMRole {
    switch kind {
    case .options, .menuItems, .columnHeaders: .island
    case .icon, .title: .container
    default: .control
    }
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let name =
      switch kind {
      case .sectionHeader: "section-header"
      case .sectionFooter: "section-footer"
      case .label: "part label"
      case .currentValueLabel: "part current-value"
      case .minimumValueLabel, .maximumValueLabel: "part end-value"
      case .icon: "part icon"
      case .title: "part title"
      case .options: "options"
      case .menuItems: "menu-items"
      case .content: "part content"
      case .columnHeaders: "columns"
      }
    let attributes: [(name: String, value: String)] =
      switch kind {
      case .label: [("id", Self.name(of: element))]
      // The title says it.
      case .icon: [("aria-hidden", "true")]
      case .options: [("role", "radiogroup")]
      case .menuItems: [("role", "menu"), ("popover", "auto")]
      case .columnHeaders: [("role", "row")]
      case .sectionHeader where place.isInList: [("role", "listitem")]
      // What a row discloses is a list in it.
      case .content where place.isInList: [("role", "list")]
      default: []
      }
    let content: DOMNode.Content =
      switch kind {
      case .options: .children(element.options(of: element.id, place.inside))
      case .content where place.isInList: element.rows(in: "listitem", place)
      // A list has items alone, so its headings are in some.
      case .sectionHeader where place.isInList:
        .children([
          DOMNode(
            "div", [("class", "section-heading"), ("role", "heading"), ("aria-level", "2"), ("data-content", "")],
            DOMMapping.nodes(for: element.children, in: place))
        ])
      default: DOMMapping.nodes(for: element.children, in: place)
      }
    return DOMNode("div", class: name, of: element, attributes, content)
  }

  var settings: [DOMSetting] { [.attribute("data-ticks", inner.contains(.tick) ? "" : nil)] }

  /// By which a control refers to its label.
  static func name(of element: Element) -> String { "label-\(element.id.rawValue)" }
}
