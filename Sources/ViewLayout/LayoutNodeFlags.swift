extension LayoutNode {
  /// What is to be known of a node in one bit or two.
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// Something inside is another, or it was never placed.
    static let needsPlacement = Flags(rawValue: 1)
    /// It is in the list of what the tree looks at next.
    static let isListed = Flags(rawValue: 2)
    /// More than the size is another: what is around has to look at it again, whatever it answers.
    static let hasOtherTraits = Flags(rawValue: 4)
    /// Somebody has asked for a guide that it says, or might say.
    static let guidesWereRead = Flags(rawValue: 8)
    /// The members are others, or in another order.
    static let hasOtherMembers = Flags(rawValue: 16)
    /// It is in the list of what was placed in this pass.
    static let isReported = Flags(rawValue: 32)
    /// Lines begin at the right.
    static let isRightToLeft = Flags(rawValue: 64)
    static let isRemoved = Flags(rawValue: 128)
    /// There is one view in it by the type of its content.
    static let hasOneMemberByType = Flags(rawValue: 256)
    static let hasPlace = Flags(rawValue: 512)
    /// Something in it is measured by the size of the container around.
    static let dependsOnContainer = Flags(rawValue: 1024)
    /// Spacing, priority or flexibility may be others: what has been said of them has to be compared.
    static let mayHaveOtherTraits = Flags(rawValue: 2048)
    /// It answers most proposals faster than they are looked up: those answers are not kept.
    static let answersQuickly = Flags(rawValue: 4096)
    /// Answers that were not kept may be others now.
    static let hasOtherQuickAnswers = Flags(rawValue: 8192)
    /// Somebody has asked for the priority, which was 0.
    static let hasSaidNoPriority = Flags(rawValue: 16384)
    /// The same, and it was another.
    static let hasSaidPriority = Flags(rawValue: 32768)
    /// The flexibility that it has said, two bits for each axis, 0 where nobody has asked.
    static let flexibility = Flags(rawValue: 15 << 16)

    /// Somebody wants to know where it is in the window.
    static let isWatched = Flags(rawValue: 1 << 20)
    /// The same of it or of something in it.
    static let hasWatched = Flags(rawValue: 1 << 21)
    /// A search has been here.
    static let isVisited = Flags(rawValue: 1 << 22)
    /// Since the last reports, what is in it is elsewhere in the window.
    static let hasMoved = Flags(rawValue: 1 << 23)

    static func flexibility(_ bits: UInt32) -> Flags { Flags(rawValue: bits << 16) }
    var flexibilityBits: UInt32 { rawValue >> 16 & 15 }
  }
}
