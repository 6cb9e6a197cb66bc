import Foundation

/// A report in SARIF 2.1.0, which GitHub code scanning and editors show beside the code.
package struct SARIFReport: Codable, Sendable {
  package let schema: String
  package let version: String
  package let runs: [Run]

  package enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  package struct Run: Codable, Sendable {
    package let tool: Tool
    package let results: [Result]
    package let invocations: [Invocation]
    package let columnKind: String
  }

  package struct Tool: Codable, Sendable { package let driver: Driver }

  package struct Driver: Codable, Sendable {
    package let name: String
    package let version: String
    package let informationUri: String
    package let rules: [RuleDescription]
  }

  package struct RuleDescription: Codable, Sendable {
    package let id: String
    package let name: String
    package let shortDescription: Message
    package let fullDescription: Message
    package let help: Message
    package let defaultConfiguration: Configuration
  }

  package struct Configuration: Codable, Sendable { package let level: String }

  package struct Message: Codable, Sendable {
    package let text: String
    package var markdown: String?
  }

  package struct Result: Codable, Sendable {
    package let ruleId: String
    package let ruleIndex: Int
    package let level: String
    package let message: Message
    package let locations: [Location]
  }

  package struct Location: Codable, Sendable { package let physicalLocation: PhysicalLocation }

  package struct PhysicalLocation: Codable, Sendable {
    package let artifactLocation: Artifact
    package var region: Region?
  }

  package struct Artifact: Codable, Sendable {
    package let uri: String
    package var uriBaseId: String?
  }

  package struct Region: Codable, Sendable {
    package let startLine: Int
    package let startColumn: Int
  }

  package struct Invocation: Codable, Sendable {
    package let executionSuccessful: Bool
    package let toolExecutionNotifications: [Notification]
  }

  package struct Notification: Codable, Sendable {
    package let level: String
    package let message: Message
    package let locations: [Location]
  }

  package func json() throws -> String { try Report.encode(self) }
}

extension SARIFReport {
  package init(_ report: Report, files: [SourceFile]) {
    let rules = Rules.all
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id.description, $0) })
    let meanings = Dictionary(report.differences.map { ($0.id, $0.description) }, uniquingKeysWith: { one, _ in one })
    let texts = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    let results = report.findings.compactMap { finding -> Result? in
      guard let index = indices[finding.rule] else { return nil }
      let differences = finding.differences.compactMap { id in meanings[id].map { "\n\(id): \($0)" } }.joined()
      let column = texts[finding.path]?.utf16Column(line: finding.line, column: finding.column) ?? finding.column
      return Result(
        ruleId: finding.rule, ruleIndex: index, level: finding.severity == "note" ? "note" : "warning",
        message: Message(text: finding.message + differences),
        locations: [Self.location(finding.path, Region(startLine: finding.line, startColumn: column))])
    }
    self.init(
      tool: report.tool,
      about: "https://developer.apple.com/documentation/swiftui/"
        + "migrating-from-the-observable-object-protocol-to-the-observable-macro",
      rules: rules.map(RuleDescription.init), results: results, problems: report.problems)
  }

  /// The report of any of the tools.
  init(tool: Report.Tool, about page: String, rules: [RuleDescription], results: [Result], problems: [Report.Problem]) {
    let notifications = problems.map { problem in
      let region = problem.line.map { Region(startLine: $0, startColumn: problem.column ?? 1) }
      return Notification(
        level: problem.severity, message: Message(text: "\(problem.message) \(problem.remedy)"),
        locations: [Self.location(problem.path, region)])
    }
    schema = "https://json.schemastore.org/sarif-2.1.0.json"
    version = "2.1.0"
    runs = [
      Run(
        tool: Tool(driver: Driver(name: tool.name, version: tool.version, informationUri: page, rules: rules)),
        results: results,
        invocations: [
          Invocation(
            executionSuccessful: !problems.contains { $0.severity == "error" }, toolExecutionNotifications: notifications)
        ],
        columnKind: "utf16CodeUnits")
    ]
  }

  static func location(_ path: String, _ region: Region?) -> Location {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ":;")
    let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    let artifact = path.hasPrefix("/") ? Artifact(uri: "file://" + uri) : Artifact(uri: uri, uriBaseId: "%SRCROOT%")
    return Location(physicalLocation: PhysicalLocation(artifactLocation: artifact, region: region))
  }
}

extension SARIFReport.RuleDescription {
  fileprivate init(_ rule: any Rule) {
    id = rule.id.description
    name = rule.title
    shortDescription = SARIFReport.Message(text: rule.title)
    fullDescription = SARIFReport.Message(text: rule.explanation)
    help = SARIFReport.Message(text: RuleText.explanation(of: rule), markdown: RuleText.markdown(of: rule))
    defaultConfiguration = SARIFReport.Configuration(level: "warning")
  }
}

extension SourceFile {
  /// The column in UTF-16 units of one that counts UTF-8 bytes.
  func utf16Column(line: Int, column: Int) -> Int {
    let starts = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: line - 1, omittingEmptySubsequences: false)
    guard line >= 1, line <= starts.count else { return column }
    return Substring(starts[line - 1].prefix(column - 1)).utf16.count + 1
  }
}
