/// In which direction lines run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}
