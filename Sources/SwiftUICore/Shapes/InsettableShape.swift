import Foundation

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns this shape, smaller by an amount on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape, smaller by an amount on each side.
public struct _InsetShape<Base: _OutlinedShape>: _OutlinedShape {
  var base: Base
  var amount: CGFloat

  nonisolated public var _outline: _ShapeOutline {
    var outline = base._outline.outline
    outline.inset += amount
    return _ShapeOutline(outline: outline)
  }

  nonisolated public static var _isContainers: Bool { Base._isContainers }

  /// Those of the shape, and the amount.
  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
