import Foundation
import SwiftUICore

extension LinkContent: DOMContent {
  var role: DOMRole { .button }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "a", class: "link", of: element, [("target", "_blank"), ("rel", "noopener noreferrer")],
      DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    let address = DOMAddress(destination, isHandledByApp: isHandledByApp)
    return [
      .attribute("href", isEnabled ? address.href : nil), .attribute("data-open", isEnabled && address.tellsApp ? "0" : nil),
      .attribute("aria-disabled", isEnabled ? nil : "true"),
    ]
  }

  static var limit: String? {
    "Browsers open `http`, `https`, `mailto`, `tel` and `sms`; other URLs need an `OpenURLAction` of the app"
  }
}

/// How a link leads to a URL.
struct DOMAddress {
  let href: String?
  /// Whether the script reports it when a person follows the link.
  let tellsApp: Bool

  init(_ url: URL, isHandledByApp: Bool) {
    // An address such as "javascript:" is code: it never becomes one of the page.
    href = url.isOpenedByBrowsers ? url.absoluteString : nil
    tellsApp = isHandledByApp || href == nil
  }
}

extension URL {
  /// Whether a page may have a browser open this.
  var isOpenedByBrowsers: Bool {
    ["http", "https", "mailto", "tel", "sms"].contains(scheme?.lowercased() ?? "")
  }
}
