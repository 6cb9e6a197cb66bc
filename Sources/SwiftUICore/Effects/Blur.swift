import Foundation

/// A Gaussian blur of an element.
package struct BlurEffect: ElementEffect {
  /// In points.
  package let radius: CGFloat
  /// Whether nothing of the blur lies outside the element's frame.
  package let isOpaque: Bool

  package var summary: String? { "blur(\(radius))" }
  package var transitionStep: TransitionStep? { .blur(radius) }
}

extension BlurEffect: EffectModifier {}

extension View {
  /// Blurs this view by a radius in points. With `opaque` the blur does not reach beyond the view's frame.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
}

extension VisualEffect {
  /// Blurs the view by a radius in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurEffect(radius: radius, isOpaque: opaque))
  }
}
