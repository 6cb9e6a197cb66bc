import Foundation

extension GraphicsContext {
  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// It works in linear light. Hosts filter colors as they are.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Above what throws it. Hosts draw it below.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without what throws it. Hosts draw that too.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Inside what throws it. Hosts draw it outside.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Not as one with what throws it.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The edges stay opaque. Hosts blur them.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// With noise against bands. Hosts add none.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    let filter: DrawingFilter

    /// A shadow, blurred by a radius and moved, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(filter: .shadow(color.value, radius: radius, x: x, y: y))
    }

    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(filter: .blur(radius: radius))
    }

    /// Makes lighter, from 0, no change, to 1, white.
    public static func brightness(_ amount: Double) -> Filter { Filter(filter: .brightness(1 + amount)) }

    /// Multiplies the contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(filter: .contrast(amount)) }

    /// Multiplies the saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter(filter: .saturation(amount)) }

    /// Makes gray, from 0, no change, to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(filter: .grayscale(amount)) }

    /// Inverts colors, from 0, no change, to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(filter: .colorInvert(amount)) }

    /// Turns hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(filter: .hueRotation(angle.radians)) }
  }

  /// From now on changes what is drawn. Filters work one after the other.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state = state.with(filters: state.filters + [filter.filter])
  }
}
