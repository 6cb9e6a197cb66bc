import SwiftUICore

// The script gives new titles to the bars, moves the focus, and keeps the browser's history; it is in Navigation.js.

extension NavigationStackContent: DOMContent {
  var role: DOMRole { .frame }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "nav-stack fill-x fill-y", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-forward", canGoForward ? "" : nil)] }
  static var events: [DOMEvent] { [DOMEvent(name: "forward") { $0.isEmpty ? ForwardEvent() : nil }] }
  static var styleSheet: [UInt8] { PackageResources.Navigation_css }
  static var limit: String? {
    """
    The browser's Back leads to the page below, and its Forward to a page of the path that was left; \
    pages of links with a destination of their own do not come again so. The address names the path of a stack that fills its window, as far \
    as its values are `Codable`; stacks in tabs, columns and sheets begin at their roots in a restarted app
    """
  }
}

extension PageContent: DOMContent {
  var role: DOMRole { .frame }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("section", class: "page", of: element, [("tabindex", "-1")], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    DOMSetting.covering(isCovered) + [.attribute("data-list", list), .attribute("data-zoom", zoomKey)]
  }

  /// What its list is like, if it is one.
  private var list: String? {
    let words =
      (inner.contains(.columnList) ? ["column"] : []) + (inner.contains(.groupedList) ? ["grouped"] : [])
      + (inner.contains(.bareList) ? ["bare"] : [])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension DOMSetting {
  /// What hides a page and all that is in it from everybody, and leaves it as it is.
  static func covering(_ isCovered: Bool) -> [DOMSetting] {
    [.attribute("data-covered", isCovered ? "" : nil), .attribute("inert", isCovered ? "" : nil)]
  }
}

extension PageBodyContent: DOMContent {
  var role: DOMRole { .region }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "page-body", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }
}

extension NavigationBarContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    func part(_ kind: BarPartContent.Kind) -> [DOMNode] {
      element.children.filter { ($0.content as? BarPartContent)?.kind == kind }.map { DOMMapping.node(for: $0, in: place.inside) }
    }
    func group(_ name: String, _ children: [DOMNode]) -> DOMNode { DOMNode("div", [("class", name)], .children(children)) }
    let chevron = DOMNode(
      "svg", [("class", "chevron"), ("viewBox", "0 0 12 20"), ("aria-hidden", "true")],
      .children([DOMNode("path", [("d", "M10 2 2 10l8 8")])]))
    let backButton = DOMNode(
      "button", [("class", "back"), ("type", "button")],
      .children([chevron, DOMNode("span", [], .text(back?.isEmpty == false ? back! : "Back"))]))
    let sidebarButton = DOMNode(
      "button", [("class", "sidebar-toggle"), ("type", "button"), ("aria-label", "Toggle Sidebar")], .children([]))
    let row = group(
      "bar-row",
      [
        group("bar-start", [sidebarButton, backButton] + part(.leading)),
        // What stands in place of the title comes first: the style sheet looks back from the title.
        group(
          "bar-middle", part(.principal) + [DOMNode("span", [("class", "bar-title"), ("aria-hidden", "true")], .text(title))]),
        group("bar-end", part(.overflow) + part(.trailing)),
      ])
    let heading = DOMNode("h1", [("class", "page-title"), ("tabindex", "-1")], .text(title))
    return DOMNode(
      "header", class: "nav-bar", of: element, [],
      .children([row, heading, DOMNode("p", [("class", "page-subtitle")], .text(subtitle ?? ""))]))
  }

  var settings: [DOMSetting] {
    [
      .attribute("data-title", title), .attribute("data-subtitle", subtitle), .attribute("data-back", back),
      .attribute("data-large", isLarge ? "" : nil), .attribute("data-collapsed", isCollapsed ? "" : nil),
      .attribute("data-sidebar", sidebarToggle?.rawValue), .attribute("hidden", isHidden ? "" : nil),
    ] + look.settings
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "back") { $0.isEmpty ? BackEvent() : nil },
      DOMEvent(name: "sidebar") { $0.isEmpty ? ToggleSidebarEvent() : nil },
      DOMEvent(name: "collapse") {
        guard $0.count == 1, case .boolean(let isCollapsed) = $0[0] else { return nil }
        return CollapseEvent(isCollapsed: isCollapsed)
      },
    ]
  }
  static var limit: String? {
    """
    A title that is a `Binding` cannot be edited in the bar; `toolbarRole` changes nothing; the items of `toolbarTitleMenu` stand in the \
    menu at the end of the bar
    """
  }
}

extension BarLook {
  var settings: [DOMSetting] {
    [
      .style("--bar-background", background.map(CSS.background)),
      .attribute("data-background", showsBackground.map { $0 ? "shown" : "none" }),
      .style("color-scheme", colorScheme.map { $0 == .dark ? "dark" : "light" }),
    ]
  }
}

extension BarPartContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let children = DOMMapping.nodes(for: element.children, in: place)
    switch kind {
    case .bottom: return DOMNode("footer", class: "bottom-bar", of: element, [], children)
    case .overflow:
      return DOMNode(
        "details", class: "bar-part overflow", of: element, [],
        .children([
          DOMNode("summary", [("aria-label", "More")], .text("•••")),
          DOMNode("div", [("class", "overflow-items"), ("data-content", "")], children),
        ]))
    case .leading, .principal, .trailing: return DOMNode("div", class: "bar-part \(kind.rawValue)", of: element, [], children)
    }
  }

  var settings: [DOMSetting] {
    [
      .attribute("hidden", isHidden ? "" : nil), .attribute("data-empty", isEmpty ? "" : nil),
      .attribute("data-keyboard", isForKeyboard ? "" : nil),
    ]
  }
  static var limit: String? {
    "Items that do not fit make the bar scroll; those for the keyboard stand at the lower edge of the page while somebody types"
  }
}

extension BarItemContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "div", class: isSpace ? "bar-item bar-space" : "bar-item", of: element,
      (isForKeyboard ? [("data-keyboard", "")] : []) + (isCentered ? [("data-centered", "")] : []),
      DOMMapping.nodes(for: element.children, in: place))
  }
}

extension NavigationLinkContent: DOMContent {
  var role: DOMRole { .button }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    .press(class: "button nav-link", of: element, in: place)
  }

  var settings: [DOMSetting] {
    [
      .control("disabled", isEnabled ? nil : ""), .attribute("data-style", style == .automatic ? nil : style.rawValue),
      .attribute("data-row", isInRow ? "" : nil),
    ]
  }
}

extension SplitContent: DOMContent {
  var role: DOMRole { .frame }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "split fill-x fill-y", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-compact", isCompact ? "" : nil)] }
  static var limit: String? { "Columns stand beside each other in all styles" }
}

extension SplitColumnContent: DOMContent {
  var role: DOMRole { .region }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let landmark = kind == .detail ? [] : [("role", "navigation"), ("aria-label", kind == .sidebar ? "Sidebar" : "Content")]
    return DOMNode(
      "div", class: "column \(kind.rawValue)", of: element, landmark, DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { DOMSetting.covering(isCovered) + [.style("--column", width.map(CSS.length))] }
}
