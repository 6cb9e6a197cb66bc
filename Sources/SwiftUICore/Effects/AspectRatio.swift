import Foundation

/// Proportions that an element keeps in the space that it is offered.
package struct AspectRatioEffect: ElementEffect {
  /// Width by height; nil for the element's own.
  package let ratio: Double?
  package let contentMode: ContentMode

  nonisolated package init(_ ratio: Double?, _ contentMode: ContentMode) {
    // A ratio that no rectangle has says nothing.
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }

  package var summary: String? { "aspectRatio(\(ratio.map { "\($0)," } ?? "")\(contentMode))" }
}

extension AspectRatioEffect: EffectModifier {}

extension View {
  /// Keeps the proportions of this view where it grows and shrinks.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; nil for the view's own, such as an image has. Values that are not greater
  ///     than 0 count as nil.
  ///   - contentMode: Whether the view fits inside the space that it is offered, or covers it. A view that covers it may be larger
  ///     than the space: put a `frame` with `clipped()` around it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioEffect(aspectRatio.map(Double.init), contentMode))
  }

  /// Keeps the proportions of a size where this view grows and shrinks.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioEffect(Double(aspectRatio.width / aspectRatio.height), contentMode))
  }

  /// Makes this view as large as fits inside the space that it is offered, in its own proportions.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes this view as small as covers the space that it is offered, in its own proportions.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
