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

  /// These radii where they fit, else all of them smaller in proportion: two must not be longer than their side together.
  func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let radii = RectangleCornerRadii(
      topLeading: max(0, topLeading), bottomLeading: max(0, bottomLeading), bottomTrailing: max(0, bottomTrailing),
      topTrailing: max(0, topTrailing))
    let sides = [
      (size.width, radii.topLeading + radii.topTrailing), (size.width, radii.bottomLeading + radii.bottomTrailing),
      (size.height, radii.topLeading + radii.bottomLeading), (size.height, radii.topTrailing + radii.bottomTrailing),
    ]
    let scale = sides.map { $1 > $0 ? $0 / $1 : 1 }.min()!
    return RectangleCornerRadii(
      topLeading: radii.topLeading * scale, bottomLeading: radii.bottomLeading * scale,
      bottomTrailing: radii.bottomTrailing * scale, topTrailing: radii.topTrailing * scale)
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
