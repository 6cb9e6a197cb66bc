import Foundation

/// A circle: as large as fits into the space that it is offered, in its middle.
public struct Circle: _OutlinedShape {
  /// Creates a circle.
  nonisolated public init() {}

  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(outline: ShapeOutline(.circle)) }

  /// The largest square in the space that is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
  }
}

extension Shape where Self == Circle {
  /// A circle: as large as fits into the space that it is offered, in its middle.
  nonisolated public static var circle: Circle { Circle() }
}
