/// Colors of the system that color sets of asset catalogs refer to.
package enum SystemColors {
  /// The color of a name such as `systemGray6Color`; nil for one that is not known.
  package static func color(named reference: String) -> ColorDescription? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let name = names[name] { return ColorDescription(.named(name)) }
    return colors[name].map { ColorDescription(.schemes($0)) }
  }

  private static let names: [String: ColorDescription.Name] = [
    "systemRed": .red,
    "systemOrange": .orange,
    "systemYellow": .yellow,
    "systemGreen": .green,
    "systemMint": .mint,
    "systemTeal": .teal,
    "systemCyan": .cyan,
    "systemBlue": .blue,
    "systemIndigo": .indigo,
    "systemPurple": .purple,
    "systemPink": .pink,
    "systemBrown": .brown,
    "systemGray": .gray,
    "label": .primary,
    "secondaryLabel": .secondary,
    "link": .blue,
    "tint": .accent,
    "controlAccent": .accent,
  ]

  private static let colors: [String: SchemeColor] = [
    "systemGray2": color(light: (0xAEAEB2, 1), dark: (0x636366, 1)),
    "systemGray3": color(light: (0xC7C7CC, 1), dark: (0x48484A, 1)),
    "systemGray4": color(light: (0xD1D1D6, 1), dark: (0x3A3A3C, 1)),
    "systemGray5": color(light: (0xE5E5EA, 1), dark: (0x2C2C2E, 1)),
    "systemGray6": color(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1)),
    "tertiaryLabel": color(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3)),
    "quaternaryLabel": color(light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16)),
    "placeholderText": color(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3)),
    "systemFill": color(light: (0x787880, 0.2), dark: (0x787880, 0.36)),
    "secondarySystemFill": color(light: (0x787880, 0.16), dark: (0x787880, 0.32)),
    "tertiarySystemFill": color(light: (0x767680, 0.12), dark: (0x767680, 0.24)),
    "quaternarySystemFill": color(light: (0x747480, 0.08), dark: (0x767680, 0.18)),
    "separator": color(light: (0x3C3C43, 0.29), dark: (0x545458, 0.6)),
    "opaqueSeparator": color(light: (0xC6C6C8, 1), dark: (0x38383A, 1)),
    "systemBackground": color(light: (0xFFFFFF, 1), dark: (0x000000, 1), raised: 0x1C1C1E),
    "secondarySystemBackground": color(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1), raised: 0x2C2C2E),
    "tertiarySystemBackground": color(light: (0xFFFFFF, 1), dark: (0x2C2C2E, 1), raised: 0x3A3A3C),
    "systemGroupedBackground": color(light: (0xF2F2F7, 1), dark: (0x000000, 1), raised: 0x1C1C1E),
    "secondarySystemGroupedBackground": color(light: (0xFFFFFF, 1), dark: (0x1C1C1E, 1), raised: 0x2C2C2E),
    "tertiarySystemGroupedBackground": color(light: (0xF2F2F7, 1), dark: (0x2C2C2E, 1), raised: 0x3A3A3C),
    "darkText": color(light: (0x000000, 1), dark: (0x000000, 1)),
    "lightText": color(light: (0xFFFFFF, 0.6), dark: (0xFFFFFF, 0.6)),
    "windowBackground": color(light: (0xECECEC, 1), dark: (0x323232, 1)),
  ]

  private static func color(light: (Int, Double), dark: (Int, Double), raised: Int? = nil) -> SchemeColor {
    SchemeColor(light: components(light), dark: components(dark), raised: raised.map { components(($0, 1)) })
  }

  private static func components(_ color: (code: Int, opacity: Double)) -> CatalogColor {
    func part(_ shift: Int) -> Double { Double(color.code >> shift & 0xFF) / 255 }
    return CatalogColor(red: part(16), green: part(8), blue: part(0), opacity: color.opacity)
  }
}
