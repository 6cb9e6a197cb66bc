/// Several elements answer a query that is to find one. Says which, and what stands around each.
public struct ElementNotUnique: Error, CustomStringConvertible {
  /// What was looked for.
  public let query: ElementQuery
  /// The elements, in words, each with those around it, in reading order.
  public let candidates: [String]
  /// Where the test looked for it: file and line.
  public let place: String

  /// What was looked for, and what answers.
  public var description: String {
    let lines = candidates.prefix(10).enumerated().map { "  \($0): \($1)" } + (candidates.count > 10 ? ["  …"] : [])
    return """
      \(place): There are \(candidates.count) answers to \(query). Say which one with .first, with .at(_:), or with the element that it \
      is in, as in find(_:in: .row(containing: "…")):
      \(lines.joined(separator: "\n"))
      """
  }
}
