/// The foreground style in the current context.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the foreground style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground.map(_Paint.init) ?? Color.primary._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
