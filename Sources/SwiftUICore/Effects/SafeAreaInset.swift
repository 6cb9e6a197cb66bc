import Foundation

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading, trailing

  /// Any of the two.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge in it.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The edge where a line begins.
    public static let leading = Set(.leading)
    /// The edge where a line ends.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top, bottom

  /// Any of the two.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge in it.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// Space at the edges of an element that may be reached into with `ignoresSafeArea`.
package struct SafeAreaPaddingEffect: ElementEffect {
  /// In points; nil is the host's own amount.
  package let padding: PaddingEffect

  package var summary: String? { "safeAreaPadding" }
}

extension SafeAreaPaddingEffect: EffectModifier {}

extension View {
  /// Shows a bar above or below this view, which gets less space.
  ///
  /// What scrolls in this view, and what ignores the safe area, reaches under the bar. Nil is the distance that both would like.
  nonisolated public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      LayerModifier(
        edge == .top ? .topBar : .bottomBar, Alignment(horizontal: alignment, vertical: .center), content(), spacing: spacing))
  }

  /// Shows a bar beside this view, which gets less space.
  ///
  /// What scrolls in this view, and what ignores the safe area, reaches under the bar. Nil is the distance that both would like.
  nonisolated public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      LayerModifier(
        edge == .leading ? .leadingBar : .trailingBar, Alignment(horizontal: .center, vertical: alignment), content(),
        spacing: spacing))
  }

  /// Adds to the safe area of this view, in points at each edge. What scrolls in it does so up to its edges, and keeps that distance only at rest.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      SafeAreaPaddingEffect(
        padding: PaddingEffect(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)))
  }

  /// Adds to the safe area of this view at some of its edges, in points; nil is the host's own amount.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let amount = { (edge: Edge.Set) -> CGFloat? in edges.contains(edge) ? length : 0 }
    return modifier(
      SafeAreaPaddingEffect(
        padding: PaddingEffect(
          top: amount(.top), leading: amount(.leading), bottom: amount(.bottom), trailing: amount(.trailing))))
  }

  /// Adds to the safe area of this view at each edge, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
