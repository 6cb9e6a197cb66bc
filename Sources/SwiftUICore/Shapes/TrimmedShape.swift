import Foundation

/// A part of the outline of a shape.
public struct _TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var startFraction: CGFloat
  var endFraction: CGFloat

  nonisolated public static var role: ShapeRole { Base.role }

  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? {
    guard let drawing = base.drawing(in: size), drawing.stroke == nil else {
      return size.map { _ShapeOutline(ShapeDrawing(path(in: CGRect(origin: .zero, size: $0)))) }
    }
    // Where the sides of the area differ, so do the parts of a unit's length.
    guard drawing.space != .unit else {
      return size.map { _ShapeOutline(trimmed(drawing.inPoints($0))) }
    }
    return _ShapeOutline(trimmed(drawing))
  }

  nonisolated private func trimmed(_ drawing: ShapeDrawing) -> ShapeDrawing {
    drawing.with(path: drawing.path.trimmedPath(from: startFraction, to: endFraction))
  }

  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      base.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length, from 0 to 1. Nothing, where the first is not the smaller one.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, startFraction: startFraction, endFraction: endFraction)
  }
}
