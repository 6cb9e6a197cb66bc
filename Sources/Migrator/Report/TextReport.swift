/// A report for people to read.
package struct TextReport {
  private let report: Report
  private let suggestsWriting: Bool
  private var output: ReportWriter

  /// - Parameter suggestsWriting: Whether to say how changes are written.
  package static func text(of report: Report, isColored: Bool = false, suggestsWriting: Bool = false) -> String {
    var text = TextReport(report: report, isColored: isColored, suggestsWriting: suggestsWriting)
    text.appendFindings()
    text.appendRefusals()
    text.appendProblems()
    text.appendVerification()
    text.appendSummary()
    return text.output.text
  }

  private init(report: Report, isColored: Bool, suggestsWriting: Bool) {
    self.report = report
    self.suggestsWriting = suggestsWriting
    output = ReportWriter(isColored: isColored)
  }

  private mutating func append(_ line: String = "") { output.append(line) }

  private mutating func appendFindings() {
    let meanings = Dictionary(report.differences.map { ($0.id, $0.description) }, uniquingKeysWith: { one, _ in one })
    for finding in report.findings where finding.severity != "refusal" {
      let severity = output.styled(finding.severity, finding.severity == "warning" ? .magenta : .cyan)
      append("\(finding.path):\(finding.line):\(finding.column): \(severity): [\(finding.rule)] \(finding.message)")
      for difference in finding.differences {
        if let meaning = meanings[difference] { append("    \(difference): \(meaning)") }
      }
    }
  }

  private mutating func appendRefusals() {
    let refused = report.groups.filter { $0.outcome == .refused && !$0.reasons.isEmpty }
    guard !refused.isEmpty else { return }
    output.separate()
    append("Left as they are:")
    // One reason may hold for many groups: that of a whole package, for example.
    var groups: [(reasons: [Report.Item], names: [String])] = []
    for group in refused {
      let names = group.types.map(\.name)
      if let index = groups.firstIndex(where: { $0.reasons == group.reasons }) {
        groups[index].names += names
      } else {
        groups.append((group.reasons, names))
      }
    }
    for group in groups {
      // A generic parameter has no name of its own: its reason says what it is.
      if !group.names.isEmpty { append("  " + output.styled(group.names.joined(separator: ", "), .bold)) }
      var seen: [Report.Item] = []
      for reason in group.reasons where !seen.contains(reason) {
        seen.append(reason)
        append("    \(reason.path):\(reason.line):\(reason.column): [\(reason.rule)] \(reason.message)")
      }
    }
  }

  private mutating func appendProblems() {
    guard !report.problems.isEmpty else { return }
    output.separate()
    for problem in report.problems { output.append(problem) }
  }

  private mutating func appendVerification() {
    guard let verification = report.verification else { return }
    output.separate()
    for failure in verification.newFailures {
      let place = failure.path.map { "\($0):\(failure.line ?? 1): " } ?? ""
      append("\(place)\(output.styled("error", .red)): \(failure.message)")
    }
    if !verification.bodyCounts.isEmpty {
      append("Body evaluations, before and after:")
      for count in verification.bodyCounts { append("  \(count.test): \(count.view): \(count.before) and \(count.after)") }
    }
    for remark in verification.remarks { append(remark) }
    switch (verification.newFailures.count, verification.remarks.isEmpty) {
    case (0, true): append("Verified: nothing fails that did not fail before.")
    case (0, false): break
    case (let count, _): append("\(ReportWriter.count(count, "new failure")) after the migration.")
    }
  }

  private mutating func appendSummary() {
    output.separate()
    let summary = report.summary
    if summary.typesConverted > 0 {
      append("In every converted type:")
      for difference in report.differences where difference.everywhere { append("  \(difference.id): \(difference.description)") }
      append()
    }
    var parts = ["\(ReportWriter.count(summary.typesConverted, "type")) converted"]
    if summary.typesRefused > 0 { parts.append("\(summary.typesRefused) left" + reasons) }
    if summary.typesNotRequested > 0 { parts.append("\(summary.typesNotRequested) not asked for") }
    append(parts.joined(separator: ", ") + ".")
    let edits =
      "\(ReportWriter.count(summary.edits, "edit")) in \(summary.filesChanged) of \(ReportWriter.count(summary.filesRead, "file"))"
    if summary.edits == 0 {
      append("Nothing to change in \(ReportWriter.count(summary.filesRead, "file")).")
    } else {
      append(
        report.isWritten
          ? "\(edits), written." : suggestsWriting ? "\(edits). Write them with --write." : "\(edits), not written.")
    }
  }

  /// How many of the types are left for which rule.
  private var reasons: String {
    var counts: [(rule: String, count: Int)] = []
    for group in report.groups where group.outcome == .refused {
      guard let rule = group.reasons.first?.rule else { continue }
      if let index = counts.firstIndex(where: { $0.rule == rule }) {
        counts[index].count += group.types.count
      } else {
        counts.append((rule, group.types.count))
      }
    }
    counts.removeAll { $0.count == 0 }
    let sorted = counts.sorted { RuleID($0.rule) < RuleID($1.rule) }
    return " (" + sorted.map { "\($0.rule): \($0.count)" }.joined(separator: ", ") + ")"
  }
}
