import Foundation

extension GraphicsContext {
  /// How a gradient goes on behind its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// It begins again. Hosts go on with the last color.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// It runs back. Hosts go on with the last color.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colors mix in linear light. Hosts mix them as they are.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// What paths are filled or drawn with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      indirect case palette([Shading])
    }

    private let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// A color from components between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from a component between 0, black, and 1, white.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. A gradient in units fills the rectangle around what is drawn.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(kind: .style(style)) }

    /// A gradient from one point to another, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// A gradient between two circles around a point, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// A gradient around a point, clockwise from an angle on, which is 0 at the right.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// Several, of which hosts use the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// What hosts draw with, for something in a rectangle.
    func paint(in environment: EnvironmentValues, _ bounds: CGRect) -> DrawingPaint {
      switch kind {
      case .style(let style): .paint(style._paint(in: environment).paint, in: bounds)
      case .linear(let gradient, let start, let end): .linear(gradient.description, start: start, end: end)
      case .radial(let gradient, let center, let start, let end):
        .radial(gradient.description, center: center, startRadius: start, endRadius: end)
      case .conic(let gradient, let center, let angle): .conic(gradient.description, center: center, angle: angle.radians)
      case .palette(let shadings):
        shadings.first?.paint(in: environment, bounds) ?? .paint(.color(ColorDescription(.named(.clear))), in: bounds)
      }
    }
  }

  /// A shading that is not looked up again: here the same.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
