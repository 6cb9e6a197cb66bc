import Foundation

/// A shadow that belongs to a style: `.fill(.blue.shadow(.drop(radius: 2)))`.
public struct ShadowStyle: Equatable, Sendable {
  let value: ShadowDescription

  /// A shadow outside of what is filled: moved by `x` and `y`, blurred by `radius`, all in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(value: ShadowDescription(color: color.value, radius: radius, x: x, y: y, isInner: false))
  }

  /// A shadow inside of what is filled, as if that was cut out: moved by `x` and `y`, blurred by `radius`, all in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(value: ShadowDescription(color: color.value, radius: radius, x: x, y: y, isInner: true))
  }
}
