/// One of the built-in looks of lists.
public protocol ListStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _ListStyleDescription { get }
}

/// A built-in style of lists, opaque to apps.
public struct _ListStyleDescription: Equatable, Sendable {
  let kind: ListStyleKind
  var alternates = false
}

package enum ListStyleKind: String, Sendable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
}

/// The host's own looks: groups of rows on cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _ListStyleDescription { .init(kind: .automatic) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The host's own looks: groups of rows on cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge, without cards.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _ListStyleDescription { .init(kind: .plain) }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, without cards.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Groups of rows from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _ListStyleDescription { .init(kind: .grouped) }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Groups of rows on cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _ListStyleDescription { .init(kind: .insetGrouped) }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows without cards, with space at the edges.
public struct InsetListStyle: ListStyle {
  private let alternates: Bool

  /// Creates the style.
  nonisolated public init() {
    alternates = false
  }

  /// Creates the style, with whether every second row has another background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternates = alternatesRowBackgrounds
  }

  public var _style: _ListStyleDescription { .init(kind: .inset, alternates: alternates) }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows without cards, with space at the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows as in the sidebar of a window, whose sections open and close.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _ListStyleDescription { .init(kind: .sidebar) }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in the sidebar of a window, whose sections open and close.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows in a box with a border.
public struct BorderedListStyle: ListStyle {
  private let alternates: Bool

  /// Creates the style.
  nonisolated public init() {
    alternates = false
  }

  /// Creates the style, with whether every second row has another background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternates = alternatesRowBackgrounds
  }

  public var _style: _ListStyleDescription { .init(kind: .bordered, alternates: alternates) }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a box with a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// Rows as on a watch: the host's own looks here.
public struct CarouselListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _ListStyleDescription { .init(kind: .automatic) }
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows as on a watch: the host's own looks here.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows as on a watch: the host's own looks here.
public struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _ListStyleDescription { .init(kind: .automatic) }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows as on a watch: the host's own looks here.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: _ListStyleDescription { .init(kind: .automatic) }
}

extension EnvironmentValues {
  var listStyle: _ListStyleDescription {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of lists in this view, unless one nearer to them says otherwise.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._style)
  }
}
