import Testing

@testable import Migrator

/// Each rule's examples are its tests.
@Suite(.serialized) struct RuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let example: RuleExample
    var testDescription: String { "\(rule): \(example.title)" }
  }

  static let cases = Rules.all.flatMap { rule in rule.examples.map { Case(rule: rule.id, example: $0) } }

  @Test("An example comes out as the rule says", arguments: cases)
  func example(_ item: Case) throws {
    let result = try migrate(item.example.before, options: item.example.options)
    #expect(result.text == item.example.after)
    let own = result.findings.filter { $0.rule == item.rule }
    #expect(own.map(\.rule) == item.example.reports.filter { $0 == item.rule }, "\(result.findings)")
  }

  @Test("Of each read of a view that nothing tracks the message says which")
  func untrackedReads() throws {
    let rule = try #require(Rules.all.first { $0.id == "V21" })
    let example = try #require(rule.examples.first { $0.title.hasPrefix("computed properties and functions over plain objects") })
    let messages = try migrate(example.before).findings.filter { $0.rule == "V21" }.map(\.message)
    func has(_ view: String, _ read: String) -> Bool { messages.contains { $0.contains(view) && $0.contains(read) } }
    #expect(has("Hits", "model.hits") && has("Hits", "model.other.hits"), "\(messages)")
    #expect(has("Level", "model.level") && has("Level", "model.hits"), "\(messages)")
    #expect(has("Items", "model.items"), "\(messages)")
    // What has no attribute is not told to lose it.
    #expect(!messages.contains { $0.contains("remove @ObservationIgnored") }, "\(messages)")
  }

  @Test("A second run changes nothing", arguments: cases)
  func idempotence(_ item: Case) throws {
    #expect(try migrate(item.example.after, options: item.example.options).text == item.example.after)
  }

  @Test("Windows line endings stay", arguments: cases)
  func windowsLineEndings(_ item: Case) throws {
    let before = item.example.before.replacing("\n", with: "\r\n")
    #expect(try migrate(before, options: item.example.options).text == item.example.after.replacing("\n", with: "\r\n"))
  }
}

/// Migrates one file's text.
func migrate(
  _ source: String, options: MigrationOptions = MigrationOptions()
) throws -> (text: String, findings: [Finding]) {
  let file = SourceFile(path: "Example.swift", text: source)
  let migration = Migration(Project(files: [file]), options: options)
  return (try migration.result(for: file), migration.findings)
}
