import SwiftUICore

extension TableHeadingContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let button = DOMNode(
      "button",
      [("type", "button"), ("class", "heading"), ("data-control", ""), ("data-event", "sort"), ("data-arguments", "[]")],
      DOMMapping.nodes(for: element.children, in: place))
    return DOMNode(
      "div", class: "column-header", of: element, [("role", "columnheader")],
      isSortable ? .children([button]) : DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("aria-sort", isAscending.map { $0 ? "ascending" : "descending" }),
      .attribute("data-alignment", alignment == .leading ? nil : alignment.rawValue),
      .control("disabled", isSortable && !isEnabled ? "" : nil),
    ]
  }

  static var events: [DOMEvent] { [DOMEvent(name: "sort") { $0.isEmpty ? SortEvent() : nil }] }
  static var styleSheet: [UInt8] { PackageResources.Table_css }
}

extension TableLineContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "line", of: element, [("role", "none")], DOMMapping.nodes(for: element.children, in: place))
  }
}

extension TableCellContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "cell", of: element, [("role", "cell")], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-alignment", alignment == .leading ? nil : alignment.rawValue)] }
}

extension [TableColumnTraits] {
  /// The columns as tracks of a grid, which share the room that is left.
  var tracks: String {
    map { column in
      let least = Swift.max(0, column.minimumWidth ?? Swift.min(80, column.maximumWidth ?? 80))
      guard let most = column.maximumWidth, most.isFinite else {
        return "minmax(\(CSS.length(least)), \(CSS.number(Double(Swift.max(column.idealWidth ?? 100, 1))))fr)"
      }
      return most <= least ? CSS.length(least) : "minmax(\(CSS.length(least)), \(CSS.length(most)))"
    }.joined(separator: " ")
  }
}
