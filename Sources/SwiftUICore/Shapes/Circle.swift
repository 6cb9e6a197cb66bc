/// A circle: as large as fits into the space that it is offered, in its middle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  nonisolated public init() {}

  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(outline: ShapeOutline(.circle)) }
}

extension Shape where Self == Circle {
  /// A circle: as large as fits into the space that it is offered, in its middle.
  public static var circle: Circle { Circle() }
}
