import Foundation

/// Distances from the edges of something.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates distances of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top, on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// At the top, on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// At the bottom, on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// At the bottom, on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top.
  public static let top = UIRectEdge(rawValue: 1)
  /// On the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// At the bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// On the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
