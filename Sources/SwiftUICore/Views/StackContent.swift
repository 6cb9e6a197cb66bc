import Foundation

/// The content of stacks and grids: how they lay out their children.
@usableFromInline
package struct StackContent: ElementContent {
  package enum Kind: String, Sendable {
    case horizontalStack, verticalStack, depthStack
    /// Their rows are made when the host asks for them.
    case lazyHorizontalStack, lazyVerticalStack, lazyVerticalGrid
    /// Its cells are made at once.
    case lazyHorizontalGrid
  }

  // The greatest first: so it takes 24 bytes, and needs no memory of its own as `any ElementContent`.

  /// The columns of a grid, or the rows of one that goes on to the trailing edge.
  package let columns: [GridColumn]
  /// Between children, in points; nil is the host's own distance.
  package let spacing: CGFloat?
  package let kind: Kind
  package let horizontal: HorizontalAlignment
  package let vertical: VerticalAlignment
  package var traits: Traits = []

  /// What is rarely said, in one byte.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Headers of sections stay in sight at the edge of what scrolls, and footers.
    package static let pinsHeaders = Self(rawValue: 1)
    package static let pinsFooters = Self(rawValue: 2)
    /// A spacer stands right in a row. Only `InnerElements` says so.
    package static let hasSpacer = Self(rawValue: 4)
    /// The field of a search, with what is offered below it, stands above what is searched.
    package static let isSearched = Self(rawValue: 8)
    /// What is searched is a list whose rows are a column in a wide window. Only `InnerElements` says so.
    package static let isAboveColumn = Self(rawValue: 16)
    /// The suggestions of a search: they stand in front of what is searched, as long as there are any.
    package static let areSuggestions = Self(rawValue: 32)
    /// There are some. Only `InnerElements` says so.
    package static let hasSuggestions = Self(rawValue: 64)
  }

  package var pinsHeaders: Bool { traits.contains(.pinsHeaders) }
  package var pinsFooters: Bool { traits.contains(.pinsFooters) }

  nonisolated package init(
    _ kind: Kind, spacing: CGFloat? = nil, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center, columns: [GridColumn] = [], pinned: PinnedScrollableViews = []
  ) {
    if pinned.contains(.sectionHeaders) { traits.insert(.pinsHeaders) }
    if pinned.contains(.sectionFooters) { traits.insert(.pinsFooters) }
    self.kind = kind
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
    self.columns = columns
  }

  // For initializers that are inlined into apps, where the type of the content is known and need not be looked up.

  @usableFromInline
  nonisolated static func horizontal(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> StackContent {
    StackContent(.horizontalStack, spacing: spacing, vertical: alignment)
  }

  @usableFromInline
  nonisolated static func vertical(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> StackContent {
    StackContent(.verticalStack, spacing: spacing, horizontal: alignment)
  }

  @usableFromInline
  nonisolated static func depth(_ alignment: Alignment) -> StackContent {
    StackContent(.depthStack, horizontal: alignment.horizontal, vertical: alignment.vertical)
  }

  package var horizontalAlignment: HorizontalAlignmentKind { horizontal.kind }
  package var verticalAlignment: VerticalAlignmentKind { vertical.kind }

  package var role: ElementRole { ElementRole(kind.rawValue) }

  package var rows: RowCreation {
    switch kind {
    case .horizontalStack, .verticalStack, .depthStack, .lazyHorizontalGrid: .eager
    case .lazyHorizontalStack, .lazyVerticalStack, .lazyVerticalGrid: .onDemand
    }
  }

  package var summary: [String] {
    let words: [String?] = [
      spacing.map { "spacing=\($0)" }, horizontal == .center ? nil : "alignment=\(horizontal.key)",
      vertical == .center ? nil : "alignment=\(vertical.key)", columns.isEmpty ? nil : "columns=\(columns.count)",
      pinsHeaders ? "pinsHeaders" : nil, pinsFooters ? "pinsFooters" : nil,
    ]
    return words.compactMap(\.self)
  }
}

extension StackContent: HoldingContent {
  package var inner: InnerKinds {
    get {
      (traits.contains(.hasSpacer) ? .spacer : InnerKinds()).union(traits.contains(.isAboveColumn) ? .columnList : [])
        .union(traits.contains(.hasSuggestions) ? .suggestion : [])
    }
    set {
      traits.subtract([.hasSpacer, .isAboveColumn, .hasSuggestions])
      if newValue.contains(.spacer) { traits.insert(.hasSpacer) }
      if newValue.contains(.columnList) { traits.insert(.isAboveColumn) }
      if !newValue.isDisjoint(with: .suggestion) { traits.insert(.hasSuggestions) }
    }
  }

  package var wantedKinds: InnerKinds {
    if kind == .horizontalStack { return .spacer }
    return traits.contains(.isSearched) ? .columnList : traits.contains(.areSuggestions) ? .suggestion : []
  }
  package var isCovered: Bool { traits.contains(.areSuggestions) && !traits.contains(.hasSuggestions) }
  package var isSeenThrough: Bool { traits.contains(.isSearched) }
}

extension StackContent: ElementDescription {}
