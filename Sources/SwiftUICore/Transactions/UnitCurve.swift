import Foundation

/// A curve from (0, 0) to (1, 1): how far something has come at each part of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(BezierCurve)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case inverseCircularEaseInOut
  }

  private let kind: Kind

  /// Creates a cubic Bézier curve with two control points. Their x counts from 0 to 1: time never goes back.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(BezierCurve(start: startControlPoint, end: endControlPoint)))
  }

  /// The same speed all the time.
  public static let linear = bezier(0, 0, 1, 1)
  /// Begins slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Begins and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle that begins slowly.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// Two quarters of circles: begins and ends slowly.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// The control points of a Bézier curve, as they count; nil for other curves.
  package var controlPoints: (start: UnitPoint, end: UnitPoint)? {
    guard case .bezier(let curve) = kind else { return nil }
    return (UnitPoint(x: curve.x1, y: curve.y1), UnitPoint(x: curve.x2, y: curve.y2))
  }

  /// How far it has come at a part of the time. What is outside of 0 to 1 counts as the nearest of these.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return Self.circle(x)
    case .circularEaseOut: return 1 - Self.circle(1 - x)
    case .circularEaseInOut: return x < 0.5 ? Self.circle(2 * x) / 2 : 1 - Self.circle(2 - 2 * x) / 2
    case .inverseCircularEaseInOut:
      return x < 0.5 ? (1 - Self.circle(1 - 2 * x)) / 2 : (1 + Self.circle(2 * x - 1)) / 2
    }
  }

  /// How fast it goes at a part of the time: 1 is the speed of a line. What is outside of 0 to 1 counts as the nearest of these.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let curve): return curve.slope(at: x)
    case .circularEaseIn: return Self.circleSlope(x)
    case .circularEaseOut: return Self.circleSlope(1 - x)
    case .circularEaseInOut: return Self.circleSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .inverseCircularEaseInOut: return Self.circleSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// This curve with the axes exchanged.
  public var inverse: UnitCurve {
    let kind: Kind =
      switch self.kind {
      case .bezier(let curve): .bezier(curve.inverse)
      case .circularEaseIn: .circularEaseOut
      case .circularEaseOut: .circularEaseIn
      case .circularEaseInOut: .inverseCircularEaseInOut
      case .inverseCircularEaseInOut: .circularEaseInOut
      }
    return UnitCurve(kind: kind)
  }

  /// The lower right quarter of a circle around (0, 1).
  private static func circle(_ x: Double) -> Double { 1 - max(0, 1 - x * x).squareRoot() }
  private static func circleSlope(_ x: Double) -> Double { x / max(0, 1 - x * x).squareRoot() }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
private struct BezierCurve: Hashable {
  let start: UnitPoint
  let end: UnitPoint

  var x1: Double { min(1, max(0, Double(start.x))) }
  var y1: Double { start.y.isFinite ? Double(start.y) : 0 }
  var x2: Double { min(1, max(0, Double(end.x))) }
  var y2: Double { end.y.isFinite ? Double(end.y) : 0 }

  var inverse: BezierCurve { BezierCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x)) }

  private var isLine: Bool { start.x == start.y && end.x == end.y }

  func value(at x: Double) -> Double {
    // A line has no error of its own.
    isLine ? x : Self.place(parameter(at: x), y1, y2)
  }

  func slope(at x: Double) -> Double {
    if isLine { return 1 }
    // At the ends the parameter is the time, exactly.
    let t = x == 0 || x == 1 ? x : parameter(at: x)
    let across = Self.derivative(t, x1, x2)
    let up = Self.derivative(t, y1, y2)
    if across > 1e-9 { return up / across }
    // A control point that is the end itself has no direction there: what Apple's tests say of easeOut at 0 and of easeIn at 1.
    return abs(up) > 1e-9 ? (up < 0 ? -.infinity : .infinity) : t < 0.5 ? 1 : 0
  }

  /// Where the curve has this x: halving is exact enough, and x never goes back.
  private func parameter(at x: Double) -> Double {
    let (x1, x2) = (x1, x2)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.place(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func place(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
