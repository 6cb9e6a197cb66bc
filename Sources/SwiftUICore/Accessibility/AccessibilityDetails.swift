/// What becomes of the elements inside one that the app makes for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: String, Sendable { case ignore, contain, combine }

  package let kind: Kind

  /// They are passed over.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, as parts of a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one element that says what all of them say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What modifiers for assistive technology rarely say: all but labels and identifiers.
package final class AccessibilityDetails: Equatable, Sendable {
  package let value: String?
  package let hint: String?
  package let isHidden: Bool
  package let addedTraits: AccessibilityTraits
  package let removedTraits: AccessibilityTraits
  /// 0 for a heading of no level, 1 to 6 for one of that level.
  package let heading: Int?
  package let children: AccessibilityChildBehavior?
  /// Higher ones come first among their neighbours.
  package let sortPriority: Double?

  nonisolated package init(
    value: String? = nil, hint: String? = nil, isHidden: Bool = false, addedTraits: AccessibilityTraits = [],
    removedTraits: AccessibilityTraits = [], heading: Int? = nil, children: AccessibilityChildBehavior? = nil,
    sortPriority: Double? = nil
  ) {
    self.value = value
    self.hint = hint
    self.isHidden = isHidden
    self.addedTraits = addedTraits
    self.removedTraits = removedTraits
    self.heading = heading
    self.children = children
    self.sortPriority = sortPriority
  }

  package static func == (left: AccessibilityDetails, right: AccessibilityDetails) -> Bool {
    left === right
      || (left.value == right.value && left.hint == right.hint && left.isHidden == right.isHidden
        && left.addedTraits == right.addedTraits && left.removedTraits == right.removedTraits && left.heading == right.heading
        && left.children == right.children && left.sortPriority == right.sortPriority)
  }

  package var words: [String] {
    var words: [String] = []
    if let value { words.append("value=“\(value)”") }
    if let hint { words.append("hint=“\(hint)”") }
    if isHidden { words.append("accessibilityHidden") }
    words += addedTraits.words.map { "+\($0)" } + removedTraits.words.map { "-\($0)" }
    if let heading { words.append("heading=\(heading)") }
    if let children { words.append("children=\(children.kind)") }
    if let sortPriority { words.append("sortPriority=\(sortPriority)") }
    return words
  }
}
