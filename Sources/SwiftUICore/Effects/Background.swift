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
  /// Sets the view's background to a color or another style.
  nonisolated public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(BackgroundModifier(style))
  }

  /// Sets the view's background to the window's background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(BackgroundModifier(BackgroundStyle()))
  }

  /// Sets the view's background to a shape of its size, filled with a style.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundModifier(style, shape._outline.outline))
  }

  /// Sets the view's background to a shape of its size, filled with the window's background style.
  nonisolated public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(BackgroundModifier(BackgroundStyle(), shape._outline.outline))
  }

  /// Layers a color or another style in front of this view.
  nonisolated public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Layers a shape of this view's size, filled with a style, in front of it.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
