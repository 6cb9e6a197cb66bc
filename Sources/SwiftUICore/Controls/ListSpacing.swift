import Foundation

/// How much room there is between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// In points; nil is the list's own.
  let points: CGFloat?

  /// The list's own.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than usual.
  public static let compact = ListSectionSpacing(points: 12)

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// What apps say about the room in lists, in points. Nil is the list's own.
package struct ListSpacing: Hashable, Sendable {
  package var sections: CGFloat?
  package var rows: CGFloat?
  /// How high rows are at least.
  package var leastRow: CGFloat?
}

private enum ListSpacingKey: EnvironmentKey {
  static var defaultValue: ListSpacing { ListSpacing() }
}

extension EnvironmentValues {
  var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }
}

extension View {
  /// How much room there is between the sections of lists in this view, or around this section. Of a section and of its list the
  /// section counts.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSpacing.sections, spacing.points)
  }

  /// How much room there is between the sections of lists in this view, or around this section, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// How much room there is between the rows of lists in this view, in points; nil is the list's own. With some, each row is a card.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSpacing.rows, spacing)
  }
}
