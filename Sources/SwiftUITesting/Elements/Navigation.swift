import Foundation
import SwiftUICore

extension ElementQuery.Role {
  /// Links to other pages.
  public static let navigationLink = Self("navigationLink")
  /// The bars above pages.
  public static let navigationBar = Self("navigationBar")
  /// The bars below pages.
  public static let bottomBar = Self("bottomBar")
  /// Pages of stacks.
  public static let page = Self("page")
  /// Columns beside others.
  public static let splitView = Self("splitView")
  /// What is pressed to show a tab.
  public static let tab = Self("tab")
  /// Tab views.
  public static let tabView = Self("tabView")
}

extension ElementQuery {
  /// A link to another page by its label, or any.
  public static func navigationLink(_ label: String? = nil) -> ElementQuery { ElementQuery(.navigationLink, label: label) }
  /// The bar of the page that is seen.
  public static var navigationBar: ElementQuery { ElementQuery(.navigationBar) }
  /// What is pressed to show a tab, by its label, or any.
  public static func tab(_ label: String? = nil) -> ElementQuery { ElementQuery(.tab, label: label) }
}

extension FoundElement {
  /// Follows a link to another page.
  public func push(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    try check("followed", NavigationLinkContent.self, "navigationLink", at: site)
    host.graph.send(PressEvent(), to: element.id)
  }

  /// Shows the tab that belongs to this item of a tab bar.
  public func select(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    try check("selected", TabItemContent.self, "tab", at: site)
    host.graph.send(PressEvent(), to: element.id)
  }

  /// Swipes a tab view in the page style to a page, by its place.
  public func swipe(
    toPage place: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let content = try check("swiped", TabViewContent.self, "tabView", at: site)
    let pages = try current(at: site).element.children.filter { $0.content is TabPageContent }
    guard content.isPaged, pages.indices.contains(place) else {
      throw ElementUnusable("\(element.summary) cannot be swiped to page \(place): it has \(pages.count) pages", at: site)
    }
    host.graph.send(ShowTabEvent(), to: pages[place].id)
  }
}

extension TestHost {
  /// Goes back from the page that is seen, as its bar offers it. Of several stacks it is the innermost one, and the last in reading
  /// order.
  ///
  /// - Throws: `ElementUnusable` if no bar has a way back.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = use(at: fileID, filePath, line, column)
    guard let bar = shownBars.last(where: { $0.bar.back != nil }) else {
      throw ElementUnusable("Nobody can go back: no bar that is seen has a way back", at: site)
    }
    _ = try FoundElement(place: bar.place, host: self).reachable("used to go back", at: site)
    graph.send(BackEvent(), to: bar.place.element.id)
  }

  /// Hides the first column of a split view, or shows it, as the button of its bar does in a wide window.
  ///
  /// - Throws: `ElementUnusable` if no bar has that button.
  public func toggleSidebar(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = use(at: fileID, filePath, line, column)
    guard let bar = shownBars.last(where: { $0.bar.sidebarToggle != nil }) else {
      throw ElementUnusable("Nobody can hide or show the sidebar: no bar that is seen has a button for it", at: site)
    }
    _ = try FoundElement(place: bar.place, host: self).reachable("used to toggle the sidebar", at: site)
    graph.send(ToggleSidebarEvent(), to: bar.place.element.id)
  }

  /// Opens a URL with the app, as a link from elsewhere does: the actions of `onOpenURL(perform:)` run in the next turn.
  public func open(_ url: URL) { graph.feature(OpenedURLs.self).open(url) }

  /// The title of the page that is seen; of several the innermost and last one. Nil where no bar is seen.
  public var navigationTitle: String? { shownBars.last?.bar.title }

  /// What the way back from the page that is seen is called; empty where the page below has no title. Nil where nobody can go back.
  public var backTitle: String? { shownBars.last?.bar.back }

  /// Whether the title of the page that is seen stands large below its bar.
  public var hasLargeTitle: Bool { shownBars.last?.bar.isLarge ?? false }

  private var shownBars: [(place: PlacedElement, bar: NavigationBarContent)] {
    root.all.compactMap { place in
      guard let bar = place.element.content as? NavigationBarContent, !bar.isHidden else { return nil }
      return (place, bar)
    }
  }
}
