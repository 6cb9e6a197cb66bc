import SwiftUICore

extension EnvironmentEffect: DOMEffect {
  static var limit: String? { "Controls have one color: of a gradient the first one. A sheet has the window's values." }

  func add(to surroundings: inout DOMSurroundings) {
    if let colorScheme {
      surroundings.setInheritedStyle("color-scheme", colorScheme == .dark ? "dark" : "light")
      // Text takes the colour that its surroundings have computed, so it is computed anew.
      surroundings.setInheritedStyle("color", "var(--primary)")
    }
    if let layoutDirection {
      surroundings.setInheritedAttribute("dir", layoutDirection == .rightToLeft ? "rtl" : "ltr")
    }
    if let accent {
      for name in ["accent", "accent-text", "accent-fill"] {
        surroundings.setInheritedStyle("--\(name)", accent.map(CSS.color) ?? "var(--system-\(name))")
      }
    }
    if let tint { surroundings.setInheritedStyle("--tint", tint.flatMap(\.mainColor).map(CSS.color) ?? "initial") }
  }
}

extension IgnoresSafeAreaEffect: DOMEffect {
  static var limit: String? { "Pages have no safe area: they reach to the window's edges anyway." }

  func add(to surroundings: inout DOMSurroundings) {}
}
