/// Adds an amount of white to an element's colours, or takes it away where it is negative: 1 makes all white, -1 all black.
package struct BrightnessEffect: ElementEffect {
  package let amount: Double
  package var summary: String? { "brightness(\(amount))" }
}

/// Moves an element's colours away from a middle grey: 1 changes nothing, 0 makes all grey, less than 0 inverts.
package struct ContrastEffect: ElementEffect {
  package let amount: Double
  package var summary: String? { "contrast(\(amount))" }
}

/// Changes how colourful an element is: 1 changes nothing, 0 makes all grey.
package struct SaturationEffect: ElementEffect {
  package let amount: Double
  package var summary: String? { "saturation(\(amount))" }
}

/// Takes an element's colours away: 0 changes nothing, 1 makes all grey.
package struct GrayscaleEffect: ElementEffect {
  package let amount: Double
  package var summary: String? { "grayscale(\(amount))" }
}

/// Turns the hues of an element.
package struct HueRotationEffect: ElementEffect {
  /// In radians.
  package let angle: Double
  package var summary: String? { "hueRotation(\(angle))" }
}

extension BrightnessEffect: EffectModifier {}
extension ContrastEffect: EffectModifier {}
extension SaturationEffect: EffectModifier {}
extension GrayscaleEffect: EffectModifier {}
extension HueRotationEffect: EffectModifier {}

extension View {
  /// Makes this view brighter by an amount of white that is added: 0 changes nothing, 1 makes it white, -1 black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(BrightnessEffect(amount: amount))
  }

  /// Changes the contrast of this view: 1 changes nothing, 0 makes it gray, less than 0 inverts its colors.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ContrastEffect(amount: amount))
  }

  /// Changes how colorful this view is: 1 changes nothing, 0 makes it gray, more than 1 makes it more colorful.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(SaturationEffect(amount: amount))
  }

  /// Takes the colors of this view away: 0 changes nothing, 1 makes it gray.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(GrayscaleEffect(amount: amount))
  }

  /// Turns the hues of this view by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(HueRotationEffect(angle: angle.radians))
  }
}
