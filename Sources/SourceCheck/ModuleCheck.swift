import AddedSources
import Foundation
import Migrator
import SwiftSyntax

/// Checks one module: with the compiler, on a copy without what certainly is not here.
struct ModuleCheck {
  let module: SourceModule
  let uses: [SymbolUses]
  /// What the catalogs of the module's folder hold.
  let assets: [AssetSymbol]
  let knowledge: SymbolKnowledge
  let toolchain: Toolchain
  /// Modules that can be imported.
  let importable: Set<String>
  /// Modules of packages that are not there to be looked at.
  let unread: Set<String>
  /// Modules that SwiftUI brings to files that do not import them.
  let broughtModules: Set<String>
  let limits: CheckLimits
  /// Options of the compiler, with the language mode and where modules are.
  let options: [String]
  /// A folder for the copy.
  let folder: String

  /// What is known of one file.
  struct Outcome {
    var missing: [SymbolKnowledge.Missing] = []
    var missingImports: [String] = []
    /// Modules of packages that are not there to be looked at.
    var unreadPackages: [String] = []
    /// Whether the file uses what the plugin `AppSources` adds to a module.
    var usesAddedSource = false
    var issues: [CheckReport.Issue] = []
    var limit: CheckReport.Limit?
    /// Calls of SwiftUI that no overload takes.
    var forms: [String] = []
    /// The lines on which something is missing. What else the compiler says of them follows from that.
    var lines: Set<Int> = []

    var compiles: Bool { missing.isEmpty && missingImports.isEmpty && unreadPackages.isEmpty && issues.isEmpty && limit == nil }

    mutating func add(_ symbol: SymbolKnowledge.Missing) {
      if !missing.contains(symbol) { missing.append(symbol) }
    }
  }

  private(set) var outcomes: [Outcome] = []
  /// The copy's texts, and behind them what the plugin `AppSources` adds.
  private(set) var texts: [String] = []
  private var paths: [String] = []
  /// What the copy does not declare any more.
  private var removedNames: Set<String> = []

  init(
    _ module: SourceModule, uses: [SymbolUses], assets: [AssetSymbol], knowledge: SymbolKnowledge, toolchain: Toolchain,
    importable: Set<String>, unread: Set<String> = [], broughtModules: Set<String> = [], limits: CheckLimits,
    options: [String], folder: String
  ) {
    self.unread = unread
    self.broughtModules = broughtModules
    self.module = module
    self.uses = uses
    self.assets = assets
    self.knowledge = knowledge
    self.toolchain = toolchain
    self.importable = importable
    self.limits = limits
    self.options = options + ["-module-name", module.compilerName]
    self.folder = folder
    outcomes = Array(repeating: Outcome(), count: module.files.count)
  }

  /// - Parameter progress: Called with the part of the work that is done.
  mutating func run(progress: (Double) -> Void) throws {
    prepare()
    try writeCopy()
    let compiler = CompilerRun(
      toolchain: toolchain, options: options + Typecheck.reportOptions, paths: paths, folder: folder, limits: limits,
      time: ModuleTime(limits, files: module.files.count))
    var open = Array(module.files.indices)
    for round in 0...max(0, limits.rounds) {
      let events = compiler.events(in: open)
      progress(Double(round + 1) / Double(limits.rounds + 2))
      open = []
      for (index, found) in events.sorted(by: { $0.key < $1.key }) {
        guard let next = note(found, file: index, round: round) else { continue }
        texts[index] = next
        try write(index)
        open.append(index)
      }
      if open.isEmpty { break }
    }
    for index in outcomes.indices { outcomes[index].issues.sort { $0.line < $1.line } }
  }

  // MARK: The copy

