/// The background style in the current context: what the window shows behind everything.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the background style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(ColorDescription(.named(.background)))) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style in the current context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
