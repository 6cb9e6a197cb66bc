import Testing

@testable import Migrator

/// Each lint rule's examples are its tests.
@Suite(.serialized) struct LintTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let example: LintExample
    var testDescription: String { "\(rule): \(example.title)" }
  }

  static let cases = LintRules.all.flatMap { rule in rule.examples.map { Case(rule: rule.id, example: $0) } }

  @Test("An example has the findings that it names, and is mended as it says", arguments: cases)
  func example(_ item: Case) throws {
    let result = try lint(item.example.source, item.rule)
    #expect(result.findings.map(\.location.line) == item.example.lines, "\(result.findings)")
    #expect(result.text == item.example.fixed)
  }

  @Test("What is mended stays as it is", arguments: cases)
  func idempotence(_ item: Case) throws {
    #expect(try lint(item.example.fixed, item.rule).text == item.example.fixed)
  }

  @Test("Windows line endings stay", arguments: cases)
  func windowsLineEndings(_ item: Case) throws {
    let source = item.example.source.replacing("\n", with: "\r\n")
    #expect(try lint(source, item.rule).text == item.example.fixed.replacing("\n", with: "\r\n"))
  }

  @Test("What is in order by one rule is by the others", arguments: cases)
  func otherRules(_ item: Case) {
    let file = SourceFile(path: "Example.swift", text: item.example.source)
    let findings = Lint(Project(files: [file])).findings
    #expect(findings.allSatisfy { $0.rule == item.rule }, "\(findings)")
  }

  @Test("Rules are in the order of their numbers")
  func order() {
    let ids = LintRules.all.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }
}

/// Looks through one file's text with one rule.
func lint(_ source: String, _ rule: RuleID) throws -> (text: String, findings: [LintFinding]) {
  let file = SourceFile(path: "Example.swift", text: source)
  let lint = Lint(Project(files: [file]), rules: LintRules.all.filter { $0.id == rule })
  return (try lint.result(for: file), lint.findings)
}
