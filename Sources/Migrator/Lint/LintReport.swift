/// What a run of `oriel lint` found, for people and for programs: the shape of `--report json`.
///
/// Fields may be added; if one goes or changes its meaning, `version` counts up.
package struct LintReport: Codable, Equatable, Sendable {
  package var version = 1
  package var tool = Report.Tool()
  package var filesRead: Int
  /// The files that `--fix` has written. The findings are what is left then.
  package var filesWritten: [String]
  package var findings: [Item]
  package var problems: [Report.Problem]

  package struct Item: Codable, Equatable, Sendable {
    package var rule: String
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String
    package var fix: Fix?
  }

  package struct Fix: Codable, Equatable, Sendable {
    package var message: String
    package var edits: [Report.Change]
  }

  init(_ run: LintRun) {
    let files = run.lint.project.files
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    filesRead = files.count
    filesWritten = run.writtenFiles
    findings = run.lint.findings.map { finding in
      Item(
        rule: finding.rule.description, path: finding.path, line: finding.location.line, column: finding.location.column,
        message: finding.message,
        fix: finding.fix.map { fix in
          Fix(message: fix.message, edits: fix.edits.map { Self.change($0, in: byPath[finding.path]) })
        })
    }
    problems = run.problems.map(Report.Problem.init)
  }

  private static func change(_ edit: Edit, in file: SourceFile?) -> Report.Change {
    let place = file?.location(at: .init(utf8Offset: edit.range.lowerBound))
    return Report.Change(
      rule: edit.rule.description, start: edit.range.lowerBound, end: edit.range.upperBound, line: place?.line ?? 1,
      column: place?.column ?? 1, replacement: edit.replacement)
  }

  package func json() throws -> String { try Report.encode(self) }

  /// The report for people to read.
  package func text(isColored: Bool = false) -> String {
    var output = ReportWriter(isColored: isColored)
    for finding in findings {
      output.append(
        "\(finding.path):\(finding.line):\(finding.column): \(output.styled("warning", .magenta)): [\(finding.rule)] \(finding.message)"
      )
      if let fix = finding.fix { output.append("    fix: \(fix.message)") }
    }
    for problem in problems { output.append(problem) }
    output.separate()
    output.append("\(ReportWriter.count(findings.count, "warning")) in \(ReportWriter.count(filesRead, "file")).")
    let fixes = findings.count { $0.fix != nil }
    if !filesWritten.isEmpty {
      output.append("\(ReportWriter.count(filesWritten.count, "file")) written.")
    } else if fixes > 0 {
      output.append("\(fixes) can be mended with --fix.")
    }
    return output.text
  }

  /// The report in SARIF 2.1.0.
  package func sarif(files: [SourceFile]) -> SARIFReport {
    let rules = LintRules.all
    let indices = Dictionary(rules.enumerated().map { ($1.id.description, $0) }, uniquingKeysWith: { one, _ in one })
    let texts = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    let results = findings.map { finding in
      let column = texts[finding.path]?.utf16Column(line: finding.line, column: finding.column) ?? finding.column
      return SARIFReport.Result(
        ruleId: finding.rule, ruleIndex: indices[finding.rule] ?? 0, level: "warning", message: .init(text: finding.message),
        locations: [SARIFReport.location(finding.path, .init(startLine: finding.line, startColumn: column))])
    }
    let descriptions = rules.map { rule in
      SARIFReport.RuleDescription(
        id: rule.id.description, name: rule.title, shortDescription: .init(text: rule.title),
        fullDescription: .init(text: rule.explanation), help: .init(text: rule.explanation),
        defaultConfiguration: .init(level: "warning"))
    }
    return SARIFReport(
      tool: tool, about: "https://developer.apple.com/documentation/swiftui/model-data", rules: descriptions, results: results,
      problems: problems)
  }
}
