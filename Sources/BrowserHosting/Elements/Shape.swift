import SwiftUICore

extension ShapeContent: DOMContent {
  var role: DOMRole { .leaf }

  static var limit: String? { "Corners are quarters of circles, also where `continuous` ones are asked for." }

  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "shape fill-x fill-y", of: element) }

  /// The style sheet draws it: an area inside the node, or a ring of its line.
  var settings: [DOMSetting] {
    // The outer edge of the line.
    let line = outline.lineWidth ?? 0
    var outer = outline
    outer.inset -= line / 2
    return [
      .attribute("data-shape", CSS.radius(outer) == nil ? "circle" : nil),
      .attribute("data-line", outline.lineWidth == nil ? nil : ""), .attribute("data-sized", CSS.needsSize(paint) ? "" : nil),
      .style("mix-blend-mode", paint.parts.drawing.blendMode == .normal ? nil : CSS.blendMode(paint.parts.drawing.blendMode)),
      .style("--inset", CSS.length(outer.inset)), .style("--corner", CSS.radius(outer)),
      .style("--line-width", outline.lineWidth.map(CSS.length)),
    ] + CSS.drawing(paint).map { .style($0.name, $0.value) }
  }
}
