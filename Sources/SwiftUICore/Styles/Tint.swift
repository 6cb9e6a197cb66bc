/// The style of what can be used: the one that `tint(_:)` sets, or else the accent color.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the tint style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.tint.map(_Paint.init) ?? Color.accentColor._paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what can be used: the one that `tint(_:)` sets, or else the accent color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

enum TintKey: EnvironmentKey {
  static var defaultValue: Paint? { nil }
}

enum AccentKey: EnvironmentKey {
  static var defaultValue: ColorDescription? { nil }
}

extension EnvironmentValues {
  var tint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What the accent color is here; nil is the system's.
  var accent: ColorDescription? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

extension View {
  /// The color of the controls in this view: of the words of buttons, and of what fills other controls. Nil is the accent color,
  /// whatever ancestors say.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { .color($0.value) } })
  }

  /// The style of the controls in this view. Where a host's controls have one color, it is the first one of a gradient.
  /// Nil is the accent color, whatever ancestors say.
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint?._paint(in: $0).paint })
  }

  /// The color of the controls in this view, and what `Color.accentColor` is in it. Nil is the system's, whatever ancestors say.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        let around = $0.accent
        $0.accent = accentColor?.value.replacingAccent(with: around)
        $0.tint = nil
      })
  }
}
