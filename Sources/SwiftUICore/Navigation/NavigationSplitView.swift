import Foundation

/// Two or three columns beside each other, where what is chosen in one leads to what the next one shows.
///
/// In a narrow window one column is seen at a time, as pages of a stack: first the sidebar, then what a link in it has led to.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let settings: SplitSettings
  private var columns: SplitColumns<Sidebar, Content, Detail>
}

/// What the app keeps about the columns.
struct SplitSettings {
  var visibility: Binding<NavigationSplitViewVisibility>?
  var preferred: Binding<NavigationSplitViewColumn>?
}

struct SplitColumns<Sidebar: View, Content: View, Detail: View> {
  var sidebar: Sidebar
  /// Nil where there are only two columns.
  var content: Content?
  var detail: Detail
}

extension NavigationSplitView: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(SplitViewNode(view.settings, &view.columns, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: SplitViewNode.self).update(view.settings, &view.columns)
  }

  nonisolated private init(_ settings: SplitSettings, _ sidebar: Sidebar, _ content: Content?, _ detail: Detail) {
    self.settings = settings
    columns = SplitColumns(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(), sidebar(), content(), detail())
  }

  /// Creates three columns, and says which of them are seen.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(visibility: columnVisibility), sidebar(), content(), detail())
  }

  /// Creates three columns, and says which one is on top in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(preferred: preferredCompactColumn), sidebar(), content(), detail())
  }

  /// Creates three columns, and says which are seen, and which one is on top in a narrow window.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(visibility: columnVisibility, preferred: preferredCompactColumn), sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(SplitSettings(), sidebar(), nil, detail())
  }

  /// Creates two columns, and says which of them are seen.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(visibility: columnVisibility), sidebar(), nil, detail())
  }

  /// Creates two columns, and says which one is on top in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(preferred: preferredCompactColumn), sidebar(), nil, detail())
  }

  /// Creates two columns, and says which are seen, and which one is on top in a narrow window.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(visibility: columnVisibility, preferred: preferredCompactColumn), sidebar(), nil, detail())
  }
}

/// Which columns of a split view are seen in a wide window.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// How many columns in front of the last one are not seen at most.
  let hidden: Int

  private init(_ hidden: Int) {
    self.hidden = hidden
  }

  /// The last one alone.
  public static var detailOnly: NavigationSplitViewVisibility { .init(2) }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(1) }
  /// All of them.
  public static var all: NavigationSplitViewVisibility { .init(0) }
  /// What suits the window: all of them.
  public static var automatic: NavigationSplitViewVisibility { .init(-1) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int

  /// The first one.
  public static var sidebar: NavigationSplitViewColumn { .init(index: 0) }
  /// The one in the middle.
  public static var content: NavigationSplitViewColumn { .init(index: 1) }
  /// The last one.
  public static var detail: NavigationSplitViewColumn { .init(index: 2) }
}

/// How the columns of a split view share the window. Here they always stand beside each other.
public protocol NavigationSplitViewStyle {}

/// What suits the window.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The last column gets less room when the others are seen.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The last column keeps its room when the others are seen. Here as `BalancedNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// What suits the window.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gets less room when the others are seen.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its room when the others are seen.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// How the columns of split views in this view share the window. Here they always stand beside each other.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// The width of the column in which this view stands, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    wishing { $0.columnWidth = width }
  }

  /// The width of the column in which this view stands, in points: the ideal one.
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    wishing { $0.columnWidth = ideal }
  }
}
