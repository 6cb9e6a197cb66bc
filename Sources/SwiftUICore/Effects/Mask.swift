import Foundation

/// An element is seen only as far as a shape of its size is painted: fully where the paint is opaque, not at all where it is clear.
package struct MaskEffect: MeasuringEffect {
  package let outline: ShapeOutline
  package let paint: Paint
  /// Where the host reports the size, if the outline depends on that.
  package let target: ElementID?

  package init(outline: ShapeOutline, paint: Paint, target: ElementID? = nil) {
    self.outline = outline
    self.paint = paint
    self.target = target
  }

  package var measured: ElementID? { target }
  package var summary: String? { "mask(\(outline),\(paint))" }
}

package struct MaskModifier<Outline: Shape, Style: ShapeStyle>: ShapedModifier {
  package typealias Effect = MaskEffect

  package let shape: Outline
  let style: Style
  package let fillStyle: FillStyle

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues, _ outline: ShapeOutline, _ target: ElementID?) -> MaskEffect {
    MaskEffect(outline: outline, paint: style._paint(in: environment).paint, target: target)
  }
}

/// A view that is nothing but a painted shape, so that hosts need not draw it to know it as a mask.
@MainActor
protocol PaintedShape {
  associatedtype Outline: Shape
  associatedtype Style: ShapeStyle

  /// The shape with its paint.
  var painted: _ShapeView<Outline, Style> { get }
}

extension _ShapeView: PaintedShape {
  var painted: Self { self }
}

extension Color: PaintedShape {
  var painted: _ShapeView<Rectangle, Color> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: PaintedShape {
  var painted: _ShapeView<Rectangle, LinearGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

extension View {
  /// Shows this view only where other views are painted: as opaque as they are.
  ///
  /// A shape, filled or not, a color and a gradient mask in browsers. Of other views these know no outline: what they would mask is
  /// shown whole.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, alignment: alignment, mask: mask())
  }

  /// Shows this view only where another one is painted. See `mask(alignment:_:)`.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, alignment: .center, mask: mask)
  }
}

/// A view with a mask. Which kind it is depends on the type of the mask alone, so the identity of the view never changes.
private struct MaskedView<Content: View, Mask: View> {
  let content: Content
  let alignment: Alignment
  let mask: Mask
}

extension MaskedView: View {
  var body: AnyView {
    if let shape = mask as? any Shape { return masked(by: shape) }
    if let painted = mask as? any PaintedShape { return masked(by: painted) }
    return AnyView(content.modifier(LayerModifier(.mask, alignment, mask)))
  }

  private func masked(by shape: some Shape) -> AnyView {
    AnyView(content.modifier(MaskModifier(shape: shape, style: ForegroundStyle(), fillStyle: FillStyle())))
  }

  @MainActor
  private func masked(by painted: some PaintedShape) -> AnyView {
    let view = painted.painted
    return AnyView(content.modifier(MaskModifier(shape: view.shape, style: view.style, fillStyle: view.fillStyle)))
  }
}
