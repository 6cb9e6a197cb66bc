/// Which material: how much of what is behind it is seen.
package enum MaterialKind: String, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar
}

/// What is behind a view, blurred and tinted: a style for what lies in front of other content.
public struct Material: ShapeStyle {
  let kind: MaterialKind

  /// Shows much of what is behind it.
  public static let ultraThin = Material(kind: .ultraThin)
  /// Shows more of what is behind it than `regular` does.
  public static let thin = Material(kind: .thin)
  /// Shows some of what is behind it.
  public static let regular = Material(kind: .regular)
  /// Shows less of what is behind it than `regular` does.
  public static let thick = Material(kind: .thick)
  /// Shows little of what is behind it.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The material of bars at the edges of a window.
  public static let bar = Material(kind: .bar)

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.material(kind)) }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material on which views stand; nil for a plain background. Views look the same on each.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension ShapeStyle where Self == Material {
  /// A material that shows some of what is behind it.
  public static var regularMaterial: Material { .regular }
  /// A material that shows less of what is behind it.
  public static var thickMaterial: Material { .thick }
  /// A material that shows more of what is behind it.
  public static var thinMaterial: Material { .thin }
  /// A material that shows much of what is behind it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that shows little of what is behind it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars at the edges of a window.
  public static var bar: Material { .bar }
}
