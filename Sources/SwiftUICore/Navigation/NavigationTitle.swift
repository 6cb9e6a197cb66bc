/// How the title of a page is shown.
public struct NavigationBarItem: Sendable {
  /// Large below the bar, or in it.
  public enum TitleDisplayMode: Sendable, Hashable {
    /// As on the page below; large on the root.
    case automatic
    /// In the bar.
    case inline
    /// Large below the bar. It moves into the bar when the page is scrolled.
    case large
  }
}

/// How the title of a page is shown in its bar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: PageWish.TitleMode

  /// As on the page below; large on the root.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// Large below the bar. It moves into the bar when the page is scrolled.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// Large, at the place of a title in the bar: here as `large`.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

extension NavigationBarItem.TitleDisplayMode {
  fileprivate var mode: PageWish.TitleMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .large
    }
  }
}

extension View {
  /// The title of the page on which this view stands. Of several the innermost counts.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    wishing { environment in PageWish(title: TextResolver(environment).string(of: title)) }
  }

  /// The title of the page on which this view stands.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page on which this view stands.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page on which this view stands.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page on which this view stands, which the app may change. No host lets a person edit it in the bar.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    wishing { _ in PageWish(title: title.wrappedValue) }
  }

  /// A line below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    wishing { environment in PageWish(subtitle: TextResolver(environment).string(of: subtitle)) }
  }

  /// A line below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A line below the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Whether the title of the page stands large below the bar, or in it.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    wishing { $0.titleMode = displayMode.mode }
  }

  /// Whether the title of the page stands large below the bar, or in it.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    wishing { $0.titleMode = mode.mode }
  }

  /// The title of the page: as `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// The title of the page: as `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page: as `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The title of the page, and how it is shown.
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page, and how it is shown.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page, and how it is shown.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether the bar of the page is hidden.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    wishing { $0.bars = [.navigationBar: !hidden] }
  }

  /// Whether the way back from this page is not shown in its bar.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    wishing { $0.hidesBackButton = hidesBackButton }
  }
}
