/// A color of content by its weight, from `primary`, which stands out most, to `quaternary`.
public struct HierarchicalShapeStyle: ShapeStyle {
  fileprivate let color: Color

  public func _paint(in environment: EnvironmentValues) -> _Paint { color._paint(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The color of content that stands out most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .primary) }
  /// The color of content behind `primary`.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
  /// The color of content behind `secondary`.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary.opacity(0.6)) }
  /// The color of content that stands out least.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary.opacity(0.35)) }
}
