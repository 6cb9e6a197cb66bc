/// How a view with proportions of its own fits into a space of others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside the space.
  case fit
  /// As small as covers the space.
  case fill
}
