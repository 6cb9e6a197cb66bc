import Foundation

/// A movement in the plane: a distance to the right and one downwards, in points.
///
/// Foundation has no such type outside of Apple's platforms.
public struct CGVector: Hashable, Codable, Sendable {
  /// How far to the right.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// No movement.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from numbers.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
