/// How windows look. A browser's windows look as the browser has them.
@MainActor
@preconcurrency
public protocol WindowStyle {}

/// As the kind of scene has it.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// With a bar for the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Without the title and the background of its bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// With nothing around the content.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the kind of scene has it.
  nonisolated public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a bar for the title.
  nonisolated public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without the title and the background of its bar.
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// With nothing around the content.
  nonisolated public static var plain: PlainWindowStyle { .init() }
}

/// How toolbars look in windows. Bars here look as the page has them.
@MainActor
@preconcurrency
public protocol WindowToolbarStyle {}

/// As the system has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// In one line with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Creates the style, with or without the title.
  nonisolated public init(showsTitle: Bool) {}
}

/// In one line with the title, and low.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Creates the style, with or without the title.
  nonisolated public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the system has it.
  nonisolated public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  nonisolated public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// In one line with the title.
  nonisolated public static var unified: UnifiedWindowToolbarStyle { .init() }
  /// In one line with the title, if that is shown.
  nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// In one line with the title, and low.
  nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
  /// In one line with the title, if that is shown, and low.
  nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

/// How the items of toolbars are labelled.
public struct ToolbarLabelStyle: Sendable, Equatable {
  private let number: Int

  /// As the system has it.
  public static let automatic = ToolbarLabelStyle(number: 0)
  /// By symbols.
  public static let iconOnly = ToolbarLabelStyle(number: 1)
  /// By words.
  public static let titleOnly = ToolbarLabelStyle(number: 2)
  /// By both.
  public static let titleAndIcon = ToolbarLabelStyle(number: 3)
}

extension View {
  /// How windows look that this view presents. It is the browser that decides.
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// How toolbars look in windows that this view presents. Bars look as the page has them.
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

  /// Whether the bar is seen in a window that fills the screen. It is the browser that decides.
  nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
    self
  }
}

/// When the bar of a window is seen that fills the screen.
public struct WindowToolbarFullScreenVisibility: Sendable, Equatable {
  private let number: Int

  /// As the system has it.
  public static let automatic = WindowToolbarFullScreenVisibility(number: 0)
  /// At all times.
  public static let visible = WindowToolbarFullScreenVisibility(number: 1)
  /// When the pointer is at the edge.
  public static let onHover = WindowToolbarFullScreenVisibility(number: 2)
}
