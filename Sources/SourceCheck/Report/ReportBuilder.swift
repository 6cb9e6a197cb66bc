import Migrator

/// Sums up what was found in the modules.
struct ReportBuilder {
  private var modules: [CheckReport.Module] = []
  private var symbols: [SymbolKnowledge.Missing: Set<String>] = [:]
  private var forms: [String: Set<String>] = [:]
  private var imports: [String: Set<String>] = [:]
  private var placeholders: [Placeholders.Place] = []
  /// Files beside the sources with what other tools than the package manager bring.
  var foreignLists: [String] = []

  mutating func add(_ module: SourceModule, _ outcomes: [ModuleCheck.Outcome]) {
    var files: [CheckReport.File] = []
    for (file, outcome) in zip(module.files, outcomes) {
      for symbol in outcome.missing { symbols[symbol, default: []].insert(file.path) }
      for form in outcome.forms { forms[form, default: []].insert(file.path) }
      for name in outcome.missingImports { imports[name, default: []].insert(file.path) }
      files.append(
        CheckReport.File(
          path: file.path, compiles: outcome.compiles, missing: outcome.missing.map(\.name).sorted(),
          missingImports: outcome.missingImports, unreadPackages: outcome.unreadPackages,
          usesAddedSource: outcome.usesAddedSource, errors: outcome.issues,
          limit: outcome.limit))
    }
    placeholders += module.placeholders
    let answered = module.choice.flatMap {
      $0.isAsked ? CheckReport.Platform(system: $0.platform.rawValue, reason: $0.reason) : nil
    }
    modules.append(CheckReport.Module(name: module.name, folder: module.folder, files: files, answeredAs: answered))
  }

  func finish(_ report: inout CheckReport) {
    report.modules = modules.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
    report.placeholders = placeholders.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    // A file of two targets counts once, and compiles if it does in both.
    var verdicts: [String: Bool] = [:]
    for file in modules.flatMap(\.files) { verdicts[file.path] = (verdicts[file.path] ?? true) && file.compiles }
    report.summary = CheckReport.Summary(
      files: verdicts.count, compiling: verdicts.values.count { $0 }, modules: modules.count,
      compilingModules: modules.count { $0.files.allSatisfy(\.compiles) })
    report.symbols = Self.sorted(
      symbols.map { symbol, files in
        Self.symbol(symbol.name, symbol.kind, files, symbol.state, symbol.reason)
      })
    report.callForms = Self.sorted(forms.map { Self.symbol($0, "call", $1, .notYet, nil) })
    report.imports = Self.sorted(
      imports.map { name, files in
        let reason = LinuxLimits.reason(forModule: name)
        return Self.symbol(
          name, "module", files, reason == nil ? .elsewhere : .cannotBe,
          reason ?? elsewhere)
      })
  }

  private var elsewhere: String {
    let text = "Neither this package nor the toolchain has such a module."
    guard let list = foreignLists.first else { return text }
    return text + " What \(list) brings is not read: give it as a package, or leave it out."
  }

  private static func symbol(
    _ name: String, _ kind: String, _ files: Set<String>, _ state: CheckReport.State, _ reason: String?
  ) -> CheckReport.Symbol {
    CheckReport.Symbol(
      name: name, kind: kind, files: files.count, state: state, reason: reason, examples: Array(files.sorted().prefix(3)))
  }

  private static func sorted(_ symbols: [CheckReport.Symbol]) -> [CheckReport.Symbol] {
    symbols.sorted { ($1.files, $0.name, $0.kind) < ($0.files, $1.name, $1.kind) }
  }
}
