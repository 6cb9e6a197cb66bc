import Foundation

/// What lies outside a shape of the element's size is not shown.
package struct ClipEffect: ElementEffect {
  package let outline: ShapeOutline

  nonisolated package init(_ outline: ShapeOutline) {
    self.outline = outline
  }

  package var summary: String? { "clip(\(outline))" }
}

extension ClipEffect: EffectModifier {}

extension View {
  /// Shows only what of this view lies inside a shape of its size.
  nonisolated public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape._outline.outline))
  }

  /// Shows only what of this view lies inside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipEffect(ShapeOutline(.rectangle)))
  }

  /// Shows only what of this view lies inside its frame with corners of this radius, in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipEffect(ShapeOutline(.roundedRectangle(width: radius, height: radius))))
  }
}
