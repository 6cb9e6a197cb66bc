import Foundation

/// How far something lies inside each side of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the upper edge, in points.
  public var top: CGFloat
  /// At the edge where a line begins, in points.
  public var leading: CGFloat
  /// At the lower edge, in points.
  public var bottom: CGFloat
  /// At the edge where a line ends, in points.
  public var trailing: CGFloat

  /// Creates insets of their own for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 at each side.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
