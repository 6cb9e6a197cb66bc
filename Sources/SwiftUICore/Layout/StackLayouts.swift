import Foundation

/// What the layouts of stacks keep: nothing. A type of its own, so that it can be passed on.
public struct _StackLayoutCache: Sendable {}

/// The arrangement of an `HStack` as a value: for `AnyLayout`, and as a part of layouts of an app's own.
public struct HStackLayout: Layout, Sendable {
  /// Where the views stand across the row.
  public var alignment: VerticalAlignment
  /// Between the views, in points; nil for the distances that they would like.
  public var spacing: CGFloat?

  /// Creates the arrangement of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  fileprivate var stack: StackValue { StackValue(axis: .horizontal, spacing: spacing, guide: alignment.key) }
}

/// The arrangement of a `VStack` as a value: for `AnyLayout`, and as a part of layouts of an app's own.
public struct VStackLayout: Layout, Sendable {
  /// Where the views stand across the column.
  public var alignment: HorizontalAlignment
  /// Between the views, in points; nil for the distances that they would like.
  public var spacing: CGFloat?

  /// Creates the arrangement of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  fileprivate var stack: StackValue { StackValue(axis: .vertical, spacing: spacing, guide: alignment.key) }
}

/// The arrangement of a `ZStack` as a value: for `AnyLayout`, and as a part of layouts of an app's own.
public struct ZStackLayout: Layout, Sendable {
  /// Where the views stand.
  public var alignment: Alignment

  /// Creates the arrangement of views in front of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  fileprivate var stack: DepthValue { DepthValue(alignment: alignment) }
}

extension HStackLayout {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  /// Spacers in it grow along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The distances of the views at its edges.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { stack.spacing(of: subviews) }

  /// As large as the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    stack.size(of: subviews, for: proposal)
  }

  /// Puts the views where the stack does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
    stack.place(subviews, in: bounds, proposal)
  }

  /// What the views say of the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    stack.guide(guide.key, of: subviews, for: proposal).map { $0 + bounds.minX }
  }

  /// What the views say of the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    stack.guide(guide.key, of: subviews, for: proposal).map { $0 + bounds.minY }
  }
}

extension VStackLayout {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  /// Spacers in it grow along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The distances of the views at its edges.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { stack.spacing(of: subviews) }

  /// As large as the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    stack.size(of: subviews, for: proposal)
  }

  /// Puts the views where the stack does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
    stack.place(subviews, in: bounds, proposal)
  }

  /// What the views say of the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    stack.guide(guide.key, of: subviews, for: proposal).map { $0 + bounds.minX }
  }

  /// What the views say of the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    stack.guide(guide.key, of: subviews, for: proposal).map { $0 + bounds.minY }
  }
}

extension ZStackLayout {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  /// The distances of the views at its edges.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { stack.spacing(of: subviews) }

  /// As large as the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    stack.size(of: subviews, for: proposal)
  }

  /// Puts the views where the stack does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
    stack.place(subviews, in: bounds, proposal)
  }

  /// What the views say of the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    stack.guide(guide.key, of: subviews, for: proposal).map { $0 + bounds.minX }
  }

  /// What the views say of the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    stack.guide(guide.key, of: subviews, for: proposal).map { $0 + bounds.minY }
  }
}
