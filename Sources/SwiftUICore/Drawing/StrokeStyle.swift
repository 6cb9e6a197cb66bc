import Foundation

/// How a line ends where it is open.
public enum CGLineCap: Int32, Sendable {
  /// At the end, squarely.
  case butt = 0
  /// With half a circle around the end.
  case round = 1
  /// Squarely, half the line's width behind the end.
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, unless that would be too long.
  case miter = 0
  /// With a part of a circle.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// How the line along a path is drawn. Lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// How the line ends where it is open.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// A pointed corner longer than this many line widths is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in turn; none is a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style; by default of a whole line, one point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Dashes that can be drawn: some length, and nothing below zero.
  package var drawnDash: [CGFloat] {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 } ? dash : []
  }
}

extension StrokeStyle: Animatable {
  /// Width, limit and phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}
