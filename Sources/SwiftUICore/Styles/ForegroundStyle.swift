/// The style that `foregroundStyle(_:)` sets, or else the color of primary content.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the foreground style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground.map(_Paint.init) ?? Color.primary._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle(_:)` sets, or else the color of primary content.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
