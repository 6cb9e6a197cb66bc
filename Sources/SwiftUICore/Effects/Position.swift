import Foundation

/// Puts the middle of an element at a point of all the space that there is.
package struct PositionEffect: ElementEffect {
  /// From the leading edge, in points.
  package let x: CGFloat
  /// From the upper edge, in points.
  package let y: CGFloat

  package var summary: String? { "position(\(x),\(y))" }
  package var innerKinds: InnerKinds { .growing }
}

extension PositionEffect: EffectModifier {}

extension View {
  /// Puts the middle of this view at a point, in points from the top leading corner of the space that it is offered, and takes all of
  /// that space.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionEffect(x: position.x, y: position.y))
  }

  /// Puts the middle of this view at a point, in points from the top leading corner of the space that it is offered, and takes all of
  /// that space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionEffect(x: x, y: y))
  }
}
