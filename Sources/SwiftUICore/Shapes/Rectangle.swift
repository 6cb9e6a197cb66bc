/// A rectangle as large as the space that it is offered.
public struct Rectangle: _OutlinedShape {
  /// Creates a rectangle.
  nonisolated public init() {}

  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(outline: ShapeOutline(.rectangle)) }
}

extension Shape where Self == Rectangle {
  /// A rectangle as large as the space that it is offered.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
