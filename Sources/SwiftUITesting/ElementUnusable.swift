import SwiftUICore

/// An element cannot be used as a test wants to: it is gone, disabled, out of reach, or of another kind.
public struct ElementUnusable: Error, CustomStringConvertible {
  /// Which element it is, and why it cannot be used.
  public let reason: String
  /// Where the test wanted to use it: file and line.
  public let place: String

  init(_ reason: String, at site: CallSite) {
    self.reason = reason
    place = site.description
  }

  /// The reason.
  public var description: String { "\(place): \(reason)" }
}
