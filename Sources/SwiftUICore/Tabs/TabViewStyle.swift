import Foundation

/// How a tab view shows its tabs.
@MainActor
@preconcurrency
public protocol TabViewStyle {
  /// The style as hosts know it. Not for apps.
  var _kind: _TabViewStyleKind { get }
}

/// A style, opaque to apps.
public struct _TabViewStyleKind: Sendable {
  let kind: TabViewStyleKind
}

/// A bar below the tabs, or above them in a wide window.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .init(kind: .automatic) }
}

/// Tabs beside each other, as pages to swipe.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots tell which page is shown.
  public struct IndexDisplayMode: Sendable {
    let dots: TabViewStyleKind.TabDots
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(dots: .automatic)
    /// Also for a single page.
    public static let always = IndexDisplayMode(dots: .always)
    /// No dots.
    public static let never = IndexDisplayMode(dots: .never)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public var _kind: _TabViewStyleKind { .init(kind: .page(mode.dots)) }
}

/// Pages above each other, as a watch has them. Here they stand beside each other, as those of the style `page`.
public struct CarouselTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .init(kind: .page(.automatic)) }
}

/// Pages above each other, as a watch has them. Here they stand beside each other, as those of the style `page`.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How one page follows another. Here they are always swiped.
  public struct TransitionStyle: Equatable, Sendable {
    private let number: Int
    /// What suits the platform.
    public static let automatic = TransitionStyle(number: 0)
    /// One page gives way to the other.
    public static let identity = TransitionStyle(number: 1)
    /// They become dim.
    public static let blur = TransitionStyle(number: 2)
  }

  /// Creates the style.
  nonisolated public init(transitionStyle: TransitionStyle = .automatic) {}
  public var _kind: _TabViewStyleKind { .init(kind: .page(.automatic)) }
}

/// A bar, or a list beside the content in a wide window.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .init(kind: .sidebar) }
}

/// A bar, in windows of all sizes.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .init(kind: .automatic) }
}

/// A bar above a frame, as a Mac has it: here as the automatic style.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _kind: _TabViewStyleKind { .init(kind: .automatic) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar below the tabs, or above them in a wide window.
  nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs beside each other, as pages to swipe.
  nonisolated public static var page: PageTabViewStyle { .init() }

  /// Tabs beside each other, as pages to swipe.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages as a watch has them: here beside each other.
  nonisolated public static var carousel: CarouselTabViewStyle { .init() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages as a watch has them: here beside each other.
  nonisolated public static var verticalPage: VerticalPageTabViewStyle { .init() }

  /// Pages as a watch has them: here beside each other, and swiped.
  nonisolated public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    .init(transitionStyle: transitionStyle)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a list beside the content in a wide window.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, in windows of all sizes.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar above a frame, as a Mac has it: here as the automatic style.
  nonisolated public static var grouped: GroupedTabViewStyle { .init() }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyleKind { .automatic }
}

private enum IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  fileprivate(set) var hasIndexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }

  fileprivate(set) var tabViewStyle: TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

/// How the dots of the page style look.
public protocol IndexViewStyle {
  /// Whether there is a background behind the dots. Not for apps.
  var _hasIndexBackground: Bool { get }
}

extension IndexViewStyle {
  public var _hasIndexBackground: Bool { true }
}

/// The dots of the page style, with a background or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a background behind the dots, which are white.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let isSeen: Bool
    /// What suits the platform: a background here, for white dots are not seen on a white page.
    public static let automatic = BackgroundDisplayMode(isSeen: true)
    /// While they are used. Here at all times, for nobody uses them: they only tell.
    public static let interactive = BackgroundDisplayMode(isSeen: true)
    /// At all times.
    public static let always = BackgroundDisplayMode(isSeen: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isSeen: false)
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  public var _hasIndexBackground: Bool { mode.isSeen }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  nonisolated public static var page: PageIndexViewStyle { .init() }

  /// Dots, with a background or without.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// How tab views in this view show their tabs.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        nonisolated(unsafe) let style = style
        values.tabViewStyle = MainQueue.assume { style._kind.kind }
      })
  }

  /// How the dots of the page style look in tab views in this view: white, with a background or without.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._hasIndexBackground)
  }
}
