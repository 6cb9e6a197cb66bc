/// A style of content by its weight, from `primary`, which stands out most, to `quinary`.
///
/// Levels are those of the foreground style: of the system's label colors by default, of a color where `foregroundStyle(_:)` has set
/// one.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The level that stands out most.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The level behind `primary`.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The level behind `secondary`.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The level behind `tertiary`.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The level that stands out least.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(environment.foreground?.level(level) ?? Paint.labels[level])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The level of the foreground style that stands out most.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The level behind `primary`.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The level behind `secondary`.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The level behind `tertiary`.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The level of the foreground style that stands out least.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A lower level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.level(level))
  }
}

extension ShapeStyle {
  /// This style, one level behind: the system's own second color where there is one, else half as opaque.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// This style, two levels behind.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// This style, three levels behind.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// This style, four levels behind.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension Paint {
  /// The colours of labels, by level.
  static let labels = named([.primary, .secondary, .tertiary, .quaternary, .quinary])
  private static let backgrounds = named([.background, .secondaryBackground, .tertiaryBackground])
  private static let fills = named([.fill, .secondaryFill, .tertiaryFill, .quaternaryFill])

  private static func named(_ names: [ColorDescription.Name]) -> [Paint] { names.map { .color(ColorDescription(.named($0))) } }

  /// This paint as a level: colours that the system has in levels are replaced, all others fade.
  func level(_ level: Int) -> Paint {
    if level == 0 { return self }
    // The levels of labels are absolute: what is secondary in something secondary stays so.
    if Self.labels.contains(self) { return Self.labels[level] }
    for levels in [Self.backgrounds, Self.fills] where levels[0] == self { return levels[min(level, levels.count - 1)] }
    return faded(by: [1, 0.5, 0.25, 0.18, 0.18][level])
  }
}
