import Foundation

/// A color as numbers: Core Graphics' type, for sources that take colors apart or keep them so.
///
/// The color of a SwiftUI, UIKit or AppKit color always has four components here, those of sRGB and the opacity, also where it is a gray.
public final class CGColor: Hashable, Sendable {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  private let parts: [CGFloat]

  /// Creates a color from components of a space, and its opacity behind them. Nil if the space is of no use for colors.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.numberOfComponents > 0 else { return nil }
    self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Creates a color from components of sRGB, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue, alpha])
  }

  /// Creates a color from components of sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue, alpha])
  }

  /// Creates a gray, from 0 for black to 1 for white. It has two components.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.gray, [gray, alpha]) }

  private init(_ space: CGColorSpace, _ parts: [CGFloat]) {
    colorSpace = space
    self.parts = parts
  }

  /// The components, and the opacity behind them.
  public var components: [CGFloat]? { parts }
  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { parts.count }
  /// The opacity.
  public var alpha: CGFloat { parts.last ?? 1 }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { colorSpace.map { CGColor($0, parts.dropLast() + [alpha]) } }

  /// The same color in another space. Nil for one of which nothing is known. Intents make no difference.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
    if space == colorSpace { return self }
    let color = color.resolve(in: EnvironmentValues())
    let linear = SIMD3(Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
    switch space.model {
    case .monochrome:
      let gray = (SIMD3(0.2126, 0.7152, 0.0722) * linear).sum()
      return CGColor(space, [Color.gammaEncoded(gray), alpha])
    case .rgb:
      let parts = space.isDisplayP3 ? Color.displayP3(ofLinear: linear) : linear
      let encoded: [CGFloat] = (0..<3).map { space.isLinear ? parts[$0] : Color.gammaEncoded(parts[$0]) }
      return CGColor(space, encoded + [alpha])
    case .unknown: return nil
    }
  }

  /// A black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// A white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No color.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.colorSpace == right.colorSpace && left.parts == right.parts
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(parts)
  }

  package var color: Color {
    guard let space = colorSpace else { return .clear }
    if parts.count == 2 { return Color(.sRGB, white: parts[0], opacity: parts[1]) }
    let kind: Color.RGBColorSpace = space.isDisplayP3 ? .displayP3 : space.isLinear ? .sRGBLinear : .sRGB
    return Color(kind, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

/// What the components of a `CGColor` mean.
public final class CGColorSpace: Hashable, Sendable {
  /// Its name.
  public let name: String?
  /// Whether it is of colors or of grays.
  public let model: CGColorSpaceModel

  /// The space of a name; nil for one that is not known here.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3, Self.extendedDisplayP3:
      self.init(name, .rgb)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name, .monochrome)
    default: return nil
    }
  }

  private init(_ name: String, _ model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// How many components a color has, without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .unknown: 0
    }
  }

  /// The names of spaces.
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  static let standard = CGColorSpace(sRGB, .rgb)
  static let gray = CGColorSpace(genericGrayGamma2_2, .monochrome)

  var isLinear: Bool { name == Self.linearSRGB || name == Self.extendedLinearSRGB }
  var isDisplayP3: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb
}

/// What to do about colors that another space has not. It makes no difference here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The space of a screen's colors, which is sRGB here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space of a screen's grays.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension Color {
  /// Creates a color from one of Core Graphics.
  nonisolated public init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a color from one of Core Graphics.
  @_disfavoredOverload
  nonisolated public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The color as numbers; nil where it depends on the color scheme, or has a name: `resolve(in:)` knows these.
  public var cgColor: CGColor? {
    switch value.base {
    case .rgb(let red, let green, let blue): CGColor(red: red, green: green, blue: blue, alpha: value.opacity)
    case .named(.black): CGColor(red: 0, green: 0, blue: 0, alpha: value.opacity)
    case .named(.white): CGColor(red: 1, green: 1, blue: 1, alpha: value.opacity)
    case .named(.clear): CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    case .named, .schemes, .mixed: nil
    }
  }
}

extension Color.Resolved {
  /// The color as numbers.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
