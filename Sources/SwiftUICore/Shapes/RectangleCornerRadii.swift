import Foundation

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// At the upper leading corner.
  public var topLeading: CGFloat
  /// At the lower leading corner.
  public var bottomLeading: CGFloat
  /// At the lower trailing corner.
  public var bottomTrailing: CGFloat
  /// At the upper trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii; corners that are not named are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// These radii where they fit: a corner has at most half of each of its sides, or what its neighbour leaves there, if that is more.
  func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let radii = RectangleCornerRadii(
      topLeading: max(0, topLeading), bottomLeading: max(0, bottomLeading), bottomTrailing: max(0, bottomTrailing),
      topTrailing: max(0, topTrailing))
    func fitting(_ radius: CGFloat, across: CGFloat, along: CGFloat) -> CGFloat {
      min(radius, max(size.width / 2, size.width - across), max(size.height / 2, size.height - along))
    }
    return RectangleCornerRadii(
      topLeading: fitting(radii.topLeading, across: radii.topTrailing, along: radii.bottomLeading),
      bottomLeading: fitting(radii.bottomLeading, across: radii.bottomTrailing, along: radii.topLeading),
      bottomTrailing: fitting(radii.bottomTrailing, across: radii.bottomLeading, along: radii.topTrailing),
      topTrailing: fitting(radii.topTrailing, across: radii.topLeading, along: radii.bottomTrailing))
  }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