  /// Takes out what certainly is not here: modules that cannot be imported and names that nothing declares.
  private mutating func prepare() {
    let (knowledge, importable, unread) = (knowledge, importable, unread)
    let results = concurrentMap(Array(zip(module.files, uses))) { file, uses -> (Outcome, String, Set<String>) in
      var outcome = Outcome()
      // The parser gave up, and the compiler may not come to an end.
      if let error = file.parseError, file.tree.statements.isEmpty {
        outcome.issues = [CheckReport.Issue(line: error.location.line, message: error.message, call: nil, isBehind: false)]
        return (outcome, "", [])
      }
      let absent = uses.imports.filter { !importable.contains($0.module) }
      for one in absent where !(outcome.missingImports + outcome.unreadPackages).contains(one.module) {
        if unread.contains(one.module) {
          outcome.unreadPackages.append(one.module)
        } else {
          outcome.missingImports.append(one.module)
        }
      }
      var trim = SourceTrim(file)
      var candidates: [(SymbolKnowledge.Missing, [Int])] = []
      for (use, places) in uses.uses {
        if let symbol = knowledge.missing(use) { candidates.append((symbol, places)) }
      }
      for (symbol, places) in candidates.sorted(by: { ($0.1.first ?? 0, $0.0.name) < ($1.1.first ?? 0, $1.0.name) }) {
        outcome.add(symbol)
        for place in places {
          outcome.lines.insert(trim.line(at: place))
          if let token = trim.token(at: place) { trim.remove(token) }
        }
      }
      let trimmed = SourceTrim.blanking(absent.map(\.range), in: trim.trimmed() ?? file.text)
      let text = AppleWords.replaced(in: trimmed) ?? trimmed
      outcome.usesAddedSource = knowledge.usesAddedSource(uses)
      return (outcome, text, trim.removedNames)
    }
    outcomes = results.map(\.0)
    texts = results.map(\.1)
    let declared = AddedSource.Declared(module.files.map(\.text))
    let added = AddedSource(assets, besides: declared, hasBundle: module.hasBundle, modules: broughtModules).text
    texts.append(added + (module.placeholders.isEmpty ? "" : PlaceholderSupport.text))
    removedNames = results.reduce(into: []) { $0.formUnion($1.2) }
  }

  private mutating func writeCopy() throws {
    paths = module.files.enumerated().map { index, file in
      // Only a file with this name may have code at its top level.
      let isMain = file.path == "main.swift" || file.path.hasSuffix("/main.swift")
      return "\(folder)/" + (isMain ? "\(index)/main.swift" : "File\(index).swift")
    }
    paths.append("\(folder)/Added.swift")
    for index in paths.indices { try write(index) }
  }

  private func write(_ index: Int) throws {
    let url = URL(fileURLWithPath: paths[index])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(texts[index].utf8).write(to: url)
  }

  // MARK: What the compiler says

  /// Notes what was found in a file, and gives its text without what can be taken out, nil if that is nothing.
  private mutating func note(_ events: [CompilerRun.Event], file index: Int, round: Int) -> String? {
    let current = texts[index] == module.files[index].text ? module.files[index] : copy(index)
    var trim = SourceTrim(current)
    var others: [(Complaint, CheckReport.Issue, column: Int)] = []
    for event in events {
      switch event {
      case .tookTooLong: outcomes[index].limit = .tookTooLong
      case .crashed: outcomes[index].limit = .crashed
      case .notReached: if round == 0 { outcomes[index].limit = .notReached }
      case .error(let line, let column, let message):
        let complaint = Complaint(message)
        let token = complaint.searchedName.flatMap { trim.token(line: line, column: column, name: $0) }
        if let name = complaint.searchedName ?? Self.extraArgument(message), removedNames.contains(name) {
          if let token = token ?? trim.token(line: line, column: column) { trim.remove(token) }
        } else if knowledge.isCascade(complaint) || isOfUnknownKind(complaint, at: token) {
          others.append((.consequence, CheckReport.Issue(line: line, message: message, call: nil, isBehind: round > 0), column))
        } else if let symbol = knowledge.missing(complaint) {
          outcomes[index].add(symbol)
          outcomes[index].lines.insert(line)
          if let token { trim.remove(token) }
        } else {
          others.append((complaint, CheckReport.Issue(line: line, message: message, call: nil, isBehind: round > 0), column))
        }
      }
    }
    noteIssues(others, &trim, file: index)
    removedNames.formUnion(trim.removedNames)
    guard let text = trim.trimmed() else { return nil }
    // What does not parse any more says nothing.
    let isBroken = current.parseError == nil && SourceFile(path: current.path, text: text).parseError != nil
    return isBroken ? nil : text
  }

