import Foundation
import SwiftUICore

/// Values in the words of CSS.
enum CSS {
  static func length(_ points: CGFloat) -> String {
    let points = Double(points)
    guard points.isFinite else { return "0" }
    return points == points.rounded() && abs(points) < 1e9 ? "\(Int(points))px" : "\(points)px"
  }

  /// A number without unit.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  static func color(_ color: ColorDescription) -> String {
    let base: String
    switch color.base {
    case .named(.clear): return "transparent"
    case .named(.background): base = "var(--window)"
    case .named(let name): base = "var(--\(name.rawValue))"
    case .rgb(let red, let green, let blue):
      let bytes = [red, green, blue].map { Int((min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded()) }
      base = "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]))"
    }
    guard color.opacity < 1 else { return base }
    return "color-mix(in srgb, \(base) \(number(max(0, color.opacity * 100)))%, transparent)"
  }

  /// For `background`.
  static func background(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): CSS.color(color)
    case .linearGradient(let stops, let start, let end): gradient(stops, start, end)
    }
  }

  /// Along a side or from corner to corner. The line of any other gradient is that of a square.
  private static func gradient(_ stops: [Paint.Stop], _ start: Paint.Point, _ end: Paint.Point) -> String {
    let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
    // Where the line begins and ends along the whole side, as parts of it.
    var (from, to) = (0.0, 1.0)
    let direction: String
    if y == 0, x != 0 {
      direction = x > 0 ? "to right" : "to left"
      (from, to) = x > 0 ? (Double(start.x), Double(end.x)) : (1 - Double(start.x), 1 - Double(end.x))
    } else if x == 0, y != 0 {
      direction = y > 0 ? "to bottom" : "to top"
      (from, to) = y > 0 ? (Double(start.y), Double(end.y)) : (1 - Double(start.y), 1 - Double(end.y))
    } else if abs(x) == 1, abs(y) == 1 {
      direction = "to \(y > 0 ? "bottom" : "top") \(x > 0 ? "right" : "left")"
    } else {
      direction = "\(number(atan2(x, -y) * 180 / .pi))deg"
    }
    let colors = stops.map { "\(color($0.color)) \(number((from + Double($0.location) * (to - from)) * 100))%" }
    // One colour alone is no gradient to CSS.
    let all = colors.count == 1 ? colors + colors : colors
    return all.isEmpty ? "none" : "linear-gradient(\(direction), \(all.joined(separator: ", ")))"
  }

  /// The corners of a box with such an outline; nil where a box cannot have it.
  static func radius(_ outline: ShapeOutline) -> String? {
    let outset = -outline.inset
    func corner(_ radius: CGFloat) -> String { length(radius > 0 ? max(0, radius + outset) : 0) }
    return switch outline.kind {
    case .rectangle: "0"
    case .roundedRectangle(let width, let height): width == height ? corner(width) : "\(corner(width)) / \(corner(height))"
    case .unevenRoundedRectangle(let radii):
      [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map(corner).joined(separator: " ")
    case .capsule: "9999px"
    case .ellipse: "50%"
    case .circle, .drawing: nil
    }
  }
}

extension HorizontalAlignmentKind {
  var flexPosition: String {
    switch self {
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    }
  }
}

extension VerticalAlignmentKind {
  var flexPosition: String {
    switch self {
    case .top: "flex-start"
    case .center: "center"
    case .bottom: "flex-end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
}
