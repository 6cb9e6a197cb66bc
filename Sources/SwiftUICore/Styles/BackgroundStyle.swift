/// What the window shows behind everything, as a style.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the background style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(ColorDescription(.named(.background)))) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What the window shows behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
