/// One side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Any number of sides of a rectangle.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one side in it.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// Whether an edge is in the set.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where a line begins: the left one, in languages that are read from left to right.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where a line ends.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
