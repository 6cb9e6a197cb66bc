import Foundation

/// A gradient over a grid of points, each with a color.
///
/// No host draws such grids yet. It is shown as a gradient from the top leading corner to the bottom trailing one, in which each color
/// stands at the place of its point along that diagonal; points beside each other have the color between theirs.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the grid with the directions in which its lines leave.
  public struct BezierPoint: Equatable, Sendable {
    /// Where it is, from (0, 0) to (1, 1).
    public var position: SIMD2<Float>
    /// How the line to the point before it begins.
    public var leadingControlPoint: SIMD2<Float>
    /// How the line to the point above begins.
    public var topControlPoint: SIMD2<Float>
    /// How the line to the point behind it begins.
    public var trailingControlPoint: SIMD2<Float>
    /// How the line to the point below begins.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points are, row by row.
  public enum Locations: Equatable, Sendable {
    /// With straight lines between them, or as smooth ones as there are.
    case points([SIMD2<Float>])
    /// With the directions of their lines.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Colors by their components.
    case resolvedColors([Color.Resolved])
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colors of the points, row by row.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// Whether colors change smoothly at the lines.
  public var smoothsColors: Bool
  /// How the colors between two points are found.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient over a grid.
  nonisolated public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient over a grid of points.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient over a grid of points.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient over a grid of points with directions.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient over a grid of points with directions.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint) }

  nonisolated private var paint: Paint {
    let gradient = AnyGradient(Gradient(stops: stops)).colorSpace(colorSpace)
    return gradient.described(.linear(start: UnitPoint.topLeading.described, end: UnitPoint.bottomTrailing.described))
  }

  /// Points and colors as far as there are both; the background where there are none.
  nonisolated private var stops: [Gradient.Stop] {
    let points =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let colors =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    let places = points.map { point in
      let place = (CGFloat(point.x) + CGFloat(point.y)) / 2
      return place.isFinite ? min(max(place, 0), 1) : 0
    }
    var stops: [(stop: Gradient.Stop, count: Double)] = []
    for (place, color) in zip(places, colors).sorted(by: { $0.0 < $1.0 }) {
      if let last = stops.last, place - last.stop.location < 0.02 {
        let count = last.count + 1
        let mixed = last.stop.color.mix(with: color, by: 1 / count, in: colorSpace)
        stops[stops.count - 1] = (Gradient.Stop(color: mixed, location: last.stop.location), count)
      } else {
        stops.append((Gradient.Stop(color: color, location: place), 1))
      }
    }
    return stops.isEmpty ? [Gradient.Stop(color: background, location: 0)] : stops.map(\.stop)
  }
}

extension MeshGradient: ElementView {
  package func content(in environment: EnvironmentValues) -> PaintContent { PaintContent(paint: paint) }

  package func change(from old: MeshGradient, _ content: inout PaintContent) -> DescriptionChange {
    content.change(to: paint)
  }
}
