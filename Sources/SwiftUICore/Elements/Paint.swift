import Foundation

/// What fills an area or colours characters, as intent. Hosts resolve it: a named colour is another one in a dark scheme.
package enum Paint: Hashable, Sendable {
  case color(ColorDescription)
  /// From one point of the area to another, in units of its size: (0, 0) is the top leading corner, (1, 1) the bottom trailing
  /// one.
  indirect case linearGradient([Stop], start: Point, end: Point)

  /// A colour at a place of a gradient, 0 at the start and 1 at the end.
  package struct Stop: Hashable, Sendable {
    package let color: ColorDescription
    package let location: CGFloat

    package init(_ color: ColorDescription, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package struct Point: Hashable, Sendable {
    package let x: CGFloat
    package let y: CGFloat

    package init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }
  }
}

extension Paint {
  /// The same paint with the opacity of its colours multiplied.
  func faded(by opacity: Double) -> Paint {
    func fade(_ color: ColorDescription) -> ColorDescription { ColorDescription(color.base, opacity: color.opacity * opacity) }
    return switch self {
    case .color(let color): .color(fade(color))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops.map { Stop(fade($0.color), at: $0.location) }, start: start, end: end)
    }
  }
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .linearGradient(let stops, let start, let end):
      "linearGradient(\(stops.map { "\($0.color)@\($0.location)" }.joined(separator: ",")),\(start.x),\(start.y)→\(end.x),\(end.y))"
    }
  }
}
