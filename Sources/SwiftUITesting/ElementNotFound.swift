import SwiftUICore

/// No element answers a query. Says what was looked for, what comes near, and what is there.
public struct ElementNotFound: Error, CustomStringConvertible {
  /// What was looked for.
  public let query: ElementQuery
  /// The elements that come nearest, in words.
  public let nearest: [String]
  /// The element tree as indented text.
  public let tree: String

  /// What was looked for, what comes near, and what is there.
  public var description: String {
    let hint = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: ", or "))?"
    return "There is no \(query).\(hint) The element tree is:\n\(tree)"
  }
}
