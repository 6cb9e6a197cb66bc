/// The horizontal alignments that hosts know by name: an app's own guide is for the layout alone.
package enum HorizontalAlignmentKind: String, Sendable { case leading, center, trailing }

/// The vertical alignments that hosts know by name: an app's own guide is for the layout alone.
package enum VerticalAlignmentKind: String, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

extension HorizontalAlignment {
  package var kind: HorizontalAlignmentKind {
    switch self {
    case .leading, .listRowSeparatorLeading: .leading
    case .trailing, .listRowSeparatorTrailing: .trailing
    default: .center
    }
  }
}

extension VerticalAlignment {
  package var kind: VerticalAlignmentKind {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    default: .center
    }
  }
}
