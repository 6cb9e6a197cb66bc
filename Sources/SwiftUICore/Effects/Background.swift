import Foundation

/// Paint behind an element, as far as its layout goes, or in a shape of that size.
package struct BackgroundEffect: MeasuringEffect {
  package let paint: Paint
  /// Nil is the whole rectangle.
  package let outline: ShapeOutline?
  /// Where the host reports the size, if the outline depends on that.
  package let target: ElementID?
  /// Edges at which it reaches under what covers them, where the element touches that. Nothing is laid out otherwise for that.
  package let edges: Edge.Set

  package init(paint: Paint, outline: ShapeOutline?, target: ElementID? = nil, edges: Edge.Set = []) {
    self.paint = paint
    self.outline = outline
    self.target = target
    self.edges = edges
  }

  package var measured: ElementID? { target }
  package var summary: String? { "background(\(paint)\(outline.map { ",\($0)" } ?? ""))" }
}

package struct BackgroundModifier<Style: ShapeStyle>: EffectModifier {
  let style: Style
  let edges: Edge.Set

  nonisolated init(_ style: Style, _ edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> BackgroundEffect {
    BackgroundEffect(paint: style._paint(in: environment).paint, outline: nil, edges: edges)
  }
}

package struct ShapeBackgroundModifier<Style: ShapeStyle, Outline: Shape>: ShapedModifier {
  package typealias Effect = BackgroundEffect

  let style: Style
  package let shape: Outline
  package let fillStyle: FillStyle

  nonisolated init(_ style: Style, _ shape: Outline, _ fillStyle: FillStyle) {
    self.style = style
    self.shape = shape
    self.fillStyle = fillStyle
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues, _ outline: ShapeOutline, _ target: ElementID?) -> BackgroundEffect {
    BackgroundEffect(paint: style._paint(in: environment).paint, outline: outline, target: target)
  }
}

extension View {
  /// Paints a style behind this view, as large as the view. Where that touches one of the edges, the style reaches under what covers it,
  /// such as a bar or a notch.
  nonisolated public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(BackgroundModifier(style, edges))
  }

  /// Paints the background style behind this view: what the window shows behind everything, unless `backgroundStyle(_:)` says
  /// something else. See `background(_:ignoresSafeAreaEdges:)` for the edges.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(BackgroundModifier(BackgroundStyle(), edges))
  }

  /// Paints a style behind this view, in a shape of the view's size.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeBackgroundModifier(style, shape, fillStyle))
  }

  /// Paints the background style behind this view, in a shape of the view's size.
  nonisolated public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(ShapeBackgroundModifier(BackgroundStyle(), shape, fillStyle))
  }

  /// Paints a style over this view, as large as the view. See `background(_:ignoresSafeAreaEdges:)` for the edges.
  nonisolated public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Paints a style over this view, in a shape of the view's size.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
