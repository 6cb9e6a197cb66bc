/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(named: .selection) }
}

/// The style of lines between pieces of content.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(named: .separator) }
}

/// The style behind controls and other things that content lies on. Its levels stand out less.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(named: .fill) }
}

/// The style of what an empty field says about itself.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(named: .placeholder) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(named: .link) }
}

/// The style behind everything in windows whose content stands in groups.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(named: .windowBackground) }
}

extension _Paint {
  fileprivate init(named name: ColorDescription.Name) {
    self.init(.color(ColorDescription(.named(name))))
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between pieces of content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style behind controls. Its levels, such as `.fill.secondary`, stand out less.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of what an empty field says about itself.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style behind everything in windows whose content stands in groups.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
