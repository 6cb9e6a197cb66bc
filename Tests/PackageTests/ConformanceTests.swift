import Foundation
import Testing

/// Makes `Documentation/Conformance.md` from the conformance tests, so that it says what they say.
@Suite("Conformance") struct ConformanceTests {
  private struct Row {
    let number: Int
    let statement: String
    let assumption: String?
    let reasonForNoTest: String?
    let test: String
    let file: String
  }

  private struct Section {
    let title: String
    let rows: [Row]
  }

  private static let document = "Documentation/Conformance.md"

  @Test("every one of the 158 behaviours has a test, or a reason why it can have none")
  func complete() throws {
    let numbers = try Self.sections().flatMap(\.rows).map(\.number)
    #expect(Set(numbers) == Set(1...158))
  }

  /// `Scripts/documents` sets the variable, and then the document is written instead.
  @Test("the document says what the tests say; Scripts/documents brings it up to date")
  func fresh() throws {
    let text = try Self.text()
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] == "1" {
      try text.write(to: Repository.root.appending(path: Self.document), atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(of: Self.document) == text)
  }

  /// The sections of the specification, with their first numbers.
  private static let titles = [
    (1, "A1: ObservableObject, its publisher, @Published"), (24, "A2: ObservedObject, StateObject, EnvironmentObject"),
    (48, "A3: State and Binding"), (69, "A4: Observation"), (104, "A5: Environment"), (113, "A6: Identity and lifetime"),
    (122, "A7: onAppear, onDisappear, task, onChange, onReceive"), (136, "A8: Skipping and dynamic properties"),
    (144, "A9: Transactions and animation"), (149, "A10: Preferences"), (153, "A11: AppStorage and SceneStorage"),
  ]

  private static func sections() throws -> [Section] {
    let rows = try Repository.files(below: "Tests/ConformanceTests", endingWith: ".swift").flatMap { file -> [Row] in
      let text = try Repository.text(of: file)
      guard let suite = text.firstMatch(of: #/@Suite\("[^"]+"\)\s*struct\s+(\w+)/#)?.1 else { return [] }
      return self.rows(in: text, suite: String(suite), file: file)
    }
    return titles.indices.map { index in
      let end = index + 1 < titles.count ? titles[index + 1].0 : .max
      return Section(title: titles[index].1, rows: rows.filter { (titles[index].0..<end).contains($0.number) })
    }
  }

  private static func rows(in text: String, suite: String, file: String) -> [Row] {
    let test =
      #/@Test\(\s*"(?<statement>(?:[^"\\]|\\.)*)"\s*,\s*\.behaviour\(\s*(?<number>\d+)(?:\s*,\s*assuming:\s*"(?<assumption>(?:[^"\\]|\\.)*)")?\s*\)(?:\s*,\s*\.disabled\(\s*"(?<reason>(?:[^"\\]|\\.)*)"\s*\))?\s*(?:,\s*arguments:[^\n]*)?\)\s*func\s+(?<name>\w+)/#
    return text.matches(of: test).map { match in
      Row(
        number: Int(match.number)!, statement: unescaped(match.statement), assumption: match.assumption.map(unescaped),
        reasonForNoTest: match.reason.map(unescaped), test: "\(suite).\(match.name)", file: file)
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("\\\"", with: "\"").replacing("|", with: "\\|")
  }

  private static func text() throws -> String {
    let sections = try sections()
    let rows = sections.flatMap(\.rows)
    let tested = Set(rows.filter { $0.reasonForNoTest == nil }.map(\.number))
    var lines = [
      "# Conformance", "",
      "What SwiftUI's model-data system does, behaviour by behaviour, and the test that proves that Oriel does it too. The tests run in",
      "continuous integration; each asserts the exact order, values, counts and texts. *Assuming* says what was decided where the",
      "sources do not say it or do not agree.", "",
      "This file is generated from `Tests/ConformanceTests` by `Scripts/documents`; a test compares the two.", "",
      "\(tested.count) of 158 behaviours are tested.",
    ]
    for section in sections {
      lines += ["", "## \(section.title)", "", "| No. | What holds | Status | Test |", "| --- | --- | --- | --- |"]
      for row in section.rows.sorted(by: { $0.number < $1.number }) {
        let status = row.reasonForNoTest.map { "not applicable: \($0)" } ?? "tested"
        let assumption = row.assumption.map { " *Assuming:* \($0)" } ?? ""
        let name = row.test.split(separator: ".").last!
        lines.append("| \(row.number) | \(row.statement)\(assumption) | \(status) | [`\(name)`](../\(row.file)) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
