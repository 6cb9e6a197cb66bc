import Foundation

/// A shadow of an element's shape. Lengths are in points.
package struct ShadowEffect: ElementEffect {
  package let color: ColorDescription
  /// How far it is blurred: 0 is a sharp edge.
  package let radius: CGFloat
  package let x: CGFloat
  package let y: CGFloat

  package var summary: String? { "shadow(\(color),\(radius),\(x),\(y))" }
}

extension ShadowEffect: EffectModifier {}

extension View {
  /// Draws a shadow of this view behind it: moved by `x` and `y`, blurred by `radius`, all in points.
  ///
  /// A radius of 0 gives a sharp edge. The default color is black with an opacity of 0.33.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color.value, radius: radius, x: x, y: y))
  }
}
