import Foundation

/// What fills an area or colours characters, as intent. Hosts resolve it: a named colour is another one in a dark scheme.
package enum Paint: Hashable, Sendable {
  case color(ColorDescription)
  indirect case gradient(GradientDescription)
  /// What is behind the area, blurred and tinted.
  case material(MaterialKind)
  /// A paint that is drawn in a special way.
  indirect case drawn(Paint, Drawing)

  /// How a paint is drawn: with shadows, the first one nearest to the paint, and how it is mixed with what is behind it.
  package struct Drawing: Hashable, Sendable {
    package var shadows: [ShadowDescription] = []
    package var blendMode = BlendMode.normal
  }

  /// A colour at a place of a gradient, 0 at the start and 1 at the end.
  package struct Stop: Hashable, Sendable {
    package let color: ColorDescription
    package let location: CGFloat

    package init(_ color: ColorDescription, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A place in an area, in units of its size: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
  package struct Point: Hashable, Sendable {
    package let x: CGFloat
    package let y: CGFloat

    package init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }
  }
}

/// A gradient in an area. Outside of its ends the colours at the ends go on.
package struct GradientDescription: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    /// Along a line; the colours run at right angles to it.
    case linear(start: Paint.Point, end: Paint.Point)
    /// From one radius around a point to another, in points.
    case radial(center: Paint.Point, startRadius: CGFloat, endRadius: CGFloat)
    /// Around a point, from one direction to another, in radians: 0 is the trailing direction, and positive angles turn clockwise.
    case angular(center: Paint.Point, start: Double, end: Double)
    /// As circles in a square that is stretched to the area; radii in units of its size.
    case elliptical(center: Paint.Point, startRadius: CGFloat, endRadius: CGFloat)
  }

  package var stops: [Paint.Stop]
  package var geometry: Geometry
  /// Whether what is between two colours looks as if it was between them; else it has components between theirs.
  package var isPerceptual: Bool
  /// The area that places are relative to; nil is the one that is filled.
  package var bounds: CGRect?

  package init(_ stops: [Paint.Stop], _ geometry: Geometry, isPerceptual: Bool = false, bounds: CGRect? = nil) {
    self.stops = stops
    self.geometry = geometry
    self.isPerceptual = isPerceptual
    self.bounds = bounds
  }

  // A rectangle is not hashable.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
    hasher.combine(geometry)
    hasher.combine(isPerceptual)
  }
}

/// A shadow outside a shape or within it. Lengths are in points.
package struct ShadowDescription: Hashable, Sendable {
  package let color: ColorDescription
  package let radius: CGFloat
  package let x: CGFloat
  package let y: CGFloat
  package let isInner: Bool
}

extension Paint {
  /// The colour of the whole, or the first one of a gradient; nil for what has none of its own.
  package var mainColor: ColorDescription? {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color
    case .material: nil
    case .drawn(let paint, _): paint.mainColor
    }
  }

  /// The paint without how it is drawn, and that.
  package var parts: (paint: Paint, drawing: Drawing) {
    if case .drawn(let paint, let drawing) = self { (paint, drawing) } else { (self, Drawing()) }
  }

  /// The same paint with other colours. A material has none that it could change.
  func mapColors(_ change: (ColorDescription) -> ColorDescription) -> Paint {
    switch self {
    case .color(let color): return .color(change(color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { Stop(change($0.color), at: $0.location) }
      return .gradient(gradient)
    case .material: return self
    case .drawn(let paint, let drawing): return .drawn(paint.mapColors(change), drawing)
    }
  }

  /// The same paint with the opacity of its colours multiplied.
  func faded(by opacity: Double) -> Paint {
    mapColors { ColorDescription($0.base, opacity: $0.opacity * opacity) }
  }

  /// The same paint, drawn in another way.
  func drawn(_ change: (inout Drawing) -> Void) -> Paint {
    var (paint, drawing) = parts
    change(&drawing)
    return .drawn(paint, drawing)
  }

  /// The same paint with places relative to an area of its own.
  func within(_ bounds: CGRect) -> Paint {
    switch self {
    case .gradient(var gradient):
      gradient.bounds = bounds
      return .gradient(gradient)
    case .drawn(let paint, let drawing): return .drawn(paint.within(bounds), drawing)
    case .color, .material: return self
    }
  }
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    case .material(let kind): kind.rawValue
    case .drawn(let paint, let drawing):
      ([paint.description] + drawing.shadows.map { "\($0.isInner ? "innerShadow" : "shadow")(\($0.color),\($0.radius))" }
        + (drawing.blendMode == .normal ? [] : ["\(drawing.blendMode)"])).joined(separator: "+")
    }
  }
}

extension GradientDescription: CustomStringConvertible {
  package var description: String {
    let stops = stops.map { "\($0.color)@\($0.location)" }.joined(separator: ",")
    func text(_ point: Paint.Point) -> String { "\(point.x),\(point.y)" }
    return switch geometry {
    case .linear(let start, let end): "linearGradient(\(stops),\(text(start))→\(text(end)))"
    case .radial(let center, let start, let end): "radialGradient(\(stops),\(text(center)),\(start)→\(end))"
    case .angular(let center, let start, let end): "angularGradient(\(stops),\(text(center)),\(start)→\(end))"
    case .elliptical(let center, let start, let end): "ellipticalGradient(\(stops),\(text(center)),\(start)→\(end))"
    }
  }
}
