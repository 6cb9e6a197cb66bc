import SwiftUICore

extension RootContent: DOMContent {
  var role: DOMRole { .container }

  static var limit: String? {
    """
    `openWindow` opens a page of its own, in a tab or a window of the browser, soon after a person has done something; a browser closes \
    only pages that the app has opened. `openWindow` and `dismissWindow` are about the windows of the person who acts: those of one browser, \
    and of one user where people sign in. Where windows are and how they look is the browser's: of `defaultSize`, `defaultPosition`, \
    `windowResizability`, `windowStyle`, `windowToolbarStyle`, `windowLevel`, `restorationBehavior` and `handlesExternalEvents` only the \
    size counts, and only for pages that the app opens. A page cannot be felt: `sensoryFeedback` asks what the app wants, and nothing \
    happens.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("main", class: "root", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  /// The script gives the whole page this scheme.
  var settings: [DOMSetting] { [.attribute("data-scheme", scheme), .attribute("data-list", hasList ? "" : nil)] }

  var scheme: String? { colorScheme.map { $0 == .dark ? "dark" : "light" } }
}
