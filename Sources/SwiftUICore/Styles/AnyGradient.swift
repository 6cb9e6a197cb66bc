import Foundation

/// A gradient with the way in which the colors between its stops are found, such as `Color.blue.gradient`.
///
/// As a style it runs from the top to the bottom. The initializers of `LinearGradient`, `RadialGradient` and the others take it, too.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  private var space = Gradient.ColorSpace.device

  /// Creates one from a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// This gradient with the colors between its stops found in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func described(_ geometry: GradientDescription.Geometry) -> Paint {
    .gradient(GradientDescription(gradient.description, geometry, isPerceptual: space.isPerceptual))
  }
}

extension AnyGradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(described(.linear(start: UnitPoint.top.described, end: UnitPoint.bottom.described)))
  }
}
