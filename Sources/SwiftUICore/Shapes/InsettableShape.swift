import Foundation

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns this shape, smaller by an amount on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns this shape, smaller by an amount in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(base: self, amount: amount) }
}

/// A shape, smaller by an amount on each side.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  nonisolated public var _outline: _ShapeOutline {
    var outline = base._outline.outline
    outline.inset += amount
    return _ShapeOutline(outline: outline)
  }
}
