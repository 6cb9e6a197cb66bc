import SwiftUICore

extension ScrollContent: DOMContent {
  var role: DOMRole { .scroller }

  static var limit: String? {
    """
    Whether the ends give way is as the person has set up the browser: `scrollBounceBehavior` changes nothing. When scrolling puts a \
    keyboard on screen away is the system's choice: `scrollDismissesKeyboard` changes nothing. What scrolls is cut at its edges, also with \
    `scrollClipDisabled`; content that is smaller stands at the beginning, whatever `defaultScrollAnchor` says for `alignment`.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "scroll", of: element, [("tabindex", "0")], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    let name: String? =
      switch axes {
      case .vertical: nil
      case .horizontal: "horizontal"
      case []: "none"
      default: "both"
      }
    // The layout has its margins: those behind what scrolls are room of the page's. What snaps does so within them.
    let margins = traits.margins
    let rooms: [DOMSetting] = [
      .style("scroll-padding", margins.paddingUnderBars),
      .style("padding-inline-end", margins.trailing == 0 ? nil : CSS.lengthUnderBar(margins.trailing, "end")),
      .style("padding-block-end", margins.bottom == 0 ? nil : CSS.lengthUnderBar(margins.bottom, "bottom")),
    ]
    return [.attribute("data-axes", name)] + rooms + traits.settings + [target.setting]
  }
}
