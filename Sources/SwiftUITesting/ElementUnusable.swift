import SwiftUICore

/// An element cannot be used as a test wants to: it is gone, disabled, or of another kind.
public struct ElementUnusable: Error, CustomStringConvertible {
  /// Which element it is, and why it cannot be used.
  public let reason: String

  /// The reason.
  public var description: String { reason }
}
