/// A colour as intent: a name whose looks depend on the colour scheme, or fixed components; with an opacity.
package struct ColorDescription: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    /// sRGB with its gamma, each 0 to 1; components outside are colours that sRGB has not.
    case rgb(red: Double, green: Double, blue: Double)
    /// Another one in dark schemes, from an asset catalog.
    case schemes(SchemeColor)
    /// Two colours with how much of the second one there is, 0 to 1.
    indirect case mixed(ColorDescription, ColorDescription, Double, isPerceptual: Bool)
  }

  /// What hosts know by name. `ColorPalette` has the components.
  package enum Name: String, Sendable, CaseIterable {
    case primary, secondary, tertiary, quaternary, quinary
    case accent, black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, clear
    /// What the window shows behind everything, and what stands out from that by one and by two levels.
    case background, secondaryBackground, tertiaryBackground
    /// Behind windows that hold groups.
    case windowBackground
    /// Behind controls, from what stands out most to what stands out least.
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, placeholder, link, selection
  }

  package var base: Base
  /// 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

extension ColorDescription {
  /// This colour with another one in place of the accent colour; nil is the system's.
  func replacingAccent(with accent: ColorDescription?) -> ColorDescription {
    switch base {
    case .named(.accent):
      let base = accent ?? ColorDescription(.named(.blue))
      return ColorDescription(base.base, opacity: base.opacity * opacity)
    case .mixed(let first, let second, let fraction, let isPerceptual):
      let mixed = Base.mixed(
        first.replacingAccent(with: accent), second.replacingAccent(with: accent), fraction, isPerceptual: isPerceptual)
      return ColorDescription(mixed, opacity: opacity)
    case .named, .rgb, .schemes: return self
    }
  }
}

extension ColorDescription: CustomStringConvertible {
  package var description: String {
    let base =
      switch self.base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
      case .schemes(let color): "schemes(\(color.light),\(color.dark))"
      case .mixed(let first, let second, let fraction, _): "mix(\(first),\(second),\(fraction))"
      }
    return base + (opacity == 1 ? "" : "*\(opacity)")
  }
}
