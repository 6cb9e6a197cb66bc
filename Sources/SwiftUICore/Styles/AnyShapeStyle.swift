/// A style of any type, for places where the type of a style must not depend on a condition.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates one that paints as another style does.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}
