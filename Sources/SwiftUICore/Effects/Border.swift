import Foundation

/// A line inside the edges of an element, in front of it. It takes no part in layout.
package struct BorderEffect: ElementEffect {
  package let paint: Paint
  /// In points.
  package let width: CGFloat

  package var summary: String? { "border(\(paint),\(width))" }
}

package struct BorderModifier<Style: ShapeStyle>: EffectModifier {
  let style: Style
  let width: CGFloat

  nonisolated init(_ style: Style, _ width: CGFloat) {
    self.style = style
    self.width = width
  }

  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> BorderEffect {
    BorderEffect(paint: style._paint(in: environment).paint, width: width)
  }
}

extension View {
  /// Draws a line of this width, in points, inside the edges of this view and in front of it. It takes no space in the layout.
  nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(content, width))
  }
}
