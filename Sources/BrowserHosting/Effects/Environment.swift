import SwiftUICore

extension EnvironmentEffect: DOMEffect {
  static var limit: String? {
    "Controls have one color: of a gradient the first one. Alerts and context menus have the window's values."
  }

  func add(to surroundings: inout DOMSurroundings) {
    for (name, value) in styles { surroundings.setInheritedStyle(name, value) }
    if let direction { surroundings.setInheritedAttribute("dir", direction) }
  }

  /// For all that is inside.
  var styles: [(name: String, value: String)] {
    var styles: [(String, String)] = []
    if let colorScheme {
      // Text takes the colour that its surroundings have computed, so it is computed anew.
      styles += [("color-scheme", colorScheme == .dark ? "dark" : "light"), ("color", "var(--primary)")]
    }
    if let accent {
      for name in ["accent", "accent-text", "accent-fill"] {
        styles.append(("--\(name)", accent.map(CSS.color) ?? "var(--system-\(name))"))
      }
    }
    if let tint { styles.append(("--tint", tint.flatMap(\.mainColor).map(CSS.color) ?? "initial")) }
    return styles
  }

  /// The names of all styles that there may be.
  static let styleNames = ["color-scheme", "color", "--accent", "--accent-text", "--accent-fill", "--tint"]

  /// The value of `dir`.
  var direction: String? { layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" } }
}

extension IgnoresSafeAreaEffect: DOMEffect {
  static var reshapes: Bool { true }
  static var limit: String? { "Bars are what covers a page's edges: a window has no notch. The bar of tabs lies over nothing." }

  func add(to surroundings: inout DOMSurroundings) {}
}
