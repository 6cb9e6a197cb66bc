import SwiftUICore

extension ListContent: DOMContent {
  var role: DOMRole { .rows }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    guard columns != nil else {
      // A list has items alone: where there are sections, each of these is one.
      let hasSections = element.children.contains { $0.content is SectionContent }
      let (role, rowRole) = hasSections ? ("group", "none") : ("list", "listitem")
      return DOMNode("div", class: isForm ? "list form" : "list", of: element, [("role", role)], element.rows(in: rowRole, place))
    }
    return DOMNode(
      "div", class: "list table", of: element, [("role", selectionKind == .none ? "table" : "grid")],
      element.rows(in: "row", place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
      .attribute("data-selects", selectionKind == .none ? nil : selectionKind.rawValue),
      .attribute("data-selected", selected.isEmpty ? nil : selected.map { String($0.rawValue) }.joined(separator: " ")),
      .attribute("data-editing", isEditing ? "" : nil), .attribute("data-marks", hasMarks ? "" : nil),
      .attribute("data-refreshable", canRefresh ? "" : nil),
      .attribute("data-refreshing", isRefreshing ? "" : nil), .attribute("data-alternates", alternates ? "" : nil),
      .attribute("data-section-gap", spacing.sections == nil ? nil : ""),
      .style("--section-gap", spacing.sections.map { CSS.length(max(0, $0)) }),
      .attribute("data-row-gap", spacing.rows == nil ? nil : ""),
      .style("--row-gap", spacing.rows.map { CSS.length(max(0, $0)) }),
      .style("--row-height", spacing.leastRow.map { CSS.length(max(0, $0)) }),
      .style("--columns", columns?.tracks),
      .style("padding", scroll.margins.paddingUnderBars),
    ] + scroll.settings + [scrollTarget.setting]
  }

  static var limit: String? {
    """
    Rows have no swipe by mouse: what a swipe offers shows when the pointer or the focus is on the row, and with the other \
    button of the mouse where a row has controls of its own. A list as high as its rows does not scroll to them. The \
    columns of a `Table` keep their order and their widths: a person cannot customize them. Nothing is dragged from one \
    app into another: there is no `onInsert`, no `dropDestination` and no `onDrag`. On paper a list has the rows that the page has, \
    and the number of those that it has not.
    """
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "select") { arguments in
        guard arguments.count == 2, case .string(let change) = arguments[0],
          let change = SelectRowsEvent.Change(rawValue: change),
          let rows = arguments[1].elementIDs
        else { return nil }
        return SelectRowsEvent(rows, change)
      },
      DOMEvent(name: "refresh") { $0.isEmpty ? RefreshEvent() : nil },
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.List_css }
}

extension SectionContent: DOMContent {
  var role: DOMRole { .rows }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "div", class: "section", of: element, [("role", place.isInList ? "list" : "group")],
      place.isInList ? element.rows(in: "listitem", place) : DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("data-expanded", isExpanded.map { $0 ? "true" : "false" }),
      .attribute("data-prominent", isProminent ? "" : nil), .attribute("data-gap", spacing == nil ? nil : ""),
      .style("--section-gap", spacing.map { CSS.length(max(0, $0)) }),
    ]
  }
}

extension Element {
  /// The children of a list or of a section in one, each in a row of its own. The script does the same for those that come later.
  func rows(in role: String, _ place: DOMPlace) -> DOMNode.Content {
    let place = DOMPlace(isInList: true, layout: place.layout)
    return .children(
      children.map { child in
        switch child.content {
        case is SectionContent, is PartContent, is GapContent: DOMMapping.node(for: child, in: place)
        default:
          row(role, around: DOMMapping.node(for: child, in: place))
        }
      })
  }
}

/// A row with what its boxes say of it.
private func row(_ role: String, around node: DOMNode) -> DOMNode {
  let look = node.value(of: DOMSurroundings.rowLook).map { [(name: "data-look", value: $0)] } ?? []
  let line = node.lineStart.map { [(name: "style", value: "--line-start:\($0)")] } ?? []
  return DOMNode("div", [("class", "row"), ("role", role)] + look + line, .children([node]))
}

extension DOMNode {
  fileprivate func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// What the first view in it that has a size says of the row's line.
  fileprivate var lineStart: String? {
    if let start = value(of: DOMPlacement.lineStart) { return start }
    guard value(of: "data-l") == nil, case .children(let children) = content else { return nil }
    return children.lazy.compactMap(\.lineStart).first
  }
}

extension GapContent: DOMContent {
  var role: DOMRole { .leaf }

  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "gap", of: element) }

  var settings: [DOMSetting] {
    [.attribute("data-rows", "\(range.lowerBound) \(range.upperBound)"), .style("--rows", String(range.count))]
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "show") { arguments in
        guard arguments.count == 2, case .integer(let first) = arguments[0], case .integer(let end) = arguments[1], first >= 0,
          end >= first
        else { return nil }
        return ShowRowsEvent(first..<end)
      }
    ]
  }
}

extension ScrollTraits {
  var settings: [DOMSetting] {
    [
      .attribute("data-scroll-disabled", isDisabled ? "" : nil), .attribute("data-indicators", hidesIndicators ? "hidden" : nil),
      .attribute("data-background", hidesBackground ? "hidden" : nil), .attribute("data-snap", snapping?.rawValue),
      .attribute("data-scroll-anchor", anchor.map { "\(CSS.number($0.x)) \(CSS.number($0.y))" }),
    ]
  }
}

extension ScrollRequest? {
  /// The script scrolls when it has applied the whole commit.
  var setting: DOMSetting {
    .attribute(
      "data-scroll-target",
      map { target in
        let anchor = target.anchor.map { " \(CSS.number($0.x)) \(CSS.number($0.y))" } ?? ""
        let place =
          switch target.target {
          case .element(let id): String(id.rawValue)
          case .edge(let edge): "\(edge)"
          case .offset(let x, let y): "offset \(x.map { CSS.number($0) } ?? "-") \(y.map { CSS.number($0) } ?? "-")"
          }
        return "\(target.number)\(target.isAnimated ? "~" : "") \(place)\(anchor)"
      })
  }
}

extension ClientValue {
  var elementID: ElementID? {
    sequence.map { ElementID($0) }
  }

  /// One or more elements, as text: `4 17 5`. Lists are longer than messages may have parts.
  var elementIDs: [ElementID]? {
    guard case .string(let text) = self else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let ids = words.compactMap { UInt32($0).map { ElementID($0) } }
    return ids.count == words.count ? ids : nil
  }
}

extension EdgeInsets {
  /// With what bars cover at each edge; nil for none.
  var paddingUnderBars: String? {
    if self == EdgeInsets() { return nil }
    let edges = [(top, "top"), (trailing, "end"), (bottom, "bottom"), (leading, "start")]
    return edges.map(CSS.lengthUnderBar).joined(separator: " ")
  }
}
