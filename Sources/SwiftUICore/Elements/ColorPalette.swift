/// The components of the colours that have names: hosts show these, and `Color.resolve(in:)` tells them.
package enum ColorPalette {
  /// Gamma-encoded sRGB, 0 to 255, and an opacity from 0 to 1.
  package struct Components: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8
    package let opacity: Double

    init(_ hex: UInt32, _ opacity: Double = 1) {
      red = UInt8(truncatingIfNeeded: hex >> 16)
      green = UInt8(truncatingIfNeeded: hex >> 8)
      blue = UInt8(truncatingIfNeeded: hex)
      self.opacity = opacity
    }
  }

  /// A colour in light and in dark schemes, and where a person wants more contrast.
  package struct Entry: Sendable {
    package let light: Components
    package let dark: Components
    package let lightContrast: Components
    package let darkContrast: Components
    /// In dark schemes in what lies above the window, such as a sheet, without more contrast and with it; nil for no other ones.
    package private(set) var raised: (dark: Components, darkContrast: Components)?

    package func components(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Components {
      switch (scheme, contrast) {
      case (.light, .standard): light
      case (.dark, .standard): dark
      case (.light, .increased): lightContrast
      case (.dark, .increased): darkContrast
      }
    }

    fileprivate init(_ light: Components, _ dark: Components, _ lightContrast: Components, _ darkContrast: Components) {
      self.light = light
      self.dark = dark
      self.lightContrast = lightContrast
      self.darkContrast = darkContrast
    }

    fileprivate init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
      self.init(Components(light), Components(dark), Components(lightContrast), Components(darkContrast))
    }

    fileprivate func raised(_ dark: UInt32, _ darkContrast: UInt32) -> Entry {
      var entry = self
      entry.raised = (Components(dark), Components(darkContrast))
      return entry
    }

    /// The same in every scheme.
    fileprivate init(_ always: UInt32, _ opacity: Double = 1) {
      let always = Components(always, opacity)
      self.init(always, always, always, always)
    }

    /// One grey in light schemes and one in dark ones, with four opacities.
    fileprivate init(_ light: UInt32, _ dark: UInt32, opacities: (Double, Double, Double, Double)) {
      self.init(
        Components(light, opacities.0), Components(dark, opacities.1), Components(light, opacities.2),
        Components(dark, opacities.3))
    }
  }

  package static func entry(of name: ColorDescription.Name) -> Entry {
    switch name {
    case .red: Entry(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: Entry(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: Entry(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: Entry(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: Entry(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .teal: Entry(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: Entry(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue, .accent: Entry(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .link: Entry(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    case .indigo: Entry(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: Entry(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: Entry(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: Entry(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: Entry(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .black: Entry(0x000000)
    case .white: Entry(0xFFFFFF)
    case .clear: Entry(0x000000, 0)
    case .primary: Entry(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    // Three quarters and not 0.6 in light schemes: small text is legible on grouped backgrounds, too.
    case .secondary: Entry(0x3C3C43, 0xEBEBF5, opacities: (0.75, 0.6, 0.8, 0.7))
    case .tertiary: Entry(0x3C3C43, 0xEBEBF5, opacities: (0.3, 0.3, 0.7, 0.55))
    case .quaternary: Entry(0x3C3C43, 0xEBEBF5, opacities: (0.18, 0.16, 0.55, 0.4))
    case .quinary: Entry(0x000000, 0xFFFFFF, opacities: (0.05, 0.05, 0.081, 0.081))
    case .placeholder: Entry(0x3C3C43, 0xEBEBF5, opacities: (0.3, 0.3, 0.38, 0.38))
    case .separator:
      Entry(Components(0x3C3C43, 0.29), Components(0x545458, 0.6), Components(0x3C3C43, 0.37), Components(0x545458, 0.68))
    case .fill: Entry(0x787880, 0x787880, opacities: (0.2, 0.36, 0.28, 0.44))
    case .secondaryFill: Entry(0x787880, 0x787880, opacities: (0.16, 0.32, 0.24, 0.4))
    case .tertiaryFill: Entry(0x767680, 0x767680, opacities: (0.12, 0.24, 0.2, 0.32))
    case .quaternaryFill: Entry(0x747480, 0x767680, opacities: (0.08, 0.18, 0.14, 0.26))
    case .background: Entry(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000).raised(0x1C1C1E, 0x242426)
    case .secondaryBackground: Entry(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426).raised(0x2C2C2E, 0x363638)
    case .tertiaryBackground: Entry(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638).raised(0x3A3A3C, 0x444446)
    case .windowBackground: Entry(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000).raised(0x1C1C1E, 0x242426)
    case .selection: Entry(0x007AFF, 0x0A84FF, opacities: (0.2, 0.3, 0.3, 0.4))
    }
  }
}
