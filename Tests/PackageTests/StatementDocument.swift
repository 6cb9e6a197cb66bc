import Foundation
import Testing

/// A document about the statements of a specification: for each of them what the tests say that have its number in their names,
/// or the reason why there are none.
struct StatementDocument {
  struct Chapter {
    let title: String
    /// Where two parts of the specification have the same numbers, those of one have a letter in front, which is not shown.
    let numbers: [String]

    init(_ title: String, _ chapter: String, _ ranges: ClosedRange<Int>...) {
      self.title = title
      numbers = ranges.flatMap(Array.init).map { "\(chapter)." + ($0 < 10 ? "0\($0)" : "\($0)") }
    }
  }

  /// Why a statement has no test.
  struct Untested: ExpressibleByStringInterpolation {
    /// What the statement is about.
    let title: String
    let reason: String

    /// The title and the reason, with ": " in between.
    init(stringLiteral text: String) {
      let parts = text.split(separator: ": ", maxSplits: 1)
      title = String(parts[0])
      reason = parts.count == 2 ? String(parts[1]) : ""
    }
  }

  /// What the name of a test says: the numbers of statements, and what holds.
  struct Claim {
    let numbers: [String]
    let words: String
  }

  private struct Test {
    let words: String
    let name: String
    let file: String
  }

  let path: String
  /// What stands above the number of statements.
  private let introduction: String
  private let chapters: [Chapter]
  private let untested: [String: Untested]
  /// What was decided where the specification leaves it open.
  private let decisions: [String: String]
  private let tests: [String: [Test]]

  /// Reads the tests in these folders; the claim of a test is nil, or without numbers, if it is not about statements.
  init(
    path: String, introduction: String, chapters: [Chapter], untested: [String: Untested], decisions: [String: String],
    folders: [String], claim: (_ title: String, _ file: String) -> Claim?
  ) throws {
    self.path = path
    self.introduction = introduction
    self.chapters = chapters
    self.untested = untested
    self.decisions = decisions
    var tests: [String: [Test]] = [:]
    let declaration = #/@Test\(\s*"(?<title>(?:[^"\\]|\\.)*)"[^@]*?\)\s*func\s+(?<name>\w+)/#
    for file in folders.flatMap({ Repository.files(below: $0, endingWith: ".swift") }) {
      for match in try Repository.text(of: file).matches(of: declaration) {
        let title = String(match.title).replacing("\\\"", with: "\"").replacing("|", with: "\\|")
        guard let claim = claim(title, file) else { continue }
        let test = Test(words: claim.words, name: String(match.name), file: file)
        for number in claim.numbers { tests[number, default: []].append(test) }
      }
    }
    self.tests = tests
  }

  private var numbers: [String] { chapters.flatMap(\.numbers) }

  // MARK: What must not be

  /// Statements with neither a test nor a reason why not. A test goes before a reason.
  private var undecided: [String] { numbers.filter { tests[$0] == nil && untested[$0] == nil } }

  /// Numbers that tests name and that are none.
  private var unknownNumbers: [String] { tests.keys.filter { !numbers.contains($0) }.sorted() }

  private var unknownReasons: [String] {
    (Array(untested.keys) + decisions.keys).filter { !numbers.contains($0) }.sorted()
  }

  /// Tests in browsers that reasons name and that are not there.
  private func missingBrowserTests() throws -> [String] {
    let scripts = try Repository.files(below: "Tests/Browser", endingWith: ".py").map(Repository.text).joined()
    let named = untested.values.flatMap { $0.reason.matches(of: /test_\w+/).map { String($0.0) } }
    return named.filter { !scripts.contains("def \($0)(") }
  }

  func expectComplete() throws {
    #expect(undecided == [])
    #expect(unknownNumbers == [])
    #expect(unknownReasons == [])
    #expect(try missingBrowserTests() == [])
  }

  /// `Scripts/documents` sets the variable, and then the document is written instead.
  func expectFresh() throws {
    let text = text()
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] == "1" {
      try text.write(to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(of: path) == text)
  }

  // MARK: The text

  private func text() -> String {
    let numbers = numbers
    var lines = [introduction, "", "\(numbers.count { tests[$0] != nil }) of \(numbers.count) statements are tested."]
    for chapter in chapters {
      lines += ["", "## \(chapter.title)", "", "| No. | What holds | Test |", "| --- | --- | --- |"]
      lines += chapter.numbers.map(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ number: String) -> String {
    let shown = number.trimmingPrefix(while: \.isLetter)
    let decision = decisions[number].map { " *Assuming:* \($0)" } ?? ""
    guard let tests = tests[number] else {
      let untested = untested[number]
      return "| \(shown) | \(untested?.title ?? "")\(decision) | none: \(untested?.reason ?? "") |"
    }
    var statements: [String] = []
    for test in tests where !statements.contains(test.words) { statements.append(test.words) }
    let links = tests.map { "[`\($0.name)`](../\($0.file))" }.joined(separator: ", ")
    return "| \(shown) | \(statements.joined(separator: "; "))\(decision) | \(links) |"
  }
}
