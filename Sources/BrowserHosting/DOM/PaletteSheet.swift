import SwiftUICore

/// The colours that have names, as a style sheet: `--red`, and so on.
enum PaletteSheet {
  static let text: String = {
    var sheet = ":root {\n"
    for name in ColorDescription.Name.allCases {
      let entry = ColorPalette.entry(of: name)
      sheet += "  --\(name.rawValue): \(color(entry.light, entry.dark));\n"
    }
    sheet += "}\n\n@media (prefers-contrast: more) {\n  :root {\n"
    for name in ColorDescription.Name.allCases {
      let entry = ColorPalette.entry(of: name)
      sheet += "    --\(name.rawValue): \(color(entry.lightContrast, entry.darkContrast));\n"
    }
    return sheet + "  }\n}\n"
  }()

  private static func color(_ light: ColorPalette.Components, _ dark: ColorPalette.Components) -> String {
    light == dark ? color(light) : "light-dark(\(color(light)), \(color(dark)))"
  }

  private static func color(_ parts: ColorPalette.Components) -> String {
    "rgb(\(parts.red) \(parts.green) \(parts.blue)" + (parts.opacity == 1 ? ")" : " / \(CSS.number(parts.opacity)))")
  }
}
