import Foundation
import SwiftUICore

// The node has a drawing with one path. A colour paints the path itself; any other paint fills the node, and the area of the path is cut
// out of that.
extension DrawingContent: DOMContent {
  var role: DOMRole { .leaf }

  static var limit: String? {
    """
    A shape that depends on its size appears when the page has told that. All shapes take the space that there is: `sizeThatFits` is \
    not asked. No shadows of a style lie inside it.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let path = DOMNode("path", [("data-control", "")])
    let drawing = DOMNode("svg", [("class", "control"), ("aria-hidden", "true")], .children([path]))
    return DOMNode("div", class: "drawing fill-x fill-y", of: element, [], .children([drawing]))
  }

  var settings: [DOMSetting] {
    var isColor = false
    if case .color = paint.parts.paint { isColor = true }
    let blendMode = paint.parts.drawing.blendMode
    let line = isColor ? drawing?.stroke : nil
    let dash = line?.drawnDash ?? []
    // A line stands out by half its width, and by more where it has points.
    let outset = isColor ? 0 : drawing?.stroke.map { ($0.lineWidth * ($0.lineJoin == .miter ? 2 : 0.5)).rounded(.up) } ?? 0
    return [
      .attribute("data-measure", measurement?.rawValue),
      .control("d", isColor ? drawing.map { CSS.path($0.path, in: $0.space) } : nil),
      .control("fill-rule", drawing?.isEvenOdd == true ? "evenodd" : nil),
      .attribute("data-line", line == nil ? nil : ""),
      .control("stroke-width", line.map { CSS.number(max(0, Double($0.lineWidth))) }),
      .control("stroke-linecap", line.flatMap { $0.lineCap == .butt ? nil : $0.lineCap.word }),
      .control("stroke-linejoin", line.flatMap { $0.lineJoin == .miter ? nil : $0.lineJoin.word }),
      .control("stroke-miterlimit", line.map { CSS.number(max(1, Double($0.miterLimit))) }),
      .control("stroke-dasharray", dash.isEmpty ? nil : dash.map { CSS.number(Double($0)) }.joined(separator: " ")),
      .control("stroke-dashoffset", line.flatMap { $0.dashPhase == 0 ? nil : CSS.number(Double($0.dashPhase)) }),
      .drawing("viewBox", drawing.flatMap { $0.space == .points ? nil : "0 0 1 1" }),
      .drawing("preserveAspectRatio", drawing?.space == .unit ? "none" : nil),
      .style("--paint", CSS.background(paint)),
      .style("--clip", isColor ? nil : drawing.map { CSS.clip($0, outset: outset) } ?? "path(\"M0 0\")"),
      .attribute("data-clip", isColor ? nil : ""),
      .style("--outset", outset > 0 ? CSS.length(outset) : nil),
      .style("--backdrop", CSS.backdrop(paint)),
      .attribute("data-sized", CSS.needsSize(paint) ? "" : nil), .style("filter", CSS.outerShadows(paint)),
      .style("mix-blend-mode", blendMode == .normal ? nil : CSS.blendMode(blendMode)),
    ]
  }

  // Nearly always only the path or the paint changes.
  func changes(from old: DrawingContent) -> [DOMSetting] {
    if drawing == old.drawing, measurement == old.measurement, case .color = paint, case .color = old.paint {
      return [.style("--paint", CSS.background(paint))]
    }
    return settings.changes(from: old.settings)
  }

  static var styleSheet: [UInt8] { PackageResources.Drawing_css }
}
