/// Where a search field stands, as far as an app says so. Here it stands above its view, or below the title of the page, in any case.
public struct SearchFieldPlacement: Sendable {
  /// When a search field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the host does.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As suits the place.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title, always or as the host does.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  enum Kind { case automatic, onTextEntry, onSearchPresentation }

  let kind: Kind

  /// As the host does: once something is typed.
  public static var automatic: SearchScopeActivation { .init(kind: .automatic) }
  /// Once something is typed.
  public static var onTextEntry: SearchScopeActivation { .init(kind: .onTextEntry) }
  /// As long as a person searches.
  public static var onSearchPresentation: SearchScopeActivation { .init(kind: .onSearchPresentation) }
}

/// Ends a search: nothing is searched for any more.
public struct DismissSearchAction {
  let end: (() -> Void)?

  /// Ends the search. Does nothing where nobody searches.
  @MainActor @preconcurrency
  public func callAsFunction() { end?() }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(end: nil) }
}

private enum SearchExtrasKey: EnvironmentKey {
  static var defaultValue: SearchExtras { SearchExtras() }
}

private enum HasSearchFieldKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SearchCompletionKey: EnvironmentKey {
  static var defaultValue: SearchChoice? { nil }
}

/// What modifiers around a search field add to it.
struct SearchExtras {
  var suggestions: (() -> AnyView)?
  var scopes: (() -> AnyView)?
  var scopeActivation = SearchScopeActivation.automatic
  var hidesSuggestions = false
  /// What ties the field to focus states, the innermost first.
  var focus: [(AnyView) -> AnyView] = []
}

/// Takes what a suggestion completes.
struct SearchChoice {
  let take: @MainActor (String) -> Void
  var takeToken: (@MainActor (Any) -> Void)?
}

extension EnvironmentValues {
  /// Whether a person searches in the view around this one that is `searchable`.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the view around this one that is `searchable`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchExtras: SearchExtras {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }

  /// Whether the page around has a search field already: one is enough.
  var hasSearchField: Bool {
    get { self[HasSearchFieldKey.self] }
    set { self[HasSearchFieldKey.self] = newValue }
  }

  /// Where the suggestions of a search stand.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

  var searchChoice: SearchChoice? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

/// Where the suggestions of a search stand.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Any number of places.
  public struct Set: OptionSet, Sendable {
    /// One bit for each.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// Above the content.
    public static let content = Set(rawValue: 2)
  }

  private let isMenu: Bool

  /// As the host does: above the content.
  public static let automatic = SearchSuggestionsPlacement(isMenu: false)
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(isMenu: true)
  /// Above the content.
  public static let content = SearchSuggestionsPlacement(isMenu: false)
}

/// How the search field of a toolbar behaves.
public struct SearchToolbarBehavior: Equatable, Sendable {
  private let isSmall: Bool

  /// As the host does.
  public static let automatic = SearchToolbarBehavior(isSmall: false)
  /// A button that becomes a field.
  public static let minimize = SearchToolbarBehavior(isSmall: true)
}
