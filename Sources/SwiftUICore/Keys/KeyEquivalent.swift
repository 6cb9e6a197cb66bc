/// A key, by the character that it stands for: `"s"`, `.return`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character. Keys without one have those that Apple's systems give them.
  public var character: Character

  /// Creates a key by its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace: deletes what is in front of the caret.
  public static let delete = KeyEquivalent("\u{08}")
  /// Deletes what is behind the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}
