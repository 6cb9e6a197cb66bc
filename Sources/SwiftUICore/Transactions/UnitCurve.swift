import Foundation

/// A curve from (0, 0) to (1, 1): how far something has come at each part of its time.
public struct UnitCurve: Hashable, Sendable {
  let startControlPoint: UnitPoint
  let endControlPoint: UnitPoint

  /// Creates a cubic Bézier curve with two control points.
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

  private static func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    UnitCurve(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// How far it has come at a part of the time. What is outside of 0 to 1 counts as the nearest of these.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    // A line has no error of its own.
    if startControlPoint.x == startControlPoint.y && endControlPoint.x == endControlPoint.y { return progress }
    return Self.bezier(parameter(at: progress), startControlPoint.y, endControlPoint.y)
  }

  /// How fast it goes at a part of the time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (low, high) = (max(0, progress - step), min(1, progress + step))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// This curve with the axes exchanged.
  public var inverse: UnitCurve {
    UnitCurve(
      startControlPoint: UnitPoint(x: startControlPoint.y, y: startControlPoint.x),
      endControlPoint: UnitPoint(x: endControlPoint.y, y: endControlPoint.x))
  }

  /// Where the curve has this x: halving is exact enough, and x never goes back.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(middle, startControlPoint.x, endControlPoint.x) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
  }
}
