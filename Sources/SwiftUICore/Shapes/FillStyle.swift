/// How areas are filled. The basic shapes have no overlaps, and browsers always smooth edges, so neither changes what is shown
/// yet.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside an even number of lines is left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style; by default all that lies inside a line is filled, with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
