extension GraphicsContext {
  /// How what is drawn mixes with what is there.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Lies above it.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplies colors: never lighter.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplies what is missing from white: never darker.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies where it is dark there, and screens where it is light.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of each component.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of each component.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Makes lighter what is there.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Makes darker what is there.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkens or lightens softly.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Darkens or lightens strongly.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The difference of colors.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// The difference of colors with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of what is drawn.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of what is drawn.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Hue and saturation of what is drawn.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The lightness of what is drawn.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Takes away what is there.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// In place of what is there.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Only where something is there.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Only where nothing is there.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// Above it, and only where something is there.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Behind it.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Leaves what is there where it is drawn.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Takes away what is there where it is drawn.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Behind it, and nothing elsewhere.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Either, but not both.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The sum of both, darker. Hosts multiply.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The sum of both.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}
