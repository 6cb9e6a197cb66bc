/// Everything that a run found and did, for programs to read: the shape of `--report json`.
///
/// The shape is described in `Documentation/MigrationReport.md`. Fields may be added; if one goes or changes its meaning,
/// `version` counts up.
package struct Report: Codable, Equatable, Sendable {
  package var version = 1
  package var tool = Tool()
  /// Whether the changes were written to the files.
  package var isWritten = false
  package var summary: Summary
  package var groups: [Group]
  /// The files that change.
  package var files: [File]
  package var findings: [Item]
  /// What the ids of differences mean; `everywhere` if it holds for every converted type.
  package var differences: [Difference]
  package var problems: [Problem]
  /// What `--verify` found.
  package var verification: Verification?

  package struct Tool: Codable, Equatable, Sendable {
    package var name = "oriel"
    package var version = Report.toolVersion
  }

  package struct Summary: Codable, Equatable, Sendable {
    package var typesConverted: Int
    package var typesRefused: Int
    /// Types that `--type` did not ask for.
    package var typesNotRequested: Int
    package var filesRead: Int
    package var filesChanged: Int
    package var edits: Int
    package var warnings: Int
  }

  /// Types that can only be converted together.
  package struct Group: Codable, Equatable, Sendable {
    package enum Outcome: String, Codable, Sendable { case converted, refused, notRequested }
    package var outcome: Outcome
    package var types: [TypeName]
    /// Why the group is left.
    package var reasons: [Item]
  }

  package struct TypeName: Codable, Equatable, Sendable {
    package var name: String
    package var module: String
    package var path: String
    package var line: Int
    package var column: Int
    package var isProtocol: Bool
  }

  package struct File: Codable, Equatable, Sendable {
    package var path: String
    package var edits: [Change]
  }

  /// A replacement in the text as it was. `start` and `end` count UTF-8 bytes from 0, `line` and `column` from 1.
  package struct Change: Codable, Equatable, Sendable {
    package var rule: String
    package var start: Int
    package var end: Int
    package var line: Int
    package var column: Int
    package var replacement: String
  }

  package struct Item: Codable, Equatable, Sendable {
    package var rule: String
    /// `note`, `warning` or `refusal`.
    package var severity: String
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String
    package var differences: [String]
  }

  package struct Difference: Codable, Equatable, Sendable {
    package var id: String
    package var description: String
    package var everywhere: Bool
  }

  package struct Problem: Codable, Equatable, Sendable {
    package var path: String
    package var line: Int?
    package var column: Int?
    package var message: String
    package var remedy: String
    /// `error`, or `warning` for what was left out without failing the run.
    package var severity: String
  }

  package static let toolVersion = "0.1.0"
}

extension BehaviorDifference {
  /// Those that every converted type brings with it.
  package static let everywhere: [BehaviorDifference] = [.d1, .d2, .d12]
}
