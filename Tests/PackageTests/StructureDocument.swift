import Foundation
import Testing

/// Makes `Documentation/Structure.md` from the tests that have the number of a statement in their names, and from the reasons why the
/// other statements have none.
struct StructureDocument {
  struct Row {
    let number: String
    let statements: [String]
    let tests: [(name: String, file: String)]
    let untested: StructureReasons.Untested?
  }

  struct Chapter {
    let title: String
    let rows: [Row]
  }

  static let path = "Documentation/Structure.md"

  /// Where tests are looked for. Those of motion have other numbers.
  private static let folders = ["Tests/ConformanceTests/Structure", "Tests/SwiftUITests", "Tests/BrowserHostingTests"]

  /// The statements that each test names, by number; the numbers of gestures have a "G" in front.
  private let tests: [String: [(statement: String, name: String, file: String)]]

  init() throws {
    var tests: [String: [(String, String, String)]] = [:]
    let declaration = #/@Test\(\s*"(?<title>(?:[^"\\]|\\.)*)"[^{]*?\)\s*func\s+(?<name>\w+)/#
    for file in Self.folders.flatMap({ Repository.files(below: $0, endingWith: ".swift") }) where !file.contains("/Motion/") {
      let isAboutGestures = file.split(separator: "/").last!.hasPrefix("Gesture")
      for match in try Repository.text(of: file).matches(of: declaration) {
        let title = String(match.title)
        for number in Self.numbers(in: title) {
          let isGesture = isAboutGestures && number.hasPrefix("5.")
          // Files about gestures name numbers of the motion that they begin, too.
          if isAboutGestures, !isGesture { continue }
          tests[isGesture ? "G" + number : number, default: []].append((Self.words(of: title), String(match.name), file))
        }
      }
    }
    self.tests = tests
  }

  private static func numbers(in title: String) -> [String] {
    title.matches(of: /(?:^|[^\d.])([1-9]\.\d\d)(?![\d])/).map { String($0.1) }
  }

  /// What a test says holds, without the numbers.
  private static func words(of title: String) -> String {
    var words = title.replacing(/^(?:[1-9]\.\d\d(?:, | and )?)+:? ?/, with: "")
    words = words.replacing(#/ ?\((?:[1-9]\.\d\d(?:, )?)+\)/#, with: "")
    words = words.replacing(#/ (?:[1-9]\.\d\d(?:, )?)+:? /#, with: " ")
    return words.replacing("\\\"", with: "\"").replacing("|", with: "\\|")
  }

  /// Numbers that tests name and that are none.
  var unknownNumbers: [String] { tests.keys.filter { !StructureStatements.all.contains($0) }.sorted() }

  /// Statements with neither a test nor a reason why not. A test goes before a reason.
  var undecided: [String] {
    StructureStatements.all.filter { tests[$0] == nil && StructureReasons.untested[$0] == nil }
  }

  var unknownReasons: [String] {
    let numbers = Array(StructureReasons.untested.keys) + StructureReasons.decisions.keys
    return numbers.filter { !StructureStatements.all.contains($0) }.sorted()
  }

  /// Tests in browsers that reasons name and that are not there.
  func missingBrowserTests() throws -> [String] {
    let scripts = try Repository.files(below: "Tests/Browser", endingWith: ".py").map(Repository.text).joined()
    let named = StructureReasons.untested.values.flatMap { $0.reason.matches(of: /test_\w+/).map { String($0.0) } }
    return named.filter { !scripts.contains("def \($0)(") }
  }

  func text() -> String {
    let tested = StructureStatements.all.count { tests[$0] != nil }
    var lines = [
      "# Structure", "",
      "What a person operates: controls, lists, navigation, presentation, focus and accessibility, and gestures; statement by statement,",
      "with the test that proves that Oriel does so, or the reason why there is none. *Assuming* says what was decided where the sources",
      "do not say it or do not agree.", "",
      "This file is generated from the tests by `Scripts/documents`; a test compares the two.", "",
      "\(tested) of \(StructureStatements.all.count) statements are tested.",
    ]
    for chapter in StructureStatements.chapters {
      lines += ["", "## \(chapter.title)", "", "| No. | What holds | Test |", "| --- | --- | --- |"]
      for number in chapter.numbers { lines.append(row(number)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ number: String) -> String {
    let shown = number.hasPrefix("G") ? String(number.dropFirst()) : number
    let decision = StructureReasons.decisions[number].map { " *Assuming:* \($0)" } ?? ""
    guard let tests = tests[number] else {
      let untested = StructureReasons.untested[number]
      return "| \(shown) | \(untested?.title ?? "")\(decision) | none: \(untested?.reason ?? "") |"
    }
    var statements: [String] = []
    for test in tests where !statements.contains(test.statement) { statements.append(test.statement) }
    let links = tests.map { "[`\($0.name)`](../\($0.file))" }.joined(separator: ", ")
    return "| \(shown) | \(statements.joined(separator: "; "))\(decision) | \(links) |"
  }
}

extension ConformanceTests {
  @Test("every statement about structure and gestures has a test with its number in its name, or a reason why it has none")
  func structureIsComplete() throws {
    let document = try StructureDocument()
    #expect(document.undecided == [])
    #expect(document.unknownNumbers == [])
    #expect(document.unknownReasons == [])
    #expect(try document.missingBrowserTests() == [])
  }

  /// `Scripts/documents` sets the variable, and then the document is written instead.
  @Test("the document about structure says what the tests say; Scripts/documents brings it up to date")
  func structureIsFresh() throws {
    let text = try StructureDocument().text()
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] == "1" {
      try text.write(to: Repository.root.appending(path: StructureDocument.path), atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(of: StructureDocument.path) == text)
  }
}
