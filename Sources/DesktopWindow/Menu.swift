import Foundation

/// A menu of an app's commands, as its page tells of it.
struct Menu: Equatable {
  /// Empty for that of the app itself.
  let title: String
  /// Items with a line between the groups.
  let groups: [[Item]]

  struct Item: Equatable {
    /// By which the page knows it.
    let number: Int
    let label: String
    /// The keys that choose it, as GTK writes them; empty for none.
    let keys: String
    let isEnabled: Bool
    /// Whether it has a tick; nil for an item that never has one.
    let isOn: Bool?
  }

  /// Nil for what no page of this version says.
  init?(_ value: Any) {
    guard let parts = value as? [Any], parts.count == 2, let title = parts[0] as? String, let groups = parts[1] as? [[[Any]]]
    else {
      return nil
    }
    let items = groups.map { $0.map(Item.init) }
    guard items.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
    (self.title, self.groups) = (title, items.map { $0.compactMap { $0 } })
  }
}

extension Menu.Item {
  fileprivate init?(_ parts: [Any]) {
    guard parts.count == 5, let number = parts[0] as? Int, let label = parts[1] as? String, let shortcut = parts[2] as? String,
      let isEnabled = parts[3] as? Bool
    else { return nil }
    self.init(number: number, label: label, keys: Self.keys(shortcut), isEnabled: isEnabled, isOn: parts[4] as? Bool)
  }

  /// A shortcut such as "shift+command+s" in GTK's words: the key that commands have is Control here.
  static func keys(_ shortcut: String) -> String {
    guard !shortcut.isEmpty else { return "" }
    let isPlus = shortcut.hasSuffix("++")
    var parts = (isPlus ? String(shortcut.dropLast(2)) : shortcut).split(separator: "+").map(String.init)
    guard let key = isPlus ? "plus" : parts.popLast() else { return "" }
    let held = [("<Control>", ["command", "control"]), ("<Shift>", ["shift"]), ("<Alt>", ["option"])].filter { _, names in
      names.contains { parts.contains($0) }
    }
    return held.map(\.0).joined() + (names[key] ?? key)
  }

  /// What keys are called that are no letters.
  private static let names = [
    ",": "comma", ".": "period", "-": "minus", "=": "equal", "/": "slash", ";": "semicolon", "[": "bracketleft",
    "]": "bracketright",
    "'": "apostrophe", "\\": "backslash", " ": "space", "Enter": "Return", "Escape": "Escape", "Backspace": "BackSpace",
    "Delete": "Delete", "ArrowUp": "Up", "ArrowDown": "Down", "ArrowLeft": "Left", "ArrowRight": "Right", "Tab": "Tab",
    "Home": "Home",
    "End": "End", "PageUp": "Page_Up", "PageDown": "Page_Down",
  ]
}
