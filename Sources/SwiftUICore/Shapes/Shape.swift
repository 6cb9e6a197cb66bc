import Foundation

/// A two-dimensional shape. As a view it is filled with the foreground style and takes the space that it is offered.
///
/// The shapes of this module conform; apps cannot make shapes of their own yet.
public protocol Shape: View, Sendable {
  /// The shape as hosts know it. Not for apps.
  nonisolated var _outline: _ShapeOutline { get }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns this shape, smaller by an amount on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
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
