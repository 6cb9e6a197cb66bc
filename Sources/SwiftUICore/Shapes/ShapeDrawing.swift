import Foundation

/// A shape that is drawn: a path, filled or as a line. An object, so that what holds it stays small.
package final class ShapeDrawing: Sendable {
  /// What the path's coordinates mean.
  package enum Space: Hashable, Sendable {
    /// Points from the top leading corner.
    case points
    /// Parts of the area's width and height.
    case unit
    /// Parts of the side of the largest square in the middle of the area.
    case unitSquare
  }

  package let path: Path
  package let space: Space
  /// How the line is drawn, always in points; nil where the area within is filled.
  package let stroke: StrokeStyle?
  /// Whether what lies inside an even number of lines is left out.
  package let isEvenOdd: Bool

  package init(_ path: Path, space: Space = .points, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false) {
    self.path = path
    self.space = space
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
  }

  /// The same in points, in an area of a size.
  package func inPoints(_ size: CGSize) -> ShapeDrawing {
    let area = CGRect(origin: .zero, size: size)
    switch space {
    case .points: return self
    case .unit, .unitSquare:
      let rect = space == .unit ? area : area.largestSquare
      let transform = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      return ShapeDrawing(path.applying(transform), stroke: stroke, isEvenOdd: isEvenOdd)
    }
  }

  /// What is painted: of a line its outline. In points.
  package var area: Path { stroke.map { path.strokedPath($0) } ?? path }

  /// The same drawing with another path, or none of it.
  func with(path: Path? = nil, stroke: StrokeStyle? = nil, isEvenOdd: Bool? = nil) -> ShapeDrawing {
    ShapeDrawing(
      path ?? self.path, space: space, stroke: stroke ?? self.stroke, isEvenOdd: isEvenOdd ?? self.isEvenOdd)
  }
}

extension ShapeDrawing: Hashable {
  package static func == (left: ShapeDrawing, right: ShapeDrawing) -> Bool {
    if left === right { return true }
    return left.space == right.space && left.stroke == right.stroke && left.isEvenOdd == right.isEvenOdd
      && left.path == right.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(path.elements.count)
    hasher.combine(path.currentPoint)
  }
}

extension ShapeDrawing: CustomStringConvertible {
  package var description: String {
    let words = path.description
    let shown = words.count > 100 ? "\(path.elements.count) steps" : words
    let space =
      switch self.space {
      case .points: ""
      case .unit: " unit"
      case .unitSquare: " square"
      }
    return "path(\(shown))\(space)\(stroke.map { " stroke(\($0.words))" } ?? "")\(isEvenOdd ? " evenOdd" : "")"
  }
}

extension StrokeStyle {
  fileprivate var words: String {
    "\(lineWidth)" + (lineCap == .butt ? "" : ",\(lineCap)") + (lineJoin == .miter ? "" : ",\(lineJoin)")
      + (dash.isEmpty ? "" : ",dash=\(dash)")
  }
}
