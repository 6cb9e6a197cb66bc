import Foundation
import SwiftUICore

extension CanvasContent: DOMContent {
  var role: DOMRole { .container }

  static var limit: String? {
    """
    `ResolvedText.measure(in:)` is an estimate. Filters need a browser whose canvases have them. \
    Colours mix as they are in each `colorMode`, and gradients neither repeat nor mirror. A text has one style, and labels in place of \
    images. A symbol has one colour; what its `symbols` show is a picture, taken again when they change, without what moves by itself.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    // A drawing without a name is passed over.
    let isNamed = element.effects.contains { ($0 as? AccessibilityEffect)?.label != nil }
    let canvas = DOMNode("canvas", [("class", "control")] + (isNamed ? [("role", "img")] : []) + [("data-control", "")])
    // Laid out, and seen only where it is drawn.
    let symbols = DOMNode(
      "div", [("class", "symbols"), ("data-content", ""), ("aria-hidden", "true"), ("inert", "")],
      DOMMapping.nodes(for: element.children, in: place))
    return DOMNode(
      "div", class: "canvas fill-x fill-y", of: element, [("data-measure", Measurement.size.rawValue)],
      .children(hasSymbols ? [canvas, symbols] : [canvas]))
  }

  var settings: [DOMSetting] {
    [.attribute("data-opaque", isOpaque ? "" : nil), .operations(first: 0, last: 0, CanvasEncoder.operations(operations))]
  }

  /// Only the operations that are different, with their neighbours' count.
  func changes(from old: CanvasContent) -> [DOMSetting] {
    let opacity: [DOMSetting] = isOpaque == old.isOpaque ? [] : [.attribute("data-opaque", isOpaque ? "" : nil)]
    let (before, after) = (CanvasEncoder.operations(old.operations), CanvasEncoder.operations(operations))
    if before == after { return opacity }
    let shorter = min(before.count, after.count)
    var first = 0
    while first < shorter, before[first] == after[first] { first += 1 }
    var last = 0
    while last < shorter - first, before[before.count - 1 - last] == after[after.count - 1 - last] { last += 1 }
    return opacity + [.operations(first: first, last: last, Array(after[first..<(after.count - last)]))]
  }

  static var styleSheet: [UInt8] { PackageResources.Canvas_css }
}
