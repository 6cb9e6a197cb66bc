import Foundation

/// One thing that is drawn on a canvas, with all that is in force when it is.
package struct DrawingOperation: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case fill(Path, DrawingPaint, isEvenOdd: Bool)
    case stroke(Path, DrawingPaint, StrokeStyle)
    /// One line, or lines at line breaks, so that a point of their rectangle, in units of its size, is at a place.
    case text(TextContent, DrawingPaint?, at: CGPoint, anchor: UnitPoint)
    /// Lines as wide as a rectangle, from its top on.
    case lines(TextContent, DrawingPaint?, in: CGRect)
    /// Drawn by itself, and then put in as one.
    case layer([DrawingOperation])
  }

  package let kind: Kind
  package let state: DrawingState
}

/// What is in force when something is drawn. An object that never changes: most operations share theirs.
package final class DrawingState: Equatable, Sendable {
  package struct Clip: Equatable, Sendable {
    package enum Area: Equatable, Sendable {
      case path(Path, isEvenOdd: Bool)
      /// As opaque as what is drawn in it.
      case layer([DrawingOperation], opacity: Double)
    }

    package let area: Area
    /// Whether what lies outside is shown.
    package let isInverse: Bool
    /// From the coordinates of the path to those of the canvas.
    package let transform: CGAffineTransform
  }

  package let transform: CGAffineTransform
  package let opacity: Double
  package let blendMode: GraphicsContext.BlendMode
  package let clips: [Clip]
  package let filters: [DrawingFilter]

  init(
    transform: CGAffineTransform = .identity, opacity: Double = 1, blendMode: GraphicsContext.BlendMode = .normal,
    clips: [Clip] = [], filters: [DrawingFilter] = []
  ) {
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
    self.clips = clips
    self.filters = filters
  }

  func with(
    transform: CGAffineTransform? = nil, opacity: Double? = nil, blendMode: GraphicsContext.BlendMode? = nil,
    clips: [Clip]? = nil, filters: [DrawingFilter]? = nil
  ) -> DrawingState {
    DrawingState(
      transform: transform ?? self.transform, opacity: opacity ?? self.opacity, blendMode: blendMode ?? self.blendMode,
      clips: clips ?? self.clips, filters: filters ?? self.filters)
  }

  package static func == (left: DrawingState, right: DrawingState) -> Bool {
    left === right
      || (left.transform == right.transform && left.opacity == right.opacity && left.blendMode == right.blendMode
        && left.clips == right.clips && left.filters == right.filters)
  }
}

/// What something on a canvas is drawn with. Points are those of the canvas as it is transformed then.
package enum DrawingPaint: Equatable, Sendable {
  /// A paint whose unit is a rectangle.
  case paint(Paint, in: CGRect)
  case linear([Paint.Stop], start: CGPoint, end: CGPoint)
  case radial([Paint.Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// The angle is in radians.
  case conic([Paint.Stop], center: CGPoint, angle: Double)
}

/// A change of what is drawn on a canvas. Amounts are as CSS has them.
package enum DrawingFilter: Equatable, Sendable {
  case blur(radius: CGFloat)
  case shadow(ColorDescription, radius: CGFloat, x: CGFloat, y: CGFloat)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case colorInvert(Double)
  /// In radians.
  case hueRotation(Double)
}
