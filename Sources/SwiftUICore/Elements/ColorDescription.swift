/// A colour as intent: a name whose looks depend on the colour scheme, or fixed components; with an opacity.
package struct ColorDescription: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    /// sRGB, each 0 to 1.
    case rgb(red: Double, green: Double, blue: Double)
    /// Another one in dark schemes, from an asset catalog.
    case schemes(SchemeColor)
  }

  package enum Name: String, Sendable, CaseIterable {
    case primary, secondary, accent, black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink
    case brown, clear
    /// What the window shows behind everything.
    case background
  }

  package var base: Base
  /// 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

extension ColorDescription: CustomStringConvertible {
  package var description: String {
    let base =
      switch self.base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
      case .schemes(let color): "schemes(\(color.light),\(color.dark))"
      }
    return base + (opacity == 1 ? "" : "*\(opacity)")
  }
}
