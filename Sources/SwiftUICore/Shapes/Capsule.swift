/// A rectangle whose shorter sides are half circles.
public struct Capsule: _OutlinedShape {
  /// How the corners are drawn. Browsers draw circular ones.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(outline: ShapeOutline(.capsule)) }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
