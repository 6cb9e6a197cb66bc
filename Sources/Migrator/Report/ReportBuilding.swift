import Foundation

extension Report {
  package init(_ migration: Migration, changes: [MigrateRun.Change], problems: [InputProblem]) {
    let reported = Set(migration.findings)
    groups = migration.plan.groups.map { Group($0, isRefused: $0.obstacles.contains(where: reported.contains)) }
    files = changes.map { change in
      File(
        path: change.file.path,
        edits: change.edits.map { edit in
          let place = change.file.location(at: edit.range.lowerBound)
          return Change(
            rule: edit.rule.description, start: edit.range.lowerBound, end: edit.range.upperBound, line: place.line,
            column: place.column, replacement: edit.replacement)
        })
    }
    findings = migration.findings.map(Item.init)
    let used = Set(migration.findings.flatMap(\.differences))
    differences = BehaviorDifference.allCases.filter { used.contains($0) || BehaviorDifference.everywhere.contains($0) }
      .map { Difference(id: $0.rawValue, description: $0.sentence, everywhere: BehaviorDifference.everywhere.contains($0)) }
    self.problems = problems.map(Problem.init)
    func count(_ outcome: Group.Outcome) -> Int {
      groups.filter { $0.outcome == outcome }.reduce(0) { $0 + $1.types.count }
    }
    summary = Summary(
      typesConverted: 0, typesRefused: 0, typesNotRequested: 0, filesRead: migration.project.files.count,
      filesChanged: files.count,
      edits: files.reduce(0) { $0 + $1.edits.count }, warnings: findings.filter { $0.severity == "warning" }.count)
    summary.typesConverted = count(.converted)
    summary.typesRefused = count(.refused)
    summary.typesNotRequested = count(.notRequested)
  }

  /// The report with a finding for each type that can be converted, for programs that show what there is to do.
  package var withConvertibleTypes: Report {
    var report = self
    for group in groups where group.outcome == .converted {
      for type in group.types {
        report.findings.append(
          Item(
            rule: type.isProtocol ? "M34" : "M1", severity: "warning", path: type.path, line: type.line, column: type.column,
            message: "\(type.name) can be converted to @Observable.", differences: []))
      }
    }
    report.findings.sort { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    return report
  }

  /// The report as JSON, its keys in alphabetical order, with a newline at the end.
  package func json() throws -> String { try Self.encode(self) }

  package static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

extension Report.Group {
  fileprivate init(_ group: ConversionPlan.Group, isRefused: Bool) {
    outcome = group.isConverted ? .converted : isRefused ? .refused : .notRequested
    types = group.members.compactMap { type in
      guard let declaration = type.declarations.first else { return nil }
      let place = declaration.file.location(of: declaration.node)
      return Report.TypeName(
        name: type.name, module: declaration.file.moduleName, path: declaration.file.path, line: place.line, column: place.column,
        isProtocol: type.kind == .protocol)
    }
    reasons = !isRefused ? [] : group.obstacles.map(Report.Item.init)
  }
}

extension Report.Item {
  fileprivate init(_ finding: Finding) {
    rule = finding.rule.description
    severity = finding.severity.rawValue
    path = finding.path
    line = finding.location.line
    column = finding.location.column
    message = finding.message
    differences = finding.differences.map(\.rawValue)
  }
}

extension Report.Problem {
  package init(_ problem: InputProblem) {
    path = problem.path
    line = problem.location?.line
    column = problem.location?.column
    message = problem.message
    remedy = problem.remedy
    severity = problem.isSkipped ? "warning" : "error"
  }
}
