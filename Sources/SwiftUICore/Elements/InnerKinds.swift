/// What elements are to those around them, as far as how these look depends on it: see `InnerElements`.
package struct InnerKinds: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A person presses it, types into it or chooses with it.
  package static let control = Self(rawValue: 1)
  /// It shows in a menu with a tick what is on or chosen.
  package static let tick = Self(rawValue: 2)
  package static let field = Self(rawValue: 4)
  package static let text = Self(rawValue: 8)
  /// The message of a dialog, with something in it.
  package static let message = Self(rawValue: 16)
  package static let list = Self(rawValue: 32)
  /// A list or a scroll view.
  package static let scroller = Self(rawValue: 64)
  /// It takes all the height that there is.
  package static let growing = Self(rawValue: 128)
  /// Pages on top of each other.
  package static let pages = Self(rawValue: 256)
  /// Columns or tabs.
  package static let columns = Self(rawValue: 512)

  // Only what stands right in an element is these to it.

  /// A list, whatever its style is.
  package static let topList = Self(rawValue: 1024)
  /// One that has room around its groups of rows, and the colour of that.
  package static let groupedList = Self(rawValue: 2048)
  /// One without a background.
  package static let bareList = Self(rawValue: 4096)
  /// One whose rows are a column in the middle of a wide window.
  package static let columnList = Self(rawValue: 8192)
  package static let spacer = Self(rawValue: 16384)
  package static let gridRow = Self(rawValue: 32768)

  /// What tells that a search suggests anything.
  package static let suggestion: Self = [.control, .text]

  static let direct: Self = [.topList, .groupedList, .bareList, .columnList, .spacer, .gridRow]
}

/// Content that looks otherwise with some kinds of elements in it than without. Only `InnerElements` sets what it has.
package protocol HoldingContent: ElementContent {
  var inner: InnerKinds { get set }
}

extension HoldingContent {
  package mutating func takeOver(from held: Self) { inner = held.inner }
  package mutating func hold(_ kinds: InnerKinds) { inner = kinds }
}

extension ElementContent {
  package var innerKinds: InnerKinds { [] }
  package var wantedKinds: InnerKinds { [] }
  package var isSeenThrough: Bool { false }
  package mutating func hold(_ kinds: InnerKinds) {}
}

extension ElementEffect {
  package var innerKinds: InnerKinds { [] }
  package var fixesHeight: Bool { false }
}
