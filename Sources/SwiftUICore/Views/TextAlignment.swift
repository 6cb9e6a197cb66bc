/// Where the lines of a text stand within its width.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// Whether a person wants heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
