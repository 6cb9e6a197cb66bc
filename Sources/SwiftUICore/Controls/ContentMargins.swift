import Foundation

/// What of a scroll view or a list margins are for.
public struct ContentMarginPlacement: Sendable {
  let countsForContent: Bool

  /// What scrolls, and the bars that show where it is.
  public static var automatic: ContentMarginPlacement { .init(countsForContent: true) }
  /// What scrolls.
  public static var scrollContent: ContentMarginPlacement { .init(countsForContent: true) }
  /// The bars that show where it is: those are the host's, and these margins change nothing.
  public static var scrollIndicators: ContentMarginPlacement { .init(countsForContent: false) }
}

extension View {
  /// Leaves space around what scrolls in this view, which scrolls with it, in points. The scroll views keep their sizes. Nil is the host's own
  /// amount: none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollTraits.margins) { margins in
      guard placement.countsForContent else { return }
      let length = length.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
    }
  }

  /// Leaves space around what scrolls in this view, at each edge its own, in points. See the form for edges.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges.intersection(.top), insets.top, for: placement)
      .contentMargins(edges.intersection(.leading), insets.leading, for: placement)
      .contentMargins(edges.intersection(.bottom), insets.bottom, for: placement)
      .contentMargins(edges.intersection(.trailing), insets.trailing, for: placement)
  }

  /// Leaves the same space at all edges of what scrolls in this view, in points. See the form for edges.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Whether what is beyond the edges of what scrolls in this view is seen.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollTraits.showsBeyondEdges, disabled)
  }
}
