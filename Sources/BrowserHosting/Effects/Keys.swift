import SwiftUICore

extension KeyboardShortcutEffect: DOMEffect {
  static var limit: String? {
    """
    Command is Control where the system is not Apple's. What a browser keeps for itself, such as Command with W, T, N or Q, does not \
    reach the page.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("data-shortcut", shortcut?.words ?? "")
  }
}

extension KeyPressEffect: DOMEffect {
  static var limit: String? {
    """
    The app answers after the browser: a key that an action names does nothing else than that even if the action ignores it, but \
    characters in a text field are typed even if the action handles them. An action for any key leaves Tab and what is typed with \
    Command or Control to the browser.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    // An action for no key at all.
    if keys?.isEmpty == true { return }
    surroundings.setAttribute("data-focus", "")
    let names = keys.map { $0.map { $0 == .space ? "Space" : $0.name }.sorted() } ?? ["*"]
    for name in names { surroundings.addTapWord("data-keys", name) }
    if phases.contains(.up) { surroundings.setAttribute("data-key-up", "") }
  }
}

extension FocusEffect: DOMEffect {
  static var limit: String? {
    """
    `focusable` takes the focus by Tab and by a click, whatever the interactions are. `AccessibilityFocusState` follows the focus: browsers \
    do not tell where a screen reader is. On telephones browsers open the keyboard for a field only when the person has just tapped.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    if hidesRing { return surroundings.setAttribute("data-no-ring", "") }
    surroundings.setAttribute("data-focus", "")
    if let isFocusable { surroundings.setAttribute("tabindex", isFocusable ? "0" : "-1") }
  }
}
