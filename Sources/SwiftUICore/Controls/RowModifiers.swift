import Foundation

/// How a row of a list looks, as far as an app says so.
package struct RowLookEffect: ElementEffect {
  /// Nil is the list's own.
  package var insets: EdgeInsets?
  package var separator: (visibility: Visibility, edges: VerticalEdge.Set)?
  package var separatorTint: ColorDescription?
  /// What a press on the row does; nil for nothing.
  package var action: RowAction?

  /// Adds what modifiers further outside say: of what is said twice, the inner one counts.
  mutating func add(_ outer: RowLookEffect) {
    insets = insets ?? outer.insets
    separator = separator ?? outer.separator
    separatorTint = separatorTint ?? outer.separatorTint
  }

  package var summary: String? {
    let words: [String?] = [
      insets.map { "rowInsets=\($0.top),\($0.leading),\($0.bottom),\($0.trailing)" },
      separator.map { "separator=\($0.visibility)" }, separatorTint.map { "separatorTint=\($0)" },
      action.flatMap { $0.hasChevron ? "chevron" : nil },
    ]
    let said = words.compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  package static func == (left: RowLookEffect, right: RowLookEffect) -> Bool {
    left.insets == right.insets && left.separator?.visibility == right.separator?.visibility
      && left.separator?.edges == right.separator?.edges && left.separatorTint == right.separatorTint
      && left.action == right.action
  }
}

package struct RowLookModifier {
  let look: (EnvironmentValues) -> RowLookEffect

  nonisolated init(_ look: @escaping (EnvironmentValues) -> RowLookEffect) {
    self.look = look
  }
}

extension RowLookModifier: EffectModifier {
  package static var readsEnvironment: Bool { true }
  package static var rowTrait: RowTrait? { .look }
  package func effect(in environment: EnvironmentValues) -> RowLookEffect { look(environment) }
}

extension View {
  /// The space between the edges of a row and what is in it. Nil is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowLookModifier { _ in RowLookEffect(insets: insets) })
  }

  /// The space between some edges of a row and what is in it. Nil is the list's own.
  nonisolated public func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    modifier(
      RowLookModifier { _ in
        guard let length else { return RowLookEffect() }
        return RowLookEffect(
          insets: EdgeInsets(
            top: edges.contains(.top) ? length : 11, leading: edges.contains(.leading) ? length : 16,
            bottom: edges.contains(.bottom) ? length : 11, trailing: edges.contains(.trailing) ? length : 16))
      })
  }

  /// Whether there is a line between a row and its neighbours.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowLookModifier { _ in RowLookEffect(separator: (visibility, edges)) })
  }

  /// The color of the line between a row and its neighbours. Nil is the list's own.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowLookModifier { _ in RowLookEffect(separatorTint: color?.value) })
  }

  /// Whether there are lines at the ends of a section: the lines of its rows.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparator(visibility, edges: edges)
  }

  /// The color of the lines at the ends of a section: that of its rows' lines. Nil is the list's own.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }

  /// A view that fills a row, behind what is in it. Nil is the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(LayerModifier(.rowBackground, .center, view))
  }

  /// The color of the symbols in a list's rows. Nil is the list's own.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    self.tint(tint)
  }
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// How high the rows of lists are at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { listSpacing.leastRow ?? 44 }
    set { listSpacing.leastRow = newValue }
  }

  /// How high the headers of sections are at least, in points; nil is the host's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}
