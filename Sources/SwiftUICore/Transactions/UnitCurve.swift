import Foundation

/// A curve from (0, 0) to (1, 1): how far something has come at each part of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier, circularEaseIn, circularEaseOut, circularEaseInOut, inverseCircularEaseInOut
  }

  private var kind = Kind.bezier
  /// The control points; where it is no Bézier curve, those of one that comes near, for hosts that know no other.
  let startControlPoint: UnitPoint
  let endControlPoint: UnitPoint

  /// Creates a cubic Bézier curve with two control points. Their x counts from 0 to 1: time never goes back.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
  }

  /// The same speed all the time.
  public static let linear = curve(0, 0, 1, 1)
  /// Begins slowly.
  public static let easeIn = curve(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = curve(0, 0, 0.58, 1)
  /// Begins and ends slowly.
  public static let easeInOut = curve(0.42, 0, 0.58, 1)
  /// A quarter of a circle that begins slowly.
  public static let circularEaseIn = curve(0.55, 0, 1, 0.45, .circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = curve(0, 0.55, 0.45, 1, .circularEaseOut)
  /// Two quarters of circles: begins and ends slowly.
  public static let circularEaseInOut = curve(0.85, 0, 0.15, 1, .circularEaseInOut)

  private static func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ kind: Kind = .bezier) -> UnitCurve {
    UnitCurve(kind: kind, startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// How far it has come at a part of the time. What is outside of 0 to 1 counts as the nearest of these.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    // A line has no error of its own.
    case .bezier: return isLine ? x : y(at: parameter(at: x))
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
    case .bezier: return isLine ? 1 : slope(at: x)
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
      case .bezier: .bezier
      case .circularEaseIn: .circularEaseOut
      case .circularEaseOut: .circularEaseIn
      case .circularEaseInOut: .inverseCircularEaseInOut
      case .inverseCircularEaseInOut: .circularEaseInOut
      }
    return Self.curve(startControlPoint.y, startControlPoint.x, endControlPoint.y, endControlPoint.x, kind)
  }

  // MARK: Circles

  /// The lower right quarter of a circle around (0, 1).
  private static func circle(_ x: Double) -> Double { 1 - max(0, 1 - x * x).squareRoot() }
  private static func circleSlope(_ x: Double) -> Double { x / max(0, 1 - x * x).squareRoot() }

  // MARK: Bézier curves

  private var isLine: Bool { startControlPoint.x == startControlPoint.y && endControlPoint.x == endControlPoint.y }
  private var x1: Double { min(max(Double(startControlPoint.x), 0), 1) }
  private var x2: Double { min(max(Double(endControlPoint.x), 0), 1) }
  private func y(at t: Double) -> Double { Self.bezier(t, Double(startControlPoint.y), Double(endControlPoint.y)) }

  private func slope(at x: Double) -> Double {
    // At the ends the parameter is the time, exactly.
    let t = x == 0 || x == 1 ? x : parameter(at: x)
    let across = Self.derivative(t, x1, x2)
    let up = Self.derivative(t, Double(startControlPoint.y), Double(endControlPoint.y))
    if across > 1e-9 { return up / across }
    // A control point that is the end itself has no direction there: what Apple's tests say of easeOut at 0 and of easeIn at 1.
    return abs(up) > 1e-9 ? (up < 0 ? -.infinity : .infinity) : t < 0.5 ? 1 : 0
  }

  /// Where the curve has this x: halving is exact enough, and x never goes back.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
