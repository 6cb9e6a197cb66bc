import SwiftUICore

/// The colours that have names, as a style sheet: `--red`, and so on.
enum PaletteSheet {
  static let text: String = {
    let entries = ColorDescription.Name.allCases.map { ($0, ColorPalette.entry(of: $0)) }
    let raised = entries.compactMap { name, entry in entry.raised.map { (name, entry, $0) } }
    return rule(":root", entries.map { name, entry in (name, color(entry.light, entry.dark)) })
      + rule(above, raised.map { name, entry, raised in (name, color(entry.light, raised.dark)) })
      + "\n@media (prefers-contrast: more) {\n"
      + rule(":root", entries.map { name, entry in (name, color(entry.lightContrast, entry.darkContrast)) })
      + rule(above, raised.map { name, entry, raised in (name, color(entry.lightContrast, raised.darkContrast)) }) + "}\n"
  }()

  /// What lies above the window and does not cover it.
  private static let above = ".sheet:not(.cover, [data-as=\"cover\"])"

  private static func rule(_ selector: String, _ colors: [(ColorDescription.Name, String)]) -> String {
    "\(selector) {\n" + colors.map { "  --\($0.0.rawValue): \($0.1);\n" }.joined() + "}\n"
  }

  private static func color(_ light: ColorPalette.Components, _ dark: ColorPalette.Components) -> String {
    light == dark ? color(light) : "light-dark(\(color(light)), \(color(dark)))"
  }

  private static func color(_ parts: ColorPalette.Components) -> String {
    "rgb(\(parts.red) \(parts.green) \(parts.blue)" + (parts.opacity == 1 ? ")" : " / \(CSS.number(parts.opacity)))")
  }
}
