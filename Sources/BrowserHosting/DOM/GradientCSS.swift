import Foundation
import SwiftUICore

extension CSS {
  /// Whether a paint depends on the proportions of the area, so that its node must know its size as `--w` and `--h`.
  static func needsSize(_ paint: Paint) -> Bool {
    guard case .gradient(let gradient) = paint.parts.paint, case .linear(let start, let end) = gradient.geometry else {
      return false
    }
    return gradient.bounds != nil || (start.x != end.x && start.y != end.y)
  }

  static func gradient(_ gradient: GradientDescription) -> String {
    // One colour alone is no gradient to CSS.
    let stops = gradient.stops.count == 1 ? gradient.stops + gradient.stops : gradient.stops
    if stops.isEmpty { return "none" }
    let line =
      switch gradient.geometry {
      case .linear(let start, let end):
        if let bounds = gradient.bounds { placedLine(stops, start, end, bounds) } else { self.line(stops, start, end) }
      case .radial(let center, let start, let end):
        GradientLine("radial-gradient(circle at \(point(center, gradient.bounds))", stops, from: start, to: end, length)
      case .elliptical(let center, let start, let end):
        ellipse(stops, center, start, end, gradient.bounds)
      case .angular(let center, let start, let end):
        angular(stops, point(center, gradient.bounds), start, end)
      }
    return "\(line.function) in \(gradient.isPerceptual ? "oklab" : "srgb"), \(line.stops.joined(separator: ", ")))"
  }

  /// The beginning of a gradient's function, and its stops.
  private struct GradientLine {
    let function: String
    let stops: [String]

    init(_ function: String, _ stops: [String]) {
      self.function = function
      self.stops = stops
    }

    /// Stops between two places; the other way round where the end lies before the start.
    init(_ function: String, _ stops: [Paint.Stop], from start: CGFloat, to end: CGFloat, _ place: (CGFloat) -> String) {
      let stops = start > end ? stops.map { Paint.Stop($0.color, at: 1 - $0.location) }.reversed() : stops
      let (start, end) = (min(start, end), max(start, end))
      self.init(function, stops.map { "\(color($0.color)) \(place(start + $0.location * (end - start)))" })
    }
  }

  /// In percent of the area, or in points in an area of its own.
  private static func point(_ point: Paint.Point, _ bounds: CGRect?) -> String {
    if let bounds { return "\(length(bounds.minX + point.x * bounds.width)) \(length(bounds.minY + point.y * bounds.height))" }
    return "\(percent(point.x)) \(percent(point.y))"
  }

  private static func line(_ stops: [Paint.Stop], _ start: Paint.Point, _ end: Paint.Point) -> GradientLine {
    let (x, y) = (end.x - start.x, end.y - start.y)
    if x == 0, y == 0 { return GradientLine("linear-gradient(to bottom", stops, from: start.y, to: end.y, percent) }
    // Along a side, places are parts of that.
    if y == 0 {
      return x > 0
        ? GradientLine("linear-gradient(to right", stops, from: start.x, to: end.x, percent)
        : GradientLine("linear-gradient(to left", stops, from: 1 - start.x, to: 1 - end.x, percent)
    }
    if x == 0 {
      return y > 0
        ? GradientLine("linear-gradient(to bottom", stops, from: start.y, to: end.y, percent)
        : GradientLine("linear-gradient(to top", stops, from: 1 - start.y, to: 1 - end.y, percent)
    }
    // Anywhere else the colours run at right angles to the line in the real area, so its proportions count. The line of CSS runs
    // through the middle, and ends where the corners' colours are those of its ends.
    let angle = "atan2(\(times(x, "--w")), \(times(-y, "--h")))"
    let function = "linear-gradient(\(angle)"
    let beforeX: CGFloat = abs(x) / 2 + (start.x - 0.5) * x
    let beforeY: CGFloat = abs(y) / 2 + (start.y - 0.5) * y
    if beforeX == 0, beforeY == 0, abs(x) == 1, abs(y) == 1 { return GradientLine(function, stops, from: 0, to: 1, percent) }
    let distance = "hypot(\(times(x, "--w")), \(times(y, "--h")))"
    let before = "\(times(beforeX / x, "--w")) * sin(\(angle)) - \(times(beforeY / y, "--h")) * cos(\(angle))"
    return GradientLine(
      function, stops.map { "\(color($0.color)) calc(\(before) + \(number(Double($0.location))) * \(distance))" })
  }

  /// A line between two points of a rectangle that has its own place in the area.
  private static func placedLine(_ stops: [Paint.Stop], _ start: Paint.Point, _ end: Paint.Point, _ bounds: CGRect)
    -> GradientLine
  {
    let (x, y) = ((end.x - start.x) * bounds.width, (end.y - start.y) * bounds.height)
    let distance = hypot(x, y)
    let (unitX, unitY) = distance > 0 ? (x / distance, y / distance) : (0, 1)
    let (startX, startY) = (bounds.minX + start.x * bounds.width, bounds.minY + start.y * bounds.height)
    // Where the line of CSS begins depends on which corner that is.
    let corner = "\(times((abs(unitX) - unitX) / 2, "--w")) + \(times((abs(unitY) - unitY) / 2, "--h"))"
    return GradientLine(
      "linear-gradient(\(angle(radians: atan2(Double(unitX), -Double(unitY))))",
      stops.map { stop in
        "\(color(stop.color)) calc(\(corner) + \(length(startX * unitX + startY * unitY + stop.location * distance)))"
      })
  }

  private static func times(_ factor: CGFloat, _ variable: String) -> String {
    factor == 1 ? "var(\(variable))" : "\(number(Double(factor))) * var(\(variable))"
  }

  private static func ellipse(
    _ stops: [Paint.Stop], _ center: Paint.Point, _ start: CGFloat, _ end: CGFloat, _ bounds: CGRect?
  ) -> GradientLine {
    let size = bounds.map { "\(length($0.width)) \(length($0.height))" } ?? "100% 100%"
    return GradientLine("radial-gradient(\(size) at \(point(center, bounds))", stops, from: start, to: end, percent)
  }

  private static func angular(_ stops: [Paint.Stop], _ center: String, _ start: Double, _ end: Double) -> GradientLine {
    // Angles of CSS begin at the top.
    let function = "conic-gradient(from \(angle(radians: min(start, end) + .pi / 2)) at \(center)"
    let turn = CGFloat(abs(end - start))
    let line = GradientLine(function, stops, from: start <= end ? 0 : turn, to: start <= end ? turn : 0) {
      angle(radians: Double($0))
    }
    let rest = 2 * .pi - turn
    guard rest > 0.0001, let first = stops.first, let last = stops.last else { return line }
    // What the angles leave out belongs half to the one end and half to the other.
    let middle = angle(radians: Double(turn + rest / 2))
    let (low, high) = start <= end ? (first, last) : (last, first)
    return GradientLine(function, line.stops + ["\(color(high.color)) \(middle)", "\(color(low.color)) \(middle)"])
  }
}
