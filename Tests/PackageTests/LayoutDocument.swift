import Testing

/// Makes `Documentation/Layout.md` from the tests whose names begin with the numbers of statements, and from the reasons why
/// the other statements have none.
enum LayoutDocument {
  private static let introduction = """
    # Layout

    Which sizes and frames views have: what is proposed and answered, stacks, layers, frames and other modifiers, layouts
    of an app's own, grids, lazy containers, geometry, scrolling, pixels and right to left; statement by statement, with the
    test that proves that Oriel does so, or the reason why there is none. *Assuming* says what was decided where the sources
    do not say it or do not agree.

    The tests need no browser. They have a font of their own: every character, the space too, is 10 wide, a line is 20 high,
    and its baseline is 16 below its top. So frames are exact: each is compared with the numbers that it must have.

    This file is generated from the tests by `Scripts/documents`; a test compares the two.
    """

  static func document() throws -> StatementDocument {
    try StatementDocument(
      path: "Documentation/Layout.md", introduction: introduction, chapters: LayoutStatements.chapters,
      untested: LayoutReasons.untested, decisions: LayoutReasons.decisions,
      folders: ["Tests/ConformanceTests/Layout", "Tests/ViewLayoutTests"], claim: claim)
  }

  /// Numbers and examples stand in front, such as "6.21, 6.22, Ex 6.b: " or "2.25: Ex 2.a: ", and "1.20–1.26" are all from the
  /// one to the other. Those of chapter 7 are lengths of a theme, which have no rows.
  private static func claim(of title: String, in file: String) -> StatementDocument.Claim? {
    let front = /(?:(?:[1-9]\.\d\d(?:–[1-9]\.\d\d)?|Ex [1-9]\.[a-z])(?:, |: ))+/
    guard let match = title.prefixMatch(of: front) else { return nil }
    let named = match.output.matches(of: /([1-9]\.\d\d)(?:–([1-9]\.\d\d))?/)
    return StatementDocument.Claim(
      numbers: named.flatMap { numbers(from: $0.1, to: $0.2 ?? $0.1) }.filter { !$0.hasPrefix("7.") },
      words: String(title[match.range.upperBound...]))
  }

  private static func numbers(from first: Substring, to last: Substring) -> [String] {
    let all = LayoutStatements.chapters.flatMap(\.numbers)
    let ends = [first, last].map(String.init)
    guard let start = all.firstIndex(of: ends[0]), let end = all.firstIndex(of: ends[1]), start <= end else { return ends }
    return Array(all[start...end])
  }
}

extension ConformanceTests {
  @Test("every statement about layout has a test with its number in its name, or a reason why it has none")
  func layoutIsComplete() throws {
    try LayoutDocument.document().expectComplete()
  }

  @Test("the document about layout says what the tests say; Scripts/documents brings it up to date")
  func layoutIsFresh() throws {
    try LayoutDocument.document().expectFresh()
  }
}
