/// Where in the bars an item stands.
public struct ToolbarItemPlacement: Sendable {
  let part: BarPartContent.Kind
  /// The order in its part; equal ones stand in the order of the tree.
  var rank = 0
  /// Whether it is seen only while somebody types.
  var isForKeyboard = false
  /// Whether it stands in the middle of its bar.
  var isCentered = false

  private init(_ part: BarPartContent.Kind, rank: Int = 0, isForKeyboard: Bool = false, isCentered: Bool = false) {
    self.part = part
    self.rank = rank
    self.isForKeyboard = isForKeyboard
    self.isCentered = isCentered
  }

  /// At the end of the bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(.principal)
  /// At the beginning of the bar, behind the way back.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// At the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// In a menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(.overflow)
  /// In the middle of the bar below the page.
  public static let status = ToolbarItemPlacement(.bottom, isCentered: true)
  /// At the end of the bar, as the last.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, rank: 1)
  /// At the beginning of the bar.
  public static let cancellationAction = ToolbarItemPlacement(.leading, rank: -1)
  /// At the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// Above the keyboard of a touch screen: in a bar at the lower edge of the page, in front of it, while somebody types in a field of the page.
  public static let keyboard = ToolbarItemPlacement(.bottom, isForKeyboard: true)
  /// At the beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the beginning of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// In the bar below the page.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(.principal)
  /// In place of the title.
  public static let largeTitle = ToolbarItemPlacement(.principal)
  /// Behind what stands in place of the title.
  public static let subtitle = ToolbarItemPlacement(.principal, rank: 1)
  /// Behind what stands in place of the title.
  public static let largeSubtitle = ToolbarItemPlacement(.principal, rank: 1)
  /// Below the page, where visionOS has it beside the window.
  public static let bottomOrnament = ToolbarItemPlacement(.bottom)

  /// A bar of a Mac's window: at the end of the bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// Which bars a modifier means.
public struct ToolbarPlacement: Sendable {
  package enum Kind: String, Sendable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar }

  let kind: Kind

  /// The nearest bar above: that of the page.
  public static var automatic: ToolbarPlacement { .init(kind: .automatic) }
  /// The bar above the page.
  public static var navigationBar: ToolbarPlacement { .init(kind: .navigationBar) }
  /// The bar below the page.
  public static var bottomBar: ToolbarPlacement { .init(kind: .bottomBar) }
  /// The tabs around.
  public static var tabBar: ToolbarPlacement { .init(kind: .tabBar) }
  /// The bar of a Mac's window: here that of the page.
  public static var windowToolbar: ToolbarPlacement { .init(kind: .windowToolbar) }
  /// Below the window of visionOS: here the bar below the page.
  public static var bottomOrnament: ToolbarPlacement { .init(kind: .bottomBar) }

  /// The bar as a page knows it.
  var bar: Kind {
    switch kind {
    case .automatic, .windowToolbar: .navigationBar
    default: kind
    }
  }
}

/// What a toolbar is for. Only Apple's tablets show it: the bars here look the same for all.
public struct ToolbarRole: Sendable {
  private init() {}
  /// What suits the platform.
  public static var automatic: ToolbarRole { .init() }
  /// Pages that lead to others.
  public static var navigationStack: ToolbarRole { .init() }
  /// Pages that one looks through.
  public static var browser: ToolbarRole { .init() }
  /// A document.
  public static var editor: ToolbarRole { .init() }
}

/// A part of the bar that is there by itself.
public struct ToolbarDefaultItemKind: Sendable {
  enum Kind { case sidebarToggle, title, search }

  let kind: Kind
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The field of `searchable`.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}
