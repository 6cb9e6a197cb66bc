import SwiftUICore

extension SheetContent: DOMContent {
  var role: DOMRole { .panel }

  static var limit: String? {
    """
    In a window of 600 points or more a sheet is a panel in its middle, of whose detents only a single `height` counts. A sheet is \
    dragged by the bar at its top or by its upper edge: a swipe on its content scrolls, whatever `presentationContentInteraction` says. \
    An inspector has a fixed width. A `PresentationSizing` of the app's own is asked without the sizes of views. A page that is \
    closed asks nothing, in spite of `dismissalConfirmationDialog`: only sheets do. The browser's Back closes a sheet as Escape does, and \
    leaves what only the app may close, such as a full screen cover. On paper a sheet stands in place of what is behind it.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let grabber = DOMNode("button", [("class", "grabber"), ("type", "button"), ("aria-label", "Height of the sheet")])
    var content = [grabber]
    if case .children(let children) = DOMMapping.nodes(for: element.children, in: place) { content += children }
    return DOMNode(
      "dialog", class: kind == .sheet ? "sheet" : "sheet \(kind.rawValue)", of: element, [("open", ""), ("tabindex", "-1")],
      .children(content))
  }

  var settings: [DOMSetting] {
    let detents = traits.detents.map(\.cssLength)
    let styles = traits.environment?.styles ?? []
    let isResizable = detents.count > 1
    let showsGrabber = traits.dragIndicator == .visible || (traits.dragIndicator == .automatic && isResizable)
    var settings: [DOMSetting] = [
      .attribute("data-stays", isDismissible ? nil : ""),
      .attribute("data-detents", isResizable ? detents.joined(separator: ";") : nil),
      .attribute("data-detent", isResizable ? String(traits.selected) : nil),
      .attribute("data-grabber", showsGrabber ? "" : nil),
      .attribute("data-through", traits.backgroundInteraction?.isEnabled(at: traits.selected) == true ? "" : nil),
      .attribute("data-adapts", traits.adaptation.horizontal == .automatic ? nil : traits.adaptation.horizontal.rawValue),
      .attribute("data-adapts-low", traits.adaptation.vertical == .automatic ? nil : traits.adaptation.vertical.rawValue),
      .attribute("data-anchor", traits.anchor?.words),
      .style("--detent", detents.isEmpty ? nil : detents[traits.selected]), .style("--panel-height", panelHeight),
      .style("--corner", traits.cornerRadius.map(CSS.length)), .style("background", traits.background.map(CSS.background)),
      .attribute("data-background", traits.background.map { _ in "" }),
      .style("backdrop-filter", traits.background.flatMap(CSS.backdrop)), .style("--column", traits.width.map(CSS.length)),
      .attribute("data-sizing", traits.sizing.flatMap { $0.kind == .automatic ? nil : $0.kind.rawValue }),
      .attribute("data-zoom", traits.zoomKey), .attribute("data-fits", traits.sizing.flatMap(\.fits)),
      .style("--sheet-width", traits.sizing?.width.map(CSS.length)),
    ]
    for name in EnvironmentEffect.styleNames { settings.append(.style(name, styles.first { $0.name == name }?.value)) }
    settings.append(.attribute("dir", traits.environment?.direction))
    settings.append(.attribute("data-holds", held))
    return settings
  }

  /// What is in it that the style sheet has another sheet for.
  private var held: String? {
    let names: [(InnerKinds, String)] = [
      (.topList, "top-list"), (.list, "list"), (.scroller, "scroller"), (.growing, "growing"), (.pages, "pages"),
      (.columns, "columns"),
    ]
    let words = names.filter { inner.contains($0.0) }.map(\.1)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// A sheet for a few lines is as small in a wide window.
  private var panelHeight: String? {
    if let height = traits.sizing?.height { return CSS.length(height) }
    guard traits.detents.count == 1, case .points(let points) = traits.detents[0] else { return nil }
    return CSS.length(points)
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "dismiss") { $0.isEmpty ? DismissEvent() : nil },
      DOMEvent(name: "detent") { values in
        guard values.count == 1, case .integer(let place) = values[0] else { return nil }
        return DetentEvent(place)
      },
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.Presentation_css }
}

extension SheetSizing {
  /// Along which axes it is as large as what is in it.
  fileprivate var fits: String? {
    let axes = (fitsWidth ? ["x"] : []) + (fitsHeight ? ["y"] : [])
    return axes.isEmpty ? nil : axes.joined(separator: " ")
  }
}

extension SheetHeight {
  fileprivate var cssLength: String {
    switch self {
    case .fraction(let part): part == 0.5 ? "50dvh" : "calc(\(CSS.number(Double(part))) * var(--highest))"
    case .points(let points): CSS.length(points)
    }
  }
}

extension SheetAnchor {
  /// Element, edge, and what of the element: for the script.
  fileprivate var words: String? {
    guard let element else { return nil }
    var words = ["\(element.rawValue)", edge.map { "\($0)" } ?? "any"]
    if let point {
      words += ["point", CSS.number(Double(point.x)), CSS.number(Double(point.y))]
    } else if let area {
      words += ["area"] + [area.minX, area.minY, area.width, area.height].map { CSS.number(Double($0)) }
    }
    return words.joined(separator: " ")
  }
}
