import Foundation

/// A gradient around a point of the area that it fills, like the hand of a clock. Angle 0 is the trailing direction.
///
/// As a view it fills the space that it is offered.
public struct AngularGradient: ShapeStyle, Hashable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient from one angle around a point to another.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colors at equal distances, from one angle around a point to another.
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colors at places of their own, from one angle around a point to another.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient with a way in which the colors between its stops are found, from one angle around a point to another.
  nonisolated public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient, once around a point from an angle on.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of colors at equal distances, once around a point from an angle on.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(colors: colors, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of colors at places of their own, once around a point from an angle on.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(stops: stops, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient with a way in which the colors between its stops are found, once around a point from an angle on.
  nonisolated public init(gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint) }

  nonisolated private var paint: Paint {
    gradient.described(.angular(center: center.described, start: startAngle.radians, end: endAngle.radians))
  }
}

extension AngularGradient: ElementView {
  package func content(in environment: EnvironmentValues) -> PaintContent { PaintContent(paint: paint) }

  package func change(from old: AngularGradient, _ content: inout PaintContent) -> DescriptionChange {
    content.change(to: paint)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient, from one angle around a point to another.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient with a way in which the colors between its stops are found, from one angle around a point to another.
  public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colors at equal distances, from one angle around a point to another.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colors at places of their own, from one angle around a point to another.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient, once around a point from an angle on.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient with a way in which the colors between its stops are found, once around a point from an angle on.
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of colors at equal distances, once around a point from an angle on.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of colors at places of their own, once around a point from an angle on.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
