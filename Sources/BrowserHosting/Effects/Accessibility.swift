import SwiftUICore

extension AccessibilityEffect: DOMEffect {
  static var limit: String? {
    """
    What ARIA does not have: `accessibilitySortPriority` (the order is that of the page), the traits \
    `playsSound`, `isKeyboardKey`, `isSummaryElement`, `startsMediaSession`, `allowsDirectInteraction` and `causesPageTurn`; the value of what \
    is no control is a part of its description. `accessibilityElement(children: .combine)` without a label leaves the children as they are.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    if let label { surroundings.replaceControlAttribute("aria-label", label) }
    if let identifier { surroundings.setAttribute("data-identifier", identifier) }
    if let details { surroundings.add(details) }
  }
}

extension DOMSurroundings {
  fileprivate mutating func add(_ details: AccessibilityDetails) {
    if details.isHidden { setAttribute("aria-hidden", "true") }
    if let value = details.value {
      replaceControlAttribute("aria-valuetext", value)
      setAttribute("data-value", value)
    }
    if let hint = details.hint { replaceControlAttribute("aria-description", hint) }
    let traits = details.addedTraits
    if traits.contains(.isHeader) { setAttribute("role", "heading") }
    if traits.contains(.isButton) { setAttribute("role", "button") }
    if traits.contains(.isLink) { setAttribute("role", "link") }
    if traits.contains(.isImage) { setAttribute("role", "img") }
    if traits.contains(.isSelected) { setAttribute("aria-current", "true") }
    if traits.contains(.updatesFrequently) { setAttribute("aria-live", "polite") }
    if let heading = details.heading { setAttribute("aria-level", String(heading == 0 ? 2 : heading)) }
    switch details.children?.kind {
    case .contain: setAttribute("role", "group")
    case .ignore: setAttribute("role", "img")
    case .combine, nil: break
    }
    for trait in details.removedTraits.words { setAttribute("data-without-\(trait)", "") }
  }
}

extension AccessibilityActionEffect: DOMEffect {
  static var limit: String? {
    "Actions with a name, and those of kinds other than the default, are not offered: ARIA has none. An adjustable view takes the arrow keys."
  }

  func add(to surroundings: inout DOMSurroundings) {
    switch kind {
    case .adjustment:
      surroundings.setAttribute("data-adjust", String(target.rawValue))
      surroundings.setAttribute("role", "spinbutton")
      surroundings.setAttribute("tabindex", "0")
    case .action(.standard): surroundings.setAttribute("data-act", String(target.rawValue))
    case .action: break
    }
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "act") { arguments in
        guard arguments.count == 1, case .integer(let step) = arguments[0] else { return nil }
        return switch step {
        case 0: AccessibilityActionEvent.perform
        case 1: AccessibilityActionEvent.increment
        case -1: AccessibilityActionEvent.decrement
        default: nil
        }
      }
    ]
  }
}

extension RepresentationEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .closed) { $0.addClass("spoken-only") }
  }
}
