extension ShapeStyle where Self == Color {
  /// The color of what can be used, such as the words of a button.
  public static var accentColor: Color { .accentColor }
  /// A black, the same in light and in dark schemes.
  public static var black: Color { .black }
  /// A white, the same in light and in dark schemes.
  public static var white: Color { .white }
  /// A gray that stands out from its background in light and in dark schemes.
  public static var gray: Color { .gray }
  /// A red that stands out from its background in light and in dark schemes.
  public static var red: Color { .red }
  /// An orange that stands out from its background in light and in dark schemes.
  public static var orange: Color { .orange }
  /// A yellow that stands out from its background in light and in dark schemes.
  public static var yellow: Color { .yellow }
  /// A green that stands out from its background in light and in dark schemes.
  public static var green: Color { .green }
  /// A mint that stands out from its background in light and in dark schemes.
  public static var mint: Color { .mint }
  /// A teal that stands out from its background in light and in dark schemes.
  public static var teal: Color { .teal }
  /// A cyan that stands out from its background in light and in dark schemes.
  public static var cyan: Color { .cyan }
  /// A blue that stands out from its background in light and in dark schemes.
  public static var blue: Color { .blue }
  /// An indigo that stands out from its background in light and in dark schemes.
  public static var indigo: Color { .indigo }
  /// A purple that stands out from its background in light and in dark schemes.
  public static var purple: Color { .purple }
  /// A pink that stands out from its background in light and in dark schemes.
  public static var pink: Color { .pink }
  /// A brown that stands out from its background in light and in dark schemes.
  public static var brown: Color { .brown }
  /// No color: what is behind it is seen.
  public static var clear: Color { .clear }
}
