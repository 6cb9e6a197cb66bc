import Foundation

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.faded(by: opacity))
  }
}

/// A style that is mixed with what is behind it.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let blendMode: BlendMode

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.drawn { $0.blendMode = blendMode })
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.drawn { $0.shadows.append(shadow.value) })
  }
}

/// A style whose places are relative to an area of its own.
public struct _AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let bounds: CGRect

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.within(bounds))
  }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by an amount, from 0 to 1. A material stays as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// This style, mixed in a special way with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: self, blendMode: mode)
  }

  /// This style with a shadow outside of what it fills, or inside. Several shadows lie one behind the other.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }

  /// This style with its places relative to a rectangle, in points, and not to the area that it fills.
  ///
  /// Outside the rectangle the colors at the ends of a gradient go on. Colors and materials stay as they are.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(base: self, bounds: rect)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by an amount, from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style, mixed in a special way with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
