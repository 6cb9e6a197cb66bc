import SwiftUICore

// The style sheet shows it in rows. That of a tab is in the tab's item.
extension BadgeEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    guard let text else { return }
    surroundings.withRowBox { box in
      box.addClass("badged")
      box.addAttribute("data-badge", text)
      if prominence != .standard { box.addAttribute("data-prominence", prominence.kind.rawValue) }
    }
  }
}
