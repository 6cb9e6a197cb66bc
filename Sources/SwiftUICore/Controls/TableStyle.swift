/// One of the built-in looks of tables.
public protocol TableStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _TableStyleDescription { get }
}

/// A built-in style of tables, opaque to apps.
public struct _TableStyleDescription: Equatable, Sendable {
  let kind: ListStyleKind
  let alternates: Bool
}

/// The host's own looks: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _TableStyleDescription { .init(kind: .plain, alternates: false) }
}

/// Rows with space at the edges.
public struct InsetTableStyle: TableStyle {
  private let alternates: Bool

  /// Creates the style.
  nonisolated public init() {
    alternates = false
  }

  /// Creates the style, with whether every second row has another background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternates = alternatesRowBackgrounds
  }

  public var _style: _TableStyleDescription { .init(kind: .inset, alternates: alternates) }
}

/// Rows in a box with a border.
public struct BorderedTableStyle: TableStyle {
  private let alternates: Bool

  /// Creates the style.
  nonisolated public init() {
    alternates = false
  }

  /// Creates the style, with whether every second row has another background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternates = alternatesRowBackgrounds
  }

  public var _style: _TableStyleDescription { .init(kind: .bordered, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The host's own looks: rows from edge to edge.
  public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with space at the edges.
  public static var inset: InsetTableStyle { .init() }

  /// Rows with space at the edges, with whether every second one has another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a box with a border.
  public static var bordered: BorderedTableStyle { .init() }

  /// Rows in a box with a border, with whether every second one has another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Whether every second row of a list or a table has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isEnabled: Bool?

  /// As the style of the list or table says.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  /// Every second row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// All have the same.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private enum TableStyleKey: EnvironmentKey {
  static var defaultValue: _TableStyleDescription { AutomaticTableStyle()._style }
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  var tableStyle: _TableStyleDescription {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }

  var alternatingRows: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

extension View {
  /// The style of tables in this view, unless one nearer to them says otherwise.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyle, style._style)
  }

  /// Whether tables in this view show the titles of their columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Whether every second row of the lists and tables in this view has another background.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.alternatingRows, behavior)
  }
}
