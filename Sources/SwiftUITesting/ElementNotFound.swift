import SwiftUICore

/// No element answers a query. Says what was looked for, what comes near, and what is there.
public struct ElementNotFound: Error, CustomStringConvertible {
  /// What was looked for.
  public let query: ElementQuery
  /// The elements that come nearest, in words.
  public let nearest: [String]
  /// Whether something has changed that only a turn shows.
  public let isTurnPending: Bool
  /// The element tree as indented text.
  public let tree: String
  /// Where the test looked for it: file and line.
  public let place: String

  /// What was looked for, what comes near, and what is there.
  public var description: String {
    let pending = isTurnPending ? " A change is pending: turn() shows it." : ""
    let hint = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: ", or "))?"
    return "\(place): There is no \(query).\(pending)\(hint) The element tree is:\n\(tree)"
  }
}
