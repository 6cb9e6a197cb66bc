/// The bar above a page. Its children are its parts with the items that views have put there: before the title, in its place, behind
/// it, and what stands in a menu.
package struct NavigationBarContent: ElementContent {
  package let title: String
  package let subtitle: String?
  /// Whether the title stands large below the bar.
  package let isLarge: Bool
  /// Whether the large title has gone into the bar, below which something is scrolled: then the page has its room.
  package let isCollapsed: Bool
  /// The title of what the way back leads to, which may be empty; nil where there is no way back, or it is not shown.
  package let back: String?
  package let isHidden: Bool
  /// What its button does to the sidebar; nil where it has none.
  package let sidebarToggle: SidebarToggle?
  package let look: BarLook

  package init(
    title: String = "", subtitle: String? = nil, isLarge: Bool = false, isCollapsed: Bool = false, back: String? = nil,
    isHidden: Bool = false, sidebarToggle: SidebarToggle? = nil, look: BarLook = BarLook()
  ) {
    self.title = title
    self.subtitle = subtitle
    self.isLarge = isLarge
    self.isCollapsed = isCollapsed
    self.back = back
    self.isHidden = isHidden
    self.sidebarToggle = sidebarToggle
    self.look = look
  }

  package var role: ElementRole { ElementRole("navigationBar") }
  package var text: String? { nil }
  package var name: String? { isHidden || title.isEmpty ? nil : title }
  package func shows(_ child: any ElementContent) -> Bool { !isHidden }

  package var summary: [String] {
    let words: [String?] = [
      title.isEmpty ? nil : "“\(title)”", subtitle.map { "subtitle=“\($0)”" }, isLarge ? "large" : nil,
      isCollapsed ? "collapsed" : nil, back.map { "back=“\($0)”" }, isHidden ? "hidden" : nil,
      sidebarToggle.map { "\($0)Sidebar" },
    ]
    return words.compactMap(\.self) + look.summary
  }
}

/// What the button of a bar does to the first columns of a split view in a wide window.
package enum SidebarToggle: String, Sendable { case shows, hides }

/// The person presses the button for the sidebar.
package struct ToggleSidebarEvent: ElementEvent {
  package init() {}
}

/// How a bar looks where views have said something about it.
package struct BarLook: Equatable, Sendable {
  package var background: Paint?
  /// Whether the background is seen; nil where the host decides.
  package var showsBackground: Bool?
  package var colorScheme: ColorScheme?

  package init(background: Paint? = nil, showsBackground: Bool? = nil, colorScheme: ColorScheme? = nil) {
    self.background = background
    self.showsBackground = showsBackground
    self.colorScheme = colorScheme
  }

  fileprivate var summary: [String] {
    (background.map { ["background=\($0)"] } ?? []) + (showsBackground.map { ["showsBackground=\($0)"] } ?? [])
      + (colorScheme.map { ["colorScheme=\($0)"] } ?? [])
  }
}

/// The person wants to go back from the page of a bar.
package struct BackEvent: ElementEvent {
  package init() {}
}

/// The large title of a bar has to go into it, or to come back, for something is scrolled below it, or is back at its beginning.
package struct CollapseEvent: ElementEvent {
  package let isCollapsed: Bool

  package init(isCollapsed: Bool) { self.isCollapsed = isCollapsed }
}

/// The node of a page's bar.
final class NavigationBarNode: ContentNode<NavigationBarContent> {
  private unowned(unsafe) let page: NavigationPageNode
  private var parts: [BarPartNode] = []

  init(of page: NavigationPageNode, _ context: _NodeContext) {
    self.page = page
    super.init(context)
    begin(NavigationBarContent())
    for (index, kind) in [BarPartContent.Kind.leading, .principal, .trailing, .overflow].enumerated() {
      parts.append(BarPartNode(kind, _NodeContext(parent: self, index: index)))
    }
  }

  override var childCount: Int { parts.count }
  override func child(at index: Int) -> ViewNode { parts[index] }

  func part(_ kind: BarPartContent.Kind) -> BarPartNode? { parts.first { $0.content.kind == kind } }

  func set(_ new: NavigationBarContent, isLive: Bool) {
    if isLive { say(new) } else { noteHostChange(new) }
  }

  override func handle(_ event: any ElementEvent) {
    if event is BackEvent, content.back != nil { page.stack.goBack(from: page) }
    if event is ToggleSidebarEvent, content.sidebarToggle != nil { page.stack.column?.toggleSidebar() }
    if let event = event as? CollapseEvent { page.collapseTitle(event.isCollapsed) }
  }
}
