import Migrator

/// The report of a check for people to read.
package struct CheckText {
  private let report: CheckReport
  private let limits: CheckLimits
  private var output: ReportWriter

  package static func text(of report: CheckReport, limits: CheckLimits = CheckLimits(), isColored: Bool = false) -> String {
    var text = CheckText(report: report, isColored: isColored, limits: limits)
    for problem in report.problems { text.output.append(problem) }
    text.appendModules()
    text.append(table: report.symbols, title: "Missing symbols")
    text.append(table: report.callForms, title: "Calls in a form that is missing")
    text.append(table: report.imports, title: "Missing modules")
    text.appendPackages()
    text.appendPlaceholders()
    text.appendErrors()
    text.appendLimits()
    text.appendAddedSource()
    text.appendPlatforms()
    text.appendLeftOut()
    text.appendSummary()
    return text.output.text
  }

  private init(report: CheckReport, isColored: Bool, limits: CheckLimits) {
    self.report = report
    self.limits = limits
    output = ReportWriter(isColored: isColored)
  }

  private mutating func append(_ line: String) { output.append(line) }

  private mutating func appendTitle(_ title: String) {
    output.separate()
    append(output.styled(title, .bold))
  }

  private mutating func appendModules() {
    guard report.modules.count > 1 else { return }
    appendTitle("Targets")
    let width = report.modules.map(\.name.count).max() ?? 0
    for module in report.modules {
      append("  \(padded(module.name, width))  \(module.compiling) of \(ReportWriter.count(module.files.count, "file"))")
    }
  }

  private mutating func append(table symbols: [CheckReport.Symbol], title: String) {
    guard !symbols.isEmpty else { return }
    appendTitle(title)
    let (name, kind) = (symbols.map(\.name.count).max() ?? 0, symbols.map(\.kind.count).max() ?? 0)
    for symbol in symbols {
      let count = padded(ReportWriter.count(symbol.files, "file"), 9)
      append("  \(padded(symbol.name, name))  \(padded(symbol.kind, kind))  \(count)  \(state(of: symbol))")
    }
  }

  private func state(of symbol: CheckReport.Symbol) -> String {
    let word =
      switch symbol.state {
      case .notYet: "not yet"
      case .cannotBe: "cannot be on Linux"
      case .elsewhere: "not here"
      }
    return symbol.reason.map { "\(word): \($0)" } ?? word
  }

  private mutating func appendPackages() {
    guard !report.packages.isEmpty else { return }
    appendTitle("Packages")
    let width = report.packages.map(\.identity.count).max() ?? 0
    for package in report.packages {
      let modules = package.modules.joined(separator: ", ")
      let state = package.isRead ? "read from" : "not fetched:"
      append(
        "  \(padded(package.identity, width))  \(modules)  \(ReportWriter.count(package.files, "file"))  \(state) \(package.location)"
      )
    }
    guard report.packages.contains(where: { !$0.isRead }) else { return }
    append(
      "  What files take of packages that are not fetched is not known. oriel run fetches them; --package ID=FOLDER names one's folder."
    )
  }

  /// The first error of each file that fails for another reason than what is missing.
  private mutating func appendErrors() {
    var seen: Set<String> = []
    let lines = report.modules.flatMap(\.files).compactMap { file -> String? in
      // What is not found may be in a package that was not looked at.
      let errors = file.unreadPackages.isEmpty ? file.errors.filter { $0.call == nil } : []
      guard let first = errors.first(where: { !$0.isBehind }) ?? errors.first, seen.insert(file.path).inserted else { return nil }
      return "  \(file.path):\(first.line): \(first.message)"
    }
    guard !lines.isEmpty else { return }
    appendTitle("Other errors, the first of each file")
    for line in lines { append(line) }
  }

  private mutating func appendLimits() {
    let stopped = report.modules.flatMap(\.files).filter { $0.limit != nil }
    guard !stopped.isEmpty else { return }
    appendTitle("Files that were not checked to their end")
    for file in stopped {
      let reason =
        switch file.limit {
        case .tookTooLong: "the compiler took longer than \(limits.file.components.seconds) seconds"
        case .crashed: "the compiler crashed"
        case .notReached, nil: "the \(limits.module.components.seconds) seconds for the module were over"
        }
      append("  \(file.path): \(reason)")
    }
  }

  private mutating func appendAddedSource() {
    let modules = report.modules.filter { $0.files.contains(where: \.usesAddedSource) }.map(\.name)
    guard !modules.isEmpty else { return }
    output.separate()
    append("With the plugin AppSources, which these targets need: \(modules.joined(separator: ", ")).")
  }

  private mutating func appendPlaceholders() {
    guard !report.placeholders.isEmpty else { return }
    appendTitle("Placeholders")
    for place in report.placeholders { append("  \(place.path):\(place.line): \(place.text)") }
  }

  /// As for which systems conditions were answered, with the targets of each.
  private mutating func appendPlatforms() {
    var targets: [String: [String]] = [:]
    for module in report.modules {
      guard let answered = module.answeredAs, let system = AppPlatform(rawValue: answered.system) else { continue }
      targets["as for \(system.name), \(answered.reason)", default: []].append(module.name)
    }
    guard !targets.isEmpty else { return }
    output.separate()
    for (answer, names) in targets.sorted(by: { $0.key < $1.key }) {
      let owner = report.modules.count > 1 ? " in \(names.sorted().joined(separator: ", "))" : ""
      append("Conditions such as #if os(iOS)\(owner) are answered \(answer). Otherwise: --as ios, macos or linux.")
    }
  }

  private mutating func appendLeftOut() {
    guard !report.leftOut.isEmpty else { return }
    let parts = report.leftOut.map { "\($0.reason) (\($0.files.count))" }
    output.separate()
    append("Left out: \(parts.joined(separator: ", ")).")
  }

  private mutating func appendSummary() {
    output.separate()
    let summary = report.summary
    let verb = summary.files == 1 ? "compiles" : "compile"
    var line = "\(summary.compiling) of \(ReportWriter.count(summary.files, "file")) \(verb)"
    if summary.modules > 1 { line += ", \(summary.compilingModules) of \(summary.modules) targets completely" }
    let files = Set(report.placeholders.map(\.path)).count
    if files > 0 { line += ", \(files) with \(ReportWriter.count(report.placeholders.count, "placeholder"))" }
    append(output.styled(line + ".", summary.compiling == summary.files ? .green : .red))
  }

  private func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
