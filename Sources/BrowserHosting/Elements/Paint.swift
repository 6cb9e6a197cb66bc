import SwiftUICore

extension PaintContent: DOMContent {
  var role: DOMRole { .leaf }

  static var limit: String? {
    """
    Colors are as exact as the browser's own; `displayP3` is seen on screens that have it. A `MeshGradient` is a diagonal one with its colors. \
    An `ImagePaint` shows the whole image, whatever its `sourceRect`, and symbols in black.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "paint fill-x fill-y", of: element) }

  /// A gradient that needs the size of the area is drawn inside the node, where the style sheet can tell that.
  var settings: [DOMSetting] {
    let needsSize = CSS.needsSize(paint)
    return [
      .style("background", needsSize ? nil : CSS.background(paint)), .style("--paint", needsSize ? CSS.background(paint) : nil),
      .attribute("data-sized", needsSize ? "" : nil),
    ]
  }

  static var styleSheet: [UInt8] { Array(PaletteSheet.text.utf8) + PackageResources.Paint_css }
}
