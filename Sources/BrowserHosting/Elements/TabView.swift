import SwiftUICore

extension TabViewContent: DOMContent {
  var role: DOMRole { .frame }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let pages = element.children.filter { !($0.content is TabBarContent || $0.content is PageIndexContent) }
    let dots = element.children.filter { $0.content is PageIndexContent }
    let bar = element.children.filter { $0.content is TabBarContent }
    let content = DOMNode(
      "div", [("class", "tab-pages"), ("data-content", ""), ("tabindex", "0")], DOMMapping.nodes(for: pages, in: place))
    // The bar comes behind the pages, as a person meets it on a telephone.
    return DOMNode(
      "div", class: "tab-view fill-x fill-y", of: element, [],
      .children([content] + (dots + bar).map { DOMMapping.node(for: $0, in: place.inside) }))
  }

  var settings: [DOMSetting] {
    let (name, dots): (String?, String?) =
      switch style {
      case .automatic: (nil, nil)
      case .page(let dots): ("page", "\(dots)")
      case .sidebar: ("sidebar", nil)
      }
    return [
      .attribute("data-style", name), .attribute("data-dots", dots),
      .attribute("data-bare-dots", hasIndexBackground ? nil : ""),
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.TabView_css }
  static var limit: String? {
    """
    In a narrow window the fifth place of more than five tabs is More, which opens a menu of the rest. `TabSection` shows no heading, and a tab for searching stands among \
    the others
    """
  }
}

extension TabBarContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let items = DOMNode(
      "div", [("class", "tab-items"), ("role", "tablist"), ("data-content", "")],
      DOMMapping.nodes(for: element.children, in: place))
    // In a narrow window it stands for those that have no place.
    let more = DOMNode(
      "button",
      [
        ("type", "button"), ("class", "tab more"), ("data-opens-menu", ""), ("aria-haspopup", "menu"), ("aria-expanded", "false"),
      ],
      .children([
        DOMNode("span", [("class", "image"), ("aria-hidden", "true")], .text("•••")),
        DOMNode("span", [("class", "text")], .text("More")),
      ]))
    let rest = DOMNode("div", [("class", "menu-items"), ("role", "menu"), ("popover", "auto")])
    return DOMNode("div", class: "tab-bar", of: element, [], .children([items, more, rest]))
  }

  /// In a narrow window the first four and More are seen of more than five.
  var settings: [DOMSetting] {
    [
      .attribute("hidden", isHidden || count == 0 ? "" : nil),
      .attribute("data-more", count <= 5 ? nil : chosen < 4 ? "" : "chosen"),
    ] + look.settings
  }
}

extension TabItemContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "button", class: "tab", of: element, [("type", "button"), ("role", "tab")],
      DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("aria-selected", isSelected ? "true" : "false"), .attribute("data-badge", badge),
      .control("disabled", isEnabled ? nil : ""), .attribute("data-words", inner.contains(.text) ? "" : nil),
    ]
  }
}

extension TabPageContent: DOMContent {
  var role: DOMRole { .region }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "tab-page", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { DOMSetting.covering(isCovered) }
  static var events: [DOMEvent] { [DOMEvent(name: "showtab") { $0.isEmpty ? ShowTabEvent() : nil }] }
}

extension PageIndexContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "page-dots", of: element, [("role", "img")])
  }

  var settings: [DOMSetting] {
    let dots = (0..<count).map { DOMNode("span", $0 == current ? [("class", "current")] : []) }
    return [
      .nodes(dots), .attribute("aria-label", "Page \(current + 1) of \(count)"), .attribute("data-single", count < 2 ? "" : nil),
    ]
  }
}
