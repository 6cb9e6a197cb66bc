/// The colours that the layers of a symbol have of their own: what `multicolor` shows. Facts about the things that are drawn, not about files:
/// the sun is yellow, and what says that something went wrong is red.
package struct SymbolColors: Hashable, Sendable {
  /// A colour of the system's, by its name.
  package enum Hue: String, Sendable { case white, gray, red, orange, yellow, green, cyan, blue }

  /// Nil for layers that take the colour around them.
  package var primary: Hue?
  package var secondary: Hue?
  package var tertiary: Hue?

  /// The colours of a symbol; nil for one that has none.
  package static func named(_ name: String) -> SymbolColors? {
    // Outlines and shapes that are filled have the same.
    let name = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let colors = things[name] { return colors }
    let parts = name.split(separator: ".")
    if parts.first == "cloud", !parts.contains("circle"), !parts.contains("square") { return weather(of: name) }
    guard let badge = parts.firstIndex(of: "badge") else { return nil }
    return SymbolColors(secondary: badges[parts[(badge + 1)...].joined(separator: ".")] ?? .red)
  }

  /// Clouds are white; what stands behind them is yellow, and what falls from them has the third layer.
  private static func weather(of name: String) -> SymbolColors {
    let rest = name.hasSuffix("bolt") ? Hue.yellow : .cyan
    if name.hasPrefix("cloud.sun") { return SymbolColors(primary: .white, secondary: .yellow, tertiary: rest) }
    if name.hasPrefix("cloud.moon") { return SymbolColors(primary: .white, secondary: .white, tertiary: rest) }
    return SymbolColors(primary: .white, secondary: name.hasPrefix("cloud.bolt") ? .yellow : rest, tertiary: .cyan)
  }

  private static let badges: [String: Hue] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow, "clock": .blue,
    "questionmark": .blue, "gearshape": .gray, "ellipsis": .gray,
  ]

  private static let things: [String: SymbolColors] = {
    let names: [(Hue, String)] = [
      (.yellow, "sun.max sun.min sun.horizon sun.and.horizon sun.dust sun.haze sunrise sunset"),
      (.yellow, "bolt star exclamationmark.triangle"),
      (.white, "moon moon.stars moon.haze wind smoke tornado"),
      (.cyan, "snowflake snow drop humidity hurricane tropicalstorm"),
      (.orange, "flame flag"),
      (.red, "heart trash bookmark exclamationmark.octagon exclamationmark.circle exclamationmark.square minus.circle"),
      (.red, "xmark.octagon xmark.circle record.circle mic.circle"),
      (.green, "leaf phone checkmark.circle checkmark.seal checkmark.shield plus.circle"),
      (.blue, "folder info.circle questionmark.circle message"),
      (.gray, "gear gearshape lock"),
    ]
    var things: [String: SymbolColors] = ["wind.snow": SymbolColors(primary: .white, secondary: .cyan)]
    things["sun.rain"] = SymbolColors(primary: .yellow, secondary: .cyan)
    for (hue, list) in names {
      for name in list.split(separator: " ") { things[String(name)] = SymbolColors(primary: hue, secondary: hue, tertiary: hue) }
    }
    return things
  }()
}
