/// Where the lines of a text stand within its width.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// The direction in which a script runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Whether a person wants heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
