import Foundation

/// A color: one with a name, whose components the host chooses, or one with fixed components.
///
/// Named colors look different in light and dark color schemes. As a view a color fills the space that it is offered.
public struct Color: Hashable, Sendable {
  package let description: ColorDescription

  package init(_ description: ColorDescription) {
    self.description = description
  }

  private init(name: ColorDescription.Name) {
    description = ColorDescription(.named(name))
  }

  /// What the components of a color mean. Hosts show `displayP3` as if it were `sRGB`.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// Creates a color with fixed components, each from 0 to 1; hosts show the nearest of these for others.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let encode = { (value: Double) in colorSpace == .sRGBLinear ? Self.gammaEncoded(value) : value }
    description = ColorDescription(.rgb(red: encode(red), green: encode(green), blue: encode(blue)), opacity: opacity)
  }

  /// Creates a gray with a fixed brightness, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color with fixed components, each from 0 to 1. The hue goes round: 0 and 1 are the same red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let (red, green, blue): (Double, Double, Double) =
      switch Int(sector) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self.init(.sRGB, red: red + base, green: green + base, blue: blue + base, opacity: opacity)
  }

  /// This color with its opacity multiplied by an amount, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var faded = description
    faded.opacity *= opacity
    return Color(faded)
  }

  private static func gammaEncoded(_ value: Double) -> Double {
    value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// The color of primary content: nearly black in light schemes, nearly white in dark ones.
  public static let primary = Color(name: .primary)
  /// The color of secondary content, which stands back behind primary content.
  public static let secondary = Color(name: .secondary)
  /// The color of what can be used, such as the words of a button.
  public static let accentColor = Color(name: .accent)
  /// A black, the same in light and in dark schemes.
  public static let black = Color(name: .black)
  /// A white, the same in light and in dark schemes.
  public static let white = Color(name: .white)
  /// A gray that stands out from its background in light and in dark schemes.
  public static let gray = Color(name: .gray)
  /// A red that stands out from its background in light and in dark schemes.
  public static let red = Color(name: .red)
  /// An orange that stands out from its background in light and in dark schemes.
  public static let orange = Color(name: .orange)
  /// A yellow that stands out from its background in light and in dark schemes.
  public static let yellow = Color(name: .yellow)
  /// A green that stands out from its background in light and in dark schemes.
  public static let green = Color(name: .green)
  /// A mint that stands out from its background in light and in dark schemes.
  public static let mint = Color(name: .mint)
  /// A teal that stands out from its background in light and in dark schemes.
  public static let teal = Color(name: .teal)
  /// A cyan that stands out from its background in light and in dark schemes.
  public static let cyan = Color(name: .cyan)
  /// A blue that stands out from its background in light and in dark schemes.
  public static let blue = Color(name: .blue)
  /// An indigo that stands out from its background in light and in dark schemes.
  public static let indigo = Color(name: .indigo)
  /// A purple that stands out from its background in light and in dark schemes.
  public static let purple = Color(name: .purple)
  /// A pink that stands out from its background in light and in dark schemes.
  public static let pink = Color(name: .pink)
  /// A brown that stands out from its background in light and in dark schemes.
  public static let brown = Color(name: .brown)
  /// No color: what is behind it is seen.
  public static let clear = Color(name: .clear)
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(description)) }
}

/// As a view, a color fills the space that it is offered.
extension Color: ElementView {
  package func content(in environment: EnvironmentValues) -> PaintContent { PaintContent(paint: .color(description)) }

  package func change(from old: Color, _ content: inout PaintContent) -> DescriptionChange {
    content.change(to: .color(description))
  }
}

extension ShapeStyle where Self == Color {
  /// The color of what can be used, such as the words of a button.
  public static var accentColor: Color { .accentColor }
  /// A black, the same in light and in dark schemes.
  public static var black: Color { .black }
  /// A white, the same in light and in dark schemes.
  public static var white: Color { .white }
  /// A gray that stands out from its background in light and in dark schemes.
  public static var gray: Color { .gray }
  /// A red that stands out from its background in light and in dark schemes.
  public static var red: Color { .red }
  /// An orange that stands out from its background in light and in dark schemes.
  public static var orange: Color { .orange }
  /// A yellow that stands out from its background in light and in dark schemes.
  public static var yellow: Color { .yellow }
  /// A green that stands out from its background in light and in dark schemes.
  public static var green: Color { .green }
  /// A mint that stands out from its background in light and in dark schemes.
  public static var mint: Color { .mint }
  /// A teal that stands out from its background in light and in dark schemes.
  public static var teal: Color { .teal }
  /// A cyan that stands out from its background in light and in dark schemes.
  public static var cyan: Color { .cyan }
  /// A blue that stands out from its background in light and in dark schemes.
  public static var blue: Color { .blue }
  /// An indigo that stands out from its background in light and in dark schemes.
  public static var indigo: Color { .indigo }
  /// A purple that stands out from its background in light and in dark schemes.
  public static var purple: Color { .purple }
  /// A pink that stands out from its background in light and in dark schemes.
  public static var pink: Color { .pink }
  /// A brown that stands out from its background in light and in dark schemes.
  public static var brown: Color { .brown }
  /// No color: what is behind it is seen.
  public static var clear: Color { .clear }
}
