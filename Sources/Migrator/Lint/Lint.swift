/// One run of `oriel lint`: what is wrong in a project, and the files' texts after the fix-its.
///
/// Writes nothing by itself.
package final class Lint {
  package let project: Project
  /// In order of place.
  package let findings: [LintFinding]
  private let edits: [String: [Edit]]
  /// How many fix-its the results contain. One that changes the same text as another waits for the next run.
  package let appliedFixes: Int

  package init(_ project: Project, rules: [any LintRule] = LintRules.all) {
    self.project = project
    var seen: Set<LintFinding> = []
    findings = rules.flatMap { $0.findings(in: project) }
      .filter { seen.insert($0).inserted }
      .sorted { ($0.path, $0.location, $0.rule) < ($1.path, $1.location, $1.rule) }
    var edits: [String: [Edit]] = [:]
    var count = 0
    for finding in findings {
      guard let fix = finding.fix else { continue }
      let made = edits[finding.path] ?? []
      if fix.edits.contains(where: { edit in made.contains { $0.collides(with: edit) } }) { continue }
      edits[finding.path] = made + fix.edits
      count += 1
    }
    self.edits = edits
    appliedFixes = count
  }

  /// The text of a file after the fix-its; the text that it has if there are none.
  package func result(for file: SourceFile) throws -> String {
    guard let edits = edits[file.path] else { return file.text }
    return try file.applying(edits)
  }
}

extension Edit {
  /// Whether the order of the two edits would matter, or one would undo the other.
  fileprivate func collides(with other: Edit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }
    return range.overlaps(other.range)
  }
}
