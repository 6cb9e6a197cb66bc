import Foundation

/// A color: one with a name, whose components depend on the color scheme, or one with fixed components.
///
/// Named colors look different in light and dark color schemes, and where a person wants more contrast. As a view a color fills the
/// space that it is offered. To know the components in an environment, call `resolve(in:)`.
public struct Color: Hashable, Sendable {
  package let value: ColorDescription

  package init(_ value: ColorDescription) {
    self.value = value
  }

  private init(name: ColorDescription.Name) {
    value = ColorDescription(.named(name))
  }

  /// What the components of a color mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// With the gamma curve of ordinary screens.
    case sRGB
    /// The same primaries in amounts of light: 0.5 is half the light, and looks brighter than half gray.
    case sRGBLinear
    /// With more saturated primaries. Screens that have no more than sRGB show the nearest color.
    case displayP3
  }

  /// Creates a color with fixed components, each from 0 to 1; hosts show the nearest color that they can for others.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (red, green, blue) = Self.gammaEncoded(red, green, blue, in: colorSpace)
    value = ColorDescription(.rgb(red: red, green: green, blue: blue), opacity: opacity)
  }

  /// Creates a gray with a fixed brightness, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color with fixed components, each from 0 to 1. The hue goes round: 0 and 1 are the same red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue : 0
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

  /// Creates a color from components that were resolved in an environment.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen), blue: Double(resolved.linearBlue),
      opacity: Double(resolved.opacity))
  }

  /// This color with its opacity multiplied by an amount, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var faded = value
    faded.opacity *= opacity
    return Color(faded)
  }

  /// A color between this one and another: 0 is this one, 1 the other.
  ///
  /// A mix of colors with names follows the color scheme, as they do.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return Color(ColorDescription(.mixed(value, rhs.value, fraction, isPerceptual: colorSpace.isPerceptual)))
  }

  /// A gradient that begins a little lighter than this color and ends with it.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }

  /// The color of primary content: nearly black in light schemes, nearly white in dark ones.
  public static let primary = Color(name: .primary)
  /// The color of secondary content, which stands back behind primary content.
  public static let secondary = Color(name: .secondary)
  /// The color of what can be used, such as the words of a button: the one that `accentColor(_:)` sets, or else a blue.
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

extension Color: CustomStringConvertible {
  /// The color's name, with its opacity in whole percents, or its components as `#RRGGBBAA`.
  public var description: String {
    switch value.base {
    case .named(let name) where value.opacity == 1: name.rawValue
    case .named(let name): String(format: "%.0f%% %@", value.opacity * 100, name.rawValue)
    case .rgb, .mixed, .schemes: resolve(in: EnvironmentValues()).description
    }
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(value)) }
}

/// As a view, a color fills the space that it is offered.
extension Color: ElementView {
  package func content(in environment: EnvironmentValues) -> PaintContent { PaintContent(paint: .color(value)) }

  package func change(from old: Color, _ content: inout PaintContent) -> DescriptionChange {
    content.change(to: .color(value))
  }
}
