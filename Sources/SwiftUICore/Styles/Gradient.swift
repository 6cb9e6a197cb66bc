import Foundation

/// Colors and where in a gradient each of them is.
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

  var description: [Paint.Stop] { stops.map { Paint.Stop($0.color.description, at: $0.location) } }
}
