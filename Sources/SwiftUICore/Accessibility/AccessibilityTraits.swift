/// What a view is and does, as assistive technology says it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a set without traits.
  public init() {
    bits = 0
  }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// It is a field for a search.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// It is an image.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// It makes a sound when it is used.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// It says how things stand when the app begins.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// It plays or records when it is used.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// It takes touches by itself.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// It turns a page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Nothing beside it can be used.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bits: 32768)
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits(bits: 65536)

  public var isEmpty: Bool { bits == 0 }
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits & other.bits) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { bits |= member.bits }
    return (!contains(member), member)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits &= ~member.bits }
    let held = intersection(member)
    return held.isEmpty ? nil : held
  }

  @discardableResult
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits |= member.bits }
    let held = intersection(member)
    return held.isEmpty ? nil : held
  }

  /// The traits in words, for outlines.
  package var words: [String] {
    let names: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
      (.isSearchField, "searchField"), (.isImage, "image"), (.isModal, "modal"), (.isToggle, "toggle"),
      (.updatesFrequently, "updatesFrequently"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
