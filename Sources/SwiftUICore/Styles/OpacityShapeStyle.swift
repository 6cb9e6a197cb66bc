/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.faded(by: opacity))
  }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by an amount, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}
