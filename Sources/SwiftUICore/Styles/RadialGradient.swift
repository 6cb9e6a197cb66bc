import Foundation

/// A gradient in circles around a point of the area that it fills. Radii are in points.
///
/// As a view it fills the space that it is offered.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient from one radius around a point to another, in points.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colors at equal distances, from one radius around a point to another, in points.
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colors at places of their own, from one radius around a point to another, in points.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient with a way in which the colors between its stops are found, from one radius around a point to another, in points.
  nonisolated public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint) }

  nonisolated private var paint: Paint {
    gradient.described(.radial(center: center.described, startRadius: startRadius, endRadius: endRadius))
  }
}

extension RadialGradient: ElementView {
  package func content(in environment: EnvironmentValues) -> PaintContent { PaintContent(paint: paint) }

  package func change(from old: RadialGradient, _ content: inout PaintContent) -> DescriptionChange {
    content.change(to: paint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient, from one radius around a point to another, in points.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient with a way in which the colors between its stops are found, from one radius around a point to another, in points.
  public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colors at equal distances, from one radius around a point to another, in points.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colors at places of their own, from one radius around a point to another, in points.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
