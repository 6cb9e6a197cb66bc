import Foundation

/// A shape with its paint, as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  var shape: Content
  let style: Style
  var fillStyle = FillStyle()
}

extension _ShapeView: ElementView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    if Content._isOutlined { return _Node(DescribedNode(view, context)) }
    let isInterpolated = Content.AnimatableData.self != EmptyAnimatableData.self && context.graph.host?.animates == true
    return _Node(isInterpolated ? InterpolatingShapeNode(view, context) : DrawnShapeNode(view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    if Content._isOutlined {
      node.cast(to: DescribedNode<Self>.self).update(&view)
    } else if let node = node.node as? InterpolatingShapeNode<Content, Style> {
      node.take(&view)
    } else {
      node.cast(to: DrawnShapeNode<Content, Style>.self).update(view)
    }
  }

  package func content(in environment: EnvironmentValues) -> ShapeContent {
    // A shape that is outlined always has one.
    let outline = shape._outline(in: nil)?.outline ?? ShapeOutline(.rectangle)
    return ShapeContent(outline.resolved(in: environment), style._paint(in: environment).paint)
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
  package var innerKinds: InnerKinds { .growing }
  package var summary: [String] { ["\(outline)", "\(paint)"] }
}

extension Shape {
  /// Fills this shape with a color or gradient.
  nonisolated public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, Style
  > {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills this shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: .foreground, fillStyle: style)
  }

  /// Draws the line around this shape with a color or gradient, half of it inside and half outside.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, Style> {
    _ShapeView(shape: _StrokedShape(base: self, lineWidth: lineWidth), style: content)
  }

  /// Draws the line around this shape with a color or gradient, with dashes, ends and corners of a style.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StyledStrokeShape<Self>, Style> {
    _ShapeView(shape: _StyledStrokeShape(base: self, style: style), style: content)
  }

  /// The line around this shape as a shape, which is filled with the foreground style as a view.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, lineWidth: lineWidth)
  }

  /// The line around this shape as a shape, with dashes, ends and corners of a style.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StyledStrokeShape(base: self, style: style)
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

  /// Draws the line around this shape with a color or gradient, all of it inside, with dashes, ends and corners of a style.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws the line around this shape with the foreground style, all of it inside, with dashes, ends and corners of a style.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(.foreground, style: style)
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

  /// Draws the line around the shape in a style, in front of what is there.
  nonisolated public func stroke<Other: ShapeStyle>(_ content: Other, style: StrokeStyle, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, style: style) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws the line around the shape, all of it inside, in front of what is there.
  nonisolated public func strokeBorder<Other: ShapeStyle>(
    _ content: Other = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }

  /// Draws the line around the shape in a style, all of it inside, in front of what is there.
  nonisolated public func strokeBorder<Other: ShapeStyle>(
    _ content: Other = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }
}
