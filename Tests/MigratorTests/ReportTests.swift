import Foundation
import Testing

@testable import Migrator

@Suite("Reports", .serialized) struct ReportTests {
  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])",
      "Old/Package.swift": "// swift-tools-version: 5.0\n",
      "Old/Old.swift": "class Old: ObservableObject {}",
      "Sources/P/A.swift": """
      import SwiftUI
      class Model: ObservableObject { @Published var x = 0 }
      struct Screen: View {
        /* ü */ @EnvironmentObject var model: Model
        var body: some View { Text("\\(model.x)") }
      }
      """,
      "Sources/P/Broken.swift": "class {",
    ])
  }

  @Test("the report as JSON can be read back, and its edits make the new text")
  func json() throws {
    let folder = try Self.folder()
    let run = try MigrateRun(paths: [folder.path])
    let report = try JSONDecoder().decode(Report.self, from: Data(try run.report.json().utf8))
    #expect(report == run.report)
    #expect(report.version == 1)
    #expect(!report.isWritten)
    #expect(report.summary.typesConverted == 1)
    #expect(report.summary.typesRefused == 1)
    #expect(report.groups.map(\.outcome) == [.refused, .converted])
    #expect(report.groups[0].reasons.map(\.rule) == ["M44"])
    #expect(report.groups[1].types.map(\.module) == ["P"])
    #expect(report.problems.map(\.path) == [folder.path("Sources/P/Broken.swift")])
    #expect(report.findings.map(\.rule) == ["M44", "V9"])
    let file = try #require(report.files.first)
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file.path)))
    for edit in file.edits.reversed() { bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8) }
    #expect(String(decoding: bytes, as: UTF8.self) == run.changes.first?.newText)
  }

  @Test("types that were not asked for are told apart from those that are refused")
  func notRequested() throws {
    let folder = try Self.folder()
    var options = MigrationOptions()
    options.types = ["Model"]
    let summary = try MigrateRun(paths: [folder.path], options: options).report.summary
    #expect(summary.typesConverted == 1)
    #expect(summary.typesRefused == 0)
    #expect(summary.typesNotRequested == 1)
  }

  @Test("the text names places, rules and differences, and what holds for every type once")
  func text() throws {
    let folder = try Self.folder()
    let text = TextReport.text(of: try MigrateRun(paths: [folder.path]).report)
    #expect(text.contains("\(folder.path("Sources/P/A.swift")):4:12: warning: [V9] "))
    #expect(text.contains("    D6: An object"))
    #expect(text.contains("  Old\n    \(folder.path("Old/Package.swift")):1:1: [M44]"))
    #expect(text.ranges(of: "D12:").count == 1)
    #expect(text.contains("1 type converted, 1 left (M44: 1).\n"))
    #expect(!text.contains("\u{1B}"))
    #expect(TextReport.text(of: try MigrateRun(paths: [folder.path]).report, isColored: true).contains("\u{1B}[35mwarning"))
  }

  @Test("what is left and has no name of its own stands with its reason below the heading, and counts for nothing")
  func namelessGroup() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import SwiftUI\nstruct Screen<Model: ObservableObject>: View { var body: some View { EmptyView() } }"
    ])
    let text = TextReport.text(of: try MigrateRun(paths: [folder.path]).report)
    #expect(text.hasPrefix("Left as they are:\n    \(folder.path("A.swift")):2:22: [M35]"))
    #expect(text.contains("\n0 types converted.\n"))
  }

  @Test("SARIF has what code scanning needs: rules with help, results with levels and places in UTF-16")
  func sarif() throws {
    let folder = try Self.folder()
    let run = try MigrateRun(paths: [folder.path])
    let json = try SARIFReport(run.report, files: run.migration.project.files).json()
    let log = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.contains("sarif") == true)
    let sarif = try JSONDecoder().decode(SARIFReport.self, from: Data(json.utf8))
    let output = try #require(sarif.runs.first)
    let rules = output.tool.driver.rules
    #expect(rules.map(\.id) == Rules.all.map(\.id.description))
    #expect(rules.allSatisfy { !$0.help.text.isEmpty && $0.help.markdown != nil && !$0.shortDescription.text.isEmpty })
    let result = try #require(output.results.first { $0.ruleId == "V9" })
    #expect(rules[result.ruleIndex].id == "V9")
    #expect(result.level == "warning")
    let location = try #require(result.locations.first?.physicalLocation)
    #expect(location.artifactLocation.uri == URL(fileURLWithPath: folder.path("Sources/P/A.swift")).absoluteString)
    #expect(location.region?.startLine == 4)
    #expect(location.region?.startColumn == 11)
    #expect(output.invocations.first?.executionSuccessful == false)
    #expect(output.invocations.first?.toolExecutionNotifications.count == 1)
  }

  @Test("every rule explains itself")
  func explanations() {
    let list = RuleText.list()
    #expect(list.split(separator: "\n").count == Rules.all.count)
    for rule in Rules.all {
      #expect(list.contains("\(rule.id)"))
      #expect(RuleText.explanation(of: rule).hasPrefix("\(rule.id): \(rule.title)\n\n"))
    }
    #expect(Set(Rules.all.map(\.id)).count == Rules.all.count)
    #expect(Rules.all.map(\.id) == Rules.all.map(\.id).sorted())
  }
}
