import Foundation

/// Colors and where in a gradient each of them is.
///
/// As a style, such as in `.fill(Gradient(colors: [.red, .blue]))`, it runs from the top to the bottom.
public struct Gradient: Hashable, Sendable {
  /// One color and its place.
  public struct Stop: Hashable, Sendable {
    /// The color at this place.
    public var color: Color
    /// From 0, the start of the gradient, to 1, its end.
    public var location: CGFloat

    /// Creates a color stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colors between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// By the components of sRGB, as screens do.
    public static let device = ColorSpace(isPerceptual: false)
    /// So that they look as if they were between the two.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colors with their places, in the order of these.
  public var stops: [Stop]

  /// Creates a gradient from stops, in the order of their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { place, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(place) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// This gradient with the colors between its stops found in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

  var description: [Paint.Stop] { stops.map { Paint.Stop($0.color.value, at: $0.location) } }

  func described(_ geometry: GradientDescription.Geometry) -> Paint {
    .gradient(GradientDescription(description, geometry))
  }
}

extension Gradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { AnyGradient(self)._paint(in: environment) }
}

extension UnitPoint {
  var described: Paint.Point { Paint.Point(x: x, y: y) }
}
