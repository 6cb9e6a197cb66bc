/// How what scrolls looks where it goes under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, hard, soft }

  private let kind: Kind

  /// The host's own looks.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// With a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// Fading.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// When the bar of tabs makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, onScrollDown, onScrollUp, never }

  private let kind: Kind

  /// As the host has it.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// When a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// When a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// Never.
  public static let never = TabBarMinimizeBehavior(kind: .never)
}

extension View {
  /// How what scrolls in this view looks where it goes under a bar. No host has another look than its own.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Whether what scrolls in this view looks otherwise where it goes under a bar. No host has another look than its own.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// When the bar of tabs makes itself small. No host's does.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Shows a bar at the upper or the lower edge, in front of what scrolls, which it makes room for as `safeAreaInset` does.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or the trailing edge, which it makes room for as `safeAreaInset` does.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
