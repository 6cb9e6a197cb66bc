import Foundation

/// A size that a view is offered. Nil in one direction asks for the view's own length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, in points.
  public var width: CGFloat?
  /// The height, in points.
  public var height: CGFloat?

  /// No room at all: asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All room there could be: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size, with other lengths where none is proposed.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
