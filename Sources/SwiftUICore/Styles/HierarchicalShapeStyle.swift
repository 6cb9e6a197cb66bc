/// A shape style that maps to one of the numbered content styles.
public struct HierarchicalShapeStyle: ShapeStyle {
  fileprivate let color: Color

  public func _paint(in environment: EnvironmentValues) -> _Paint { color._paint(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The primary level of the current content style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .primary) }
  /// The second level of the current content style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
  /// The third level of the current content style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary.opacity(0.6)) }
  /// The fourth level of the current content style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary.opacity(0.35)) }
}
