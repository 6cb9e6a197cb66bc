/// A color or pattern to use when rendering a shape or text.
public protocol ShapeStyle: Sendable {
  /// The color that hosts show for this style. Not for apps.
  var _color: Color { get }
}

extension Color: ShapeStyle {
  public var _color: Color { self }
}

/// A shape style that maps to one of the numbered content styles.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _color: Color
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The primary level of the current content style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .primary) }
  /// The second level of the current content style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .secondary) }
  /// The third level of the current content style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .secondary.opacity(0.6)) }
  /// The fourth level of the current content style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .secondary.opacity(0.35)) }
}

/// A style that reflects the current tint color.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _color: Color { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// A style that reflects the current tint color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var accentColor: Color { .accentColor }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var clear: Color { .clear }
}
