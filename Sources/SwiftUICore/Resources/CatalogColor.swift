import Foundation

/// A colour in sRGB, each number from 0 to 1, as an asset catalog says it.
package struct CatalogColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity = 1.0

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

extension CatalogColor: CustomStringConvertible {
  package var description: String { "rgb(\(red),\(green),\(blue))" + (opacity == 1 ? "" : "*\(opacity)") }
}

extension CatalogColor {
  /// A number as the tools write it: `0.5`, `128` out of 255, or `0x80`.
  struct Number: Decodable {
    let value: Double
    /// It counts to 255.
    let isByte: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self.init(number)
      } else {
        self.init(try container.decode(String.self))
      }
    }

    init(_ number: Double) {
      value = number.isFinite ? number : 0
      isByte = number > 1
    }

    init(_ text: String) {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        value = Double(Int(text.dropFirst(2), radix: 16) ?? 0)
        isByte = true
      } else {
        let number = Double(text) ?? 0
        value = number.isFinite ? number : 0
        isByte = !text.contains(".") && !text.lowercased().contains("e")
      }
    }

    var part: Double { isByte ? value / 255 : value }
  }

  /// Nil without the components that the space has.
  init?(space: String, _ components: [String: Number]) {
    // Opacities are fractions, also as a whole number.
    let opacity = components["alpha"].map { $0.value > 1 ? $0.part : $0.value } ?? 1
    if let white = components["white"]?.part {
      self.init(red: white, green: white, blue: white, opacity: opacity)
    } else if let red = components["red"]?.part, let green = components["green"]?.part, let blue = components["blue"]?.part {
      let colorSpace: Color.RGBColorSpace =
        switch space {
        case "display-p3": .displayP3
        case "extended-linear-srgb", "linear-srgb": .sRGBLinear
        default: .sRGB
        }
      let (red, green, blue) = Color.gammaEncoded(red, green, blue, in: colorSpace)
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    } else {
      return nil
    }
    clamp()
  }

  /// Makes this the nearest color that sRGB has.
  private mutating func clamp() {
    func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    (red, green, blue, opacity) = (part(red), part(green), part(blue), part(opacity))
  }
}
