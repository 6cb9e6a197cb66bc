/// The color of what can be used: `accentColor`, since no modifier sets another tint yet.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the tint style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.accentColor._paint(in: environment) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of what can be used: `accentColor`, since no modifier sets another tint yet.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
