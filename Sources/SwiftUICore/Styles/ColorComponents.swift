import Foundation

/// How the components of colours in one space become those of another.
extension Color {
  /// Components of a space as gamma-encoded sRGB. Those of wider spaces may lie outside 0...1.
  static func gammaEncoded(
    _ red: Double, _ green: Double, _ blue: Double, in space: RGBColorSpace
  ) -> (Double, Double, Double) {
    switch space {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (gammaEncoded(red), gammaEncoded(green), gammaEncoded(blue))
    case .displayP3:
      // Display P3 has the gamma of sRGB; this matrix is for linear components.
      let (red, green, blue) = (linear(red), linear(green), linear(blue))
      return (
        gammaEncoded(1.2249401763 * red - 0.2249401763 * green), gammaEncoded(-0.0420569547 * red + 1.0420569547 * green),
        gammaEncoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue)
      )
    }
  }

  /// Linear components of Display P3 for those of sRGB.
  static func displayP3(ofLinear color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      0.8224621 * color.x + 0.1775380 * color.y, 0.0331942 * color.x + 0.9668058 * color.y,
      0.0170826 * color.x + 0.0723974 * color.y + 0.9105199 * color.z)
  }

  /// sRGB's curve, continued below 0 as its mirror image.
  static func gammaEncoded(_ value: Double) -> Double {
    if value < 0 { return -gammaEncoded(-value) }
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// The way back.
  static func linear(_ value: Double) -> Double {
    if value < 0 { return -linear(-value) }
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

/// Linear sRGB with an opacity, for what is computed with colours.
struct LinearColor {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The components of a colour in an environment.
  init(_ color: ColorDescription, in environment: EnvironmentValues) {
    switch color.base {
    case .named(let name):
      if name == .accent, let accent = environment.accent {
        self.init(accent, in: environment)
        break
      }
      let parts = ColorPalette.entry(of: name).components(environment.colorScheme, environment.colorSchemeContrast)
      self.init(
        red: Color.linear(Double(parts.red) / 255), green: Color.linear(Double(parts.green) / 255),
        blue: Color.linear(Double(parts.blue) / 255), opacity: parts.opacity)
    case .rgb(let red, let green, let blue):
      self.init(red: Color.linear(red), green: Color.linear(green), blue: Color.linear(blue), opacity: 1)
    case .schemes(let color):
      let parts = environment.colorScheme == .dark ? color.dark : color.light
      self.init(
        red: Color.linear(parts.red), green: Color.linear(parts.green), blue: Color.linear(parts.blue), opacity: parts.opacity)
    case .mixed(let first, let second, let fraction, let isPerceptual):
      self = LinearColor(first, in: environment).mixed(
        with: LinearColor(second, in: environment), by: fraction, isPerceptual: isPerceptual)
    }
    opacity *= color.opacity
  }

  /// A part of the way to another colour, as style sheets mix: with premultiplied opacity.
  func mixed(with other: LinearColor, by fraction: Double, isPerceptual: Bool) -> LinearColor {
    let opacity = self.opacity + (other.opacity - self.opacity) * fraction
    guard opacity > 0 else { return LinearColor(red: 0, green: 0, blue: 0, opacity: 0) }
    let (own, others) = isPerceptual ? (oklab, other.oklab) : (gammaEncoded, other.gammaEncoded)
    let parts = zip(own, others).map {
      ($0 * self.opacity * (1 - fraction) + $1 * other.opacity * fraction) / opacity
    }
    return isPerceptual
      ? LinearColor(oklab: parts, opacity: opacity)
      : LinearColor(
        red: Color.linear(parts[0]), green: Color.linear(parts[1]), blue: Color.linear(parts[2]), opacity: opacity)
  }

  private var gammaEncoded: [Double] { [red, green, blue].map { Color.gammaEncoded($0) } }

  /// Oklab, Björn Ottosson's perceptual space: lightness, and two axes of colour.
  private var oklab: [Double] {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return [
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    ]
  }

  private init(oklab: [Double], opacity: Double) {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(oklab[0] + 0.3963377774 * oklab[1] + 0.2158037573 * oklab[2])
    let medium = cube(oklab[0] - 0.1055613458 * oklab[1] - 0.0638541728 * oklab[2])
    let short = cube(oklab[0] - 0.0894841775 * oklab[1] - 1.2914855480 * oklab[2])
    self.init(
      red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, opacity: opacity)
  }
}
