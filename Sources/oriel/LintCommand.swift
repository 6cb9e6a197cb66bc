import ArgumentParser
import Migrator

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Finds mistakes in how views and their data are joined.",
    discussion: """
      Reports only what is seen to be wrong: a mistake that depends on code that is not there is not reported.

      Exit status: 0 if nothing was found, 1 if there are warnings, 2 if something is wrong with the command line or the sources, 3 for a \
      mistake of this program.
      """)

  @Argument(help: "Files and folders. Folders are searched for Swift files.", completion: .file())
  var paths: [String] = ["."]

  @Flag(help: "Write the changes that mend what can be mended safely.")
  var fix = false

  @Flag(help: "Write also to files that git does not have, or with changes that are not committed.")
  var allowDirty = false

  @Option(help: "The form of the report.")
  var report: Migrate.ReportForm = .text

  @Option(help: "When to use colors. NO_COLOR in the environment means never, unless always is said.")
  var color: Terminal.ColorChoice = .auto

  @Flag(help: "List all rules.")
  var listRules = false

  @Option(help: ArgumentHelp("Explain a rule, with examples.", valueName: "rule"))
  var explain: String?

  func run() throws {
    if listRules { return Terminal.write(RuleText.listOfLintRules(), to: .output) }
    if let explain { return try Self.explain(explain) }
    var run = LintRun(paths: paths)
    if fix { try run.fix(allowDirty: allowDirty) }
    let result = run.report
    switch report {
    case .text: Terminal.write(result.text(isColored: color.isColored(for: .output)), to: .output)
    case .json: Terminal.write(try result.json(), to: .output)
    case .sarif: Terminal.write(try result.sarif(files: run.lint.project.files).json(), to: .output)
    }
    if report != .text { for problem in run.problems { Terminal.complain(problem.description) } }
    if run.problems.areFailure(filesRead: run.lint.project.files.count) { throw ExitStatus.badInput }
    if !result.findings.isEmpty { throw ExitStatus.somethingToDo }
  }

  private static func explain(_ name: String) throws {
    guard let rule = LintRules.all.first(where: { $0.id.description.lowercased() == name.lowercased() }) else {
      let names = LintRules.all.map(\.id.description).joined(separator: ", ")
      Terminal.complain("Error: There is no rule '\(name)'. There are: \(names).")
      throw ExitStatus.badInput
    }
    Terminal.write(RuleText.explanation(of: rule), to: .output)
  }
}
