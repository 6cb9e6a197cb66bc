/// A key with the keys that are held with it, as another way to press a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows keyboards of other languages. Nothing depends on it: a host compares characters.
  public struct Localization: Hashable, Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }

    private let kind: Kind

    /// As the system does.
    public static let automatic = Localization(kind: .automatic)
    /// As the system does, without other keys for languages that run from right to left.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// Not at all.
    public static let custom = Localization(kind: .custom)
  }

  /// Return, for the button that is meant most of the time.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that changes nothing.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// How it follows other keyboards.
  public var localization: Localization

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
}

/// A key presses the first control of an element.
package struct KeyboardShortcutEffect: ElementEffect {
  /// Nil takes away what modifiers further out say.
  package let shortcut: KeyboardShortcut?

  nonisolated package init(_ shortcut: KeyboardShortcut?) {
    self.shortcut = shortcut
  }

  package var summary: String? { shortcut.map { "shortcut(\($0.words))" } }
}

extension KeyboardShortcutEffect: EffectModifier {}

extension KeyboardShortcut {
  /// The keys in words, for outlines.
  package var words: String {
    let names: [(EventModifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// The name of the key, as browsers say it.
  package var name: String {
    Self.names.first { $0.key == self }?.name ?? String(character)
  }

  /// The key that browsers give this name; nil for one that makes no character and is none of those.
  package init?(named name: String) {
    if let known = Self.names.first(where: { $0.name == name }) {
      self = known.key
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }

  private static let names: [(key: KeyEquivalent, name: String)] = [
    (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.leftArrow, "ArrowLeft"), (.rightArrow, "ArrowRight"),
    (.escape, "Escape"), (.delete, "Backspace"), (.deleteForward, "Delete"), (.home, "Home"), (.end, "End"),
    (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.clear, "Clear"), (.tab, "Tab"), (.return, "Enter"),
  ]
}

extension View {
  /// Gives the buttons in this view a key that presses the first one: with Command held where nothing else is said.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(KeyboardShortcutEffect(KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Gives the buttons in this view a key that presses the first one: with Command held where nothing else is said. The localization
  /// changes nothing.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    modifier(KeyboardShortcutEffect(KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
  }

  /// Gives the buttons in this view a shortcut that presses the first one.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutEffect(shortcut))
  }

  /// Gives the buttons in this view a shortcut that presses the first one; nil takes it away.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutEffect(shortcut))
  }
}
