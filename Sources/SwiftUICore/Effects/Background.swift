import Foundation

/// Paint behind an element, as far as its layout goes, or in a shape of that size.
package struct BackgroundEffect: ElementEffect {
  package let paint: Paint
  /// Nil is the whole rectangle.
  package let outline: ShapeOutline?

  package init(paint: Paint, outline: ShapeOutline?) {
    self.paint = paint
    self.outline = outline
  }

  package var summary: String? { "background(\(paint)\(outline.map { ",\($0)" } ?? ""))" }
}

package struct BackgroundModifier<Style: ShapeStyle>: EffectModifier {
  let style: Style
  let outline: ShapeOutline?

  nonisolated init(_ style: Style, _ outline: ShapeOutline? = nil) {
    self.style = style
    self.outline = outline
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> BackgroundEffect {
    BackgroundEffect(paint: style._paint(in: environment).paint, outline: outline)
  }
}

extension View {
  /// Paints a style behind this view, as large as the view. Where that touches the edges of the window that are given, the style
  /// reaches under what covers them, such as a notch.
  nonisolated public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(BackgroundModifier(style))
  }

  /// Paints the background style behind this view: what the window shows behind everything, unless `backgroundStyle(_:)` says
  /// something else. See `background(_:ignoresSafeAreaEdges:)` for the edges.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(BackgroundModifier(BackgroundStyle()))
  }

  /// Paints a style behind this view, in a shape of the view's size.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundModifier(style, shape._outline.outline))
  }

  /// Paints the background style behind this view, in a shape of the view's size.
  nonisolated public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(BackgroundModifier(BackgroundStyle(), shape._outline.outline))
  }

  /// Paints a style over this view, as large as the view. See `background(_:ignoresSafeAreaEdges:)` for the edges.
  nonisolated public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Paints a style over this view, in a shape of the view's size.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
