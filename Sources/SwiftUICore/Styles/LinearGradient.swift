import Foundation

/// A gradient along a line between two points of the area that it fills.
///
/// As a view it fills the space that it is offered.
public struct LinearGradient: ShapeStyle, Hashable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient from one point of the area to another.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at equal distances, from one point of the area to another.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at places of their own, from one point of the area to another.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient with a way in which the colors between its stops are found, from one point of the area to another.
  nonisolated public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint) }

  nonisolated private var paint: Paint {
    gradient.described(.linear(start: startPoint.described, end: endPoint.described))
  }
}

extension LinearGradient: ElementView {
  package func content(in environment: EnvironmentValues) -> PaintContent { PaintContent(paint: paint) }

  package func change(from old: LinearGradient, _ content: inout PaintContent) -> DescriptionChange {
    content.change(to: paint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient, from one point of the area to another.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient with a way in which the colors between its stops are found, from one point of the area to another.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colors at equal distances, from one point of the area to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colors at places of their own, from one point of the area to another.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
