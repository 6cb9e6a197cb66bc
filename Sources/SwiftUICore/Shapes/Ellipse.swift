/// An ellipse as large as the space that it is offered.
public struct Ellipse: _OutlinedShape {
  /// Creates an ellipse.
  nonisolated public init() {}

  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(outline: ShapeOutline(.ellipse)) }
}

extension Shape where Self == Ellipse {
  /// An ellipse as large as the space that it is offered.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
