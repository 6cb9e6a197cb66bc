import Foundation
import SwiftUICore

extension CSS {
  /// The steps of a path as SVG, CSS and canvases read them, with a thousandth of a point or a millionth of a unit.
  static func path(_ path: Path, in space: ShapeDrawing.Space = .points) -> String {
    let precision = space == .points ? 1e3 : 1e6
    var text = ""
    func add(_ letter: Character, _ points: CGPoint...) {
      text.append(letter)
      for (index, point) in points.enumerated() {
        if index > 0 { text.append(" ") }
        text += coordinate(point.x, precision)
        text.append(" ")
        text += coordinate(point.y, precision)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let control1, let control2): add("C", control1, control2, end)
      case .closeSubpath: text.append("Z")
      }
    }
    return text
  }

  private static func coordinate(_ value: CGFloat, _ precision: Double) -> String {
    number((Double(value) * precision).rounded() / precision)
  }

  /// For `clip-path`: the area of a drawing that is in points, in a box that stands out by a length on each side.
  static func clip(_ drawing: ShapeDrawing, outset: CGFloat = 0) -> String {
    // An empty path is refused by browsers; one without area shows nothing.
    let area = drawing.area.offsetBy(dx: outset, dy: outset)
    let data = area.isEmpty ? "M0 0" : path(area)
    return drawing.isEvenOdd && drawing.stroke == nil ? "path(evenodd, \"\(data)\")" : "path(\"\(data)\")"
  }
}

extension CGLineCap {
  var word: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CGLineJoin {
  var word: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
