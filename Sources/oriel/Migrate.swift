import ArgumentParser
import Foundation
import Migrator

struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Migrates sources from ObservableObject to @Observable.",
    discussion: """
      Shows what would change as a diff on standard output, and writes nothing unless --write is given. Types that cannot be converted \
      safely are left as they are, and the report says why. The report goes to standard output, or to standard error if the diff is there.

      Exit status: 0 if all went well, 1 if --check found something to do or --verify something that fails afterwards, 2 if something is \
      wrong with the command line or the sources (what cannot be read in a folder is only reported), 3 for a mistake of this program.
      """)

  enum ReportForm: String, ExpressibleByArgument, CaseIterable { case text, json, sarif }

  @Argument(help: "Files and folders. Folders are searched for Swift files.", completion: .file())
  var paths: [String] = ["."]

  @Flag(help: "Write the changes to the files.")
  var write = false

  @Flag(help: "Write nothing, and end with status 1 if there is something to do.")
  var check = false

  @Flag(help: "Show the diff also with --write, --check and other reports.")
  var diff = false

  @Option(
    name: .customLong("type"),
    help: ArgumentHelp("Convert only this type and what must follow. May be given several times.", valueName: "name"))
  var types: [String] = []

  @Flag(help: "Follow Apple's article in style: track all variables, make environment properties private.")
  var appleStyle = false

  @Flag(
    inversion: .prefixedNo,
    help: "Keep objectWillChange and $property publishers where they are used. If neither is given: only $property publishers.")
  var bridge: Bool?

  @Flag(help: "Write also to files that git does not have, or with changes that are not committed.")
  var allowDirty = false

  @Flag(help: "Convert also what is built for systems or versions of Swift without @Observable.")
  var ignoreDeploymentTargets = false

  @Flag(
    help: """
      Compile and test copies of the sources before and after the migration. If something fails that did not before, nothing is \
      written, and the status is 1.
      """)
  var verify = false

  @Option(help: "The form of the report.")
  var report: ReportForm = .text

  @Option(help: "When to use colors. NO_COLOR in the environment means never, unless always is said.")
  var color: Terminal.ColorChoice = .auto

  @Flag(help: "List all rules.")
  var listRules = false

  @Option(help: ArgumentHelp("Explain a rule, with examples.", valueName: "rule"))
  var explain: String?

  func validate() throws {
    if write, check { throw ValidationError("--write and --check exclude each other.") }
  }

  func run() throws {
    Leftovers.clearWhenInterrupted()
    if listRules { return Terminal.write(RuleText.list(), to: .output) }
    if let explain { return try Self.explain(explain) }
    let progress = ProgressBar()
    var run = try migrate { progress.show($0) }
    progress.clear()
    if verify { try run.verify(products: Self.products) { Terminal.complain($0 + "...") } }
    let isWorse = run.verification?.newFailures.isEmpty == false
    if write, !isWorse { run.write(allowDirty: allowDirty) }
    try show(run)
    if run.problems.areFailure(filesRead: run.migration.project.files.count) { throw ExitStatus.badInput }
    if isWorse || (check && !run.changes.isEmpty) { throw ExitStatus.somethingToDo }
  }

  private func migrate(progress: @Sendable (MigrateRun.Progress) -> Void) throws -> MigrateRun {
    var options = MigrationOptions()
    options.types = types
    options.appleStyle = appleStyle
    options.bridge = bridge.map { $0 ? .everything : .nothing } ?? .published
    options.ignoresDeploymentTargets = ignoreDeploymentTargets
    do {
      return try MigrateRun(paths: paths, options: options, progress: progress)
    } catch let error as UnknownTypes {
      Terminal.complain("Error: \(error)")
      throw ExitStatus.badInput
    }
  }

  /// Whether the diff is shown: by itself it is what a run is for that neither writes nor is read by another program.
  private var showsDiff: Bool { diff || (!write && !check && report == .text) }

  private func show(_ run: MigrateRun) throws {
    if showsDiff {
      let isColored = color.isColored(for: .output)
      for change in run.changes { Terminal.show(change.diff, isColored: isColored) }
    }
    let stream = showsDiff ? Terminal.Stream.errors : .output
    let text =
      switch report {
      case .text:
        TextReport.text(of: run.report, isColored: color.isColored(for: stream), suggestsWriting: !write && !check)
      case .json: try report(of: run).json()
      case .sarif: try SARIFReport(report(of: run), files: run.migration.project.files).json()
      }
    Terminal.write(text, to: stream)
    // What a program reads does not tell the person who started it that something is wrong.
    if report != .text, !showsDiff { for problem in run.problems { Terminal.complain(problem.description) } }
  }

  /// The report for a program: with `--check` it has a finding for each type that can be converted.
  private func report(of run: MigrateRun) -> Report { check ? run.report.withConvertibleTypes : run.report }

  /// Where this program was built.
  private static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private static func explain(_ name: String) throws {
    guard let rule = Rules.all.first(where: { $0.id.description.lowercased() == name.lowercased() }) else {
      let names = Rules.all.map(\.id.description).joined(separator: ", ")
      Terminal.complain("Error: There is no rule '\(name)'. There are: \(names).")
      throw ExitStatus.badInput
    }
    Terminal.write(RuleText.explanation(of: rule), to: .output)
  }
}