  /// Whether a name that is not there stands in a type that inherits from something unknown, which may have it.
  private func isOfUnknownKind(_ complaint: Complaint, at token: TokenSyntax?) -> Bool {
    guard case .name(let name) = complaint, name.first?.isLowercase == true, let token else { return false }
    var node = token.parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self), current.asProtocol((any DeclGroupSyntax).self) != nil {
        return knowledge.isOfUnknownKind(type.name.identifierText)
      }
      if let type = current.as(ExtensionDeclSyntax.self)?.extendedType.as(IdentifierTypeSyntax.self) {
        return knowledge.isOfUnknownKind(type.name.identifierText)
      }
      node = current.parent
    }
    return false
  }

  private func copy(_ index: Int) -> SourceFile {
    SourceFile(path: module.files[index].path, text: texts[index])
  }

  /// What the compiler says of a copy because something was taken out.
  private static let signsOfCuts = [
    "'Group<", "'EmptyView'", "missing return", "does not conform to protocol", "is declared in extension of", "opaque type",
    "at least one executable statement",
  ]

  /// The label that no initializer takes: of a property that was taken out, perhaps.
  private static func extraArgument(_ message: String) -> String? {
    message.firstMatch(of: #/^extra argument '([^']*)' in call/#).map { String($0.1) }
  }

  private mutating func noteIssues(
    _ issues: [(Complaint, CheckReport.Issue, column: Int)], _ trim: inout SourceTrim, file index: Int
  ) {
    var rest: [(Complaint, CheckReport.Issue, column: Int)] = []
    for (complaint, issue, column) in issues where !outcomes[index].lines.contains(issue.line) {
      guard complaint == .form, !isOfCut(issue, file: index),
        let found = trim.call(line: issue.line, column: column, where: { isOwn($0, isModifier: $1) })
      else {
        rest.append((complaint, issue, column))
        continue
      }
      var issue = issue
      let call = (found.isModifier ? "." : "") + found.form
      issue.call = call
      outcomes[index].issues.append(issue)
      outcomes[index].lines.formUnion(found.lines)
      if !outcomes[index].forms.contains(call) { outcomes[index].forms.append(call) }
      trim.remove(found.name)
    }
    // What follows from another mistake counts where no other was found.
    let isExplained =
      !outcomes[index].issues.isEmpty || !outcomes[index].missing.isEmpty || !rest.allSatisfy { $0.0.isConsequence }
    for (complaint, issue, column) in rest where !outcomes[index].lines.contains(issue.line) {
      if isOfCut(issue, file: index) || complaint.isConsequence && isExplained { continue }
      guard !outcomes[index].issues.contains(where: { $0.line == issue.line && $0.message == issue.message }) else { continue }
      outcomes[index].issues.append(issue)
      if let token = trim.token(line: issue.line, column: column) { trim.remove(token) }
    }
  }

  /// Whether an error may be there because something was taken out.
  private func isOfCut(_ issue: CheckReport.Issue, file index: Int) -> Bool {
    (issue.isBehind || texts[index] != module.files[index].text) && Self.signsOfCuts.contains(where: issue.message.contains)
  }

  private func isOwn(_ name: String, isModifier: Bool) -> Bool {
    guard !knowledge.declared.names.contains(name) else { return false }
    return isModifier ? knowledge.own.allNames.contains(name) : knowledge.own.hasTopLevel(name)
  }
}

extension Complaint {
  /// The name to look for at the place of the error.
  fileprivate var searchedName: String? {
    switch self {
    case .member(let name, _), .name(let name), .type(let name), .attribute(let name), .macro(let name): name
    case .form, .tooComplex, .consequence, .other: nil
    }
  }

  /// Whether it follows from another mistake as a rule.
  fileprivate var isConsequence: Bool {
    if case .member(_, owner: nil) = self { true } else { self == .consequence }
  }
}
