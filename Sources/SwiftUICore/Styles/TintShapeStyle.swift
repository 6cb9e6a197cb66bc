/// A style that reflects the current tint color.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the tint style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.accentColor._paint(in: environment) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// A style that reflects the current tint color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
