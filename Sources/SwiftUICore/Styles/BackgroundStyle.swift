/// The style that `backgroundStyle(_:)` sets, or else what the window shows behind everything.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the background style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundStyle?._paint(in: environment) ?? _Paint(.color(ColorDescription(.named(.background))))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style that `backgroundStyle(_:)` sets, or else what the window shows behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What `.background` stands for here; nil for what the window shows behind everything.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what `.background` stands for in this view: for `background()` and for `BackgroundStyle`.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
