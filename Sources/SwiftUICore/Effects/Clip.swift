import Foundation

/// What lies outside a shape of the element's size is not shown.
package struct ClipEffect: MeasuringEffect {
  package let outline: ShapeOutline
  /// Where the host reports the size, if the outline depends on that.
  package let target: ElementID?

  nonisolated package init(_ outline: ShapeOutline, target: ElementID? = nil) {
    self.outline = outline
    self.target = target
  }

  package var measured: ElementID? { target }
  package var summary: String? { "clip(\(outline))" }
}

extension ClipEffect: EffectModifier {}

package struct ClipModifier<Outline: Shape>: ShapedModifier {
  package typealias Effect = ClipEffect

  package let shape: Outline
  package let fillStyle: FillStyle

  nonisolated init(_ shape: Outline, _ fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  package static var readsEnvironment: Bool { Outline._isContainers }

  package func effect(in environment: EnvironmentValues, _ outline: ShapeOutline, _ target: ElementID?) -> ClipEffect {
    ClipEffect(outline, target: target)
  }
}

extension View {
  /// Shows only what of this view lies inside a shape of its size.
  nonisolated public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape, style))
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
