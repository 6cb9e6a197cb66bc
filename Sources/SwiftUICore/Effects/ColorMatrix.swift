/// Multiplies the components and the opacity of an element with those of a colour.
package struct ColorMultiplyEffect: ElementEffect {
  /// Gamma-encoded sRGB and an opacity, each 0 to 1.
  package let red: Double
  package let green: Double
  package let blue: Double
  package let opacity: Double

  package var summary: String? { "colorMultiply(\(red),\(green),\(blue),\(opacity))" }
}

package struct ColorMultiplyModifier: EffectModifier {
  let color: Color

  nonisolated init(_ color: Color) {
    self.color = color
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> ColorMultiplyEffect {
    let color = color.resolve(in: environment)
    return ColorMultiplyEffect(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.opacity))
  }
}

/// Inverts the colours of an element.
package struct ColorInvertEffect: ElementEffect {
  package var summary: String? { "colorInvert" }
}

/// Makes an element black, and as opaque as it was bright.
package struct LuminanceToAlphaEffect: ElementEffect {
  package var summary: String? { "luminanceToAlpha" }
}

extension ColorInvertEffect: EffectModifier {}
extension LuminanceToAlphaEffect: EffectModifier {}

extension View {
  /// Multiplies each color of this view with another one: white changes nothing, black makes all black.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color))
  }

  /// Inverts the colors of this view.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorInvertEffect())
  }

  /// Makes this view black where it was white, and transparent where it was black: a mask of its brightness.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(LuminanceToAlphaEffect())
  }
}
