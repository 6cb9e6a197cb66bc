import SwiftUICore

extension CommandBarContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let opener = DOMNode(
      "button",
      [
        ("type", "button"), ("class", "button"), ("data-opens-menu", ""), ("aria-haspopup", "menu"), ("aria-expanded", "false"),
      ], .text("Menu"))
    let items = DOMNode(
      "div", [("class", "menu-items"), ("role", "menu"), ("popover", "auto"), ("data-content", "")],
      DOMMapping.nodes(for: element.children, in: place))
    return DOMNode("div", class: "commands menu", of: element, [], .children([opener, items]))
  }

  var settings: [DOMSetting] { [.attribute("data-empty", isEmpty ? "" : nil), .attribute("data-ticks", hasTicks ? "" : nil)] }

  static var styleSheet: [UInt8] { PackageResources.Commands_css }
  static var limit: String? {
    """
    All commands stand in one menu at the top of a wide window; in a narrow one there are only their shortcuts. Of the standard commands \
    there are Settings… and New Window; `SidebarCommands`, `ToolbarCommands`, `InspectorCommands`, `TextEditingCommands`, \
    `TextFormattingCommands` and `ImportFromDevicesCommands` add nothing. Some shortcuts, such as that of New Window, are the browser's own. \
    The content of a `MenuBarExtra` stands in the same menu
    """
  }
}

extension CommandSectionContent: DOMContent {
  var role: DOMRole { .island }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "command-section", of: element, [("role", "group")], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("hidden", isReplaced || !hasCommands ? "" : nil), .attribute("data-untitled", showsTitle ? nil : ""),
    ]
  }
}
