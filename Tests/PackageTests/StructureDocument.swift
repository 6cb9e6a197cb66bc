import Testing

/// Makes `Documentation/Structure.md` from the tests that have the number of a statement in their names, and from the reasons
/// why the other statements have none.
enum StructureDocument {
  private static let introduction = """
    # Structure

    What a person operates: controls, lists, navigation, presentation, focus and accessibility, and gestures; \
    statement by statement,
    with the test that proves that Oriel does so, or the reason why there is none. *Assuming* says what was decided \
    where the sources
    do not say it or do not agree.

    This file is generated from the tests by `Scripts/documents`; a test compares the two.
    """

  static func document() throws -> StatementDocument {
    try StatementDocument(
      path: "Documentation/Structure.md", introduction: introduction, chapters: StructureStatements.chapters,
      untested: StructureReasons.untested, decisions: StructureReasons.decisions,
      folders: ["Tests/ConformanceTests/Structure", "Tests/SwiftUITests", "Tests/BrowserHostingTests"], claim: claim)
  }

  /// Tests of motion have other numbers. The numbers of gestures have a "G" in front.
  private static func claim(of title: String, in file: String) -> StatementDocument.Claim? {
    if file.contains("/Motion/") { return nil }
    var numbers = title.matches(of: /(?:^|[^\d.])([1-9]\.\d\d)(?![\d])/).map { String($0.1) }
    if file.split(separator: "/").last!.hasPrefix("Gesture") {
      // These files name numbers of the motion that gestures begin, too.
      numbers = numbers.filter { $0.hasPrefix("5.") }.map { "G" + $0 }
    }
    return StatementDocument.Claim(numbers: numbers, words: words(of: title))
  }

  /// What a test says holds, without the numbers.
  private static func words(of title: String) -> String {
    var words = title.replacing(/^(?:[1-9]\.\d\d(?:, | and )?)+:? ?/, with: "")
    words = words.replacing(#/ ?\((?:[1-9]\.\d\d(?:, )?)+\)/#, with: "")
    return words.replacing(#/ (?:[1-9]\.\d\d(?:, )?)+:? /#, with: " ")
  }
}

extension ConformanceTests {
  @Test("every statement about structure and gestures has a test with its number in its name, or a reason why it has none")
  func structureIsComplete() throws {
    try StructureDocument.document().expectComplete()
  }

  @Test("the document about structure says what the tests say; Scripts/documents brings it up to date")
  func structureIsFresh() throws {
    try StructureDocument.document().expectFresh()
  }
}
