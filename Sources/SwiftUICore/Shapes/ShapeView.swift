import Foundation

/// A shape with its paint, as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  let shape: Content
  let style: Style
}

extension _ShapeView: ElementView {
  package func content(in environment: EnvironmentValues) -> ShapeContent {
    ShapeContent(shape._outline.outline, style._paint(in: environment).paint)
  }
}

/// The content of a shape: a line, and what fills it or what it is drawn with.
package struct ShapeContent: ElementContent {
  package let outline: ShapeOutline
  package let paint: Paint

  package init(_ outline: ShapeOutline, _ paint: Paint) {
    self.outline = outline
    self.paint = paint
  }

  package var role: ElementRole { ElementRole("shape") }
  package var summary: [String] { ["\(outline)", "\(paint)"] }
}

extension Shape {
  /// Fills this shape with a color or gradient.
  nonisolated public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, Style
  > {
    _ShapeView(shape: self, style: content)
  }

  /// Fills this shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: .foreground)
  }

  /// Draws the line around this shape with a color or gradient, half of it inside and half outside.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, Style> {
    _ShapeView(shape: _StrokedShape(base: self, lineWidth: lineWidth), style: content)
  }

  /// The line around this shape as a shape, which is filled with the foreground style as a view.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws the line around this shape with a color or gradient, all of it inside.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// Draws the line around this shape with the foreground style, all of it inside.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
}

extension _ShapeView {
  /// Fills the shape once more, in front of what is there.
  nonisolated public func fill<Other: ShapeStyle>(_ content: Other = .foreground, style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Draws the line around the shape, in front of what is there.
  nonisolated public func stroke<Other: ShapeStyle>(_ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws the line around the shape, all of it inside, in front of what is there.
  nonisolated public func strokeBorder<Other: ShapeStyle>(
    _ content: Other = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}
