import SwiftUICore

extension TextContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("span", class: "text", of: element) }

  var settings: [DOMSetting] { [.text(string)] + style.settings }

  // Nearly always only the characters change.
  func changes(from old: TextContent) -> [DOMSetting] {
    (string == old.string ? [] : [.text(string)]) + (style == old.style ? [] : style.settings.changes(from: old.style.settings))
  }
}

extension TextStyle? {
  /// The style of a node's characters.
  var settings: [DOMSetting] {
    let font = self?.font
    var style: String?
    var size: String?
    switch font?.size {
    case .style(let textStyle): style = textStyle.rawValue
    case .points(let points): size = CSS.length(points)
    case nil: break
    }
    let family: String? =
      switch font?.design {
      case .serif: "ui-serif, Georgia, serif"
      case .monospaced: "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"
      case .rounded: "ui-rounded, system-ui, sans-serif"
      case .default, nil: nil
      }
    var color: String?
    var background: String?
    switch self?.foreground {
    case .color(let description): color = CSS.color(description)
    case let paint?:
      // Characters are a window through which the background is seen.
      color = "transparent"
      background = CSS.image(paint)
    case nil: break
    }
    return [
      .attribute("data-font", style), .style("font-size", size), .style("font-weight", font?.weight.map(String.init)),
      .style("font-style", font?.isItalic == true ? "italic" : nil), .style("font-family", family), .style("color", color),
      .style("background-image", background), .style("background-clip", background == nil ? nil : "text"),
      .attribute("data-extent", self?.foreground.map(CSS.needsSize) == true ? "" : nil),
    ]
  }
}
