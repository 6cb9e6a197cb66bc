import Foundation

/// The line around a shape, as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let lineWidth: CGFloat

  nonisolated public var _outline: _ShapeOutline {
    var outline = base._outline.outline
    outline.lineWidth = lineWidth
    return _ShapeOutline(outline: outline)
  }
}
