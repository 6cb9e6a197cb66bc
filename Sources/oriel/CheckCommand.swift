import AppRun
import ArgumentParser
import Foundation
import Migrator
import SourceCheck

extension CheckRun.LanguageMode: ExpressibleByArgument {}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Tells whether sources written for SwiftUI compile here, and what they miss.",
    discussion: """
      Typechecks the Swift files below each folder: the targets of a package or an Xcode project apart, all files together where there is neither. \
      Tests and pages of playgrounds are left out. Reports which files compile, which symbols of SwiftUI and Combine are missing, and which of \
      them cannot be on Linux. Packages of an app are fetched by oriel run alone; no manifest runs here.

      Exit status: 0 if every file compiles, 1 if one does not, 2 if something is wrong with the command line or the input, 3 for a \
      mistake of this program.
      """)

  @Argument(help: "Folders: of an app, a package, a target.", completion: .directory)
  var folders: [String] = ["."]

  @Option(name: .customLong("as"), help: ArgumentHelp(AppPlatform.help, valueName: "system"))
  var platform: AppPlatform?

  @Option(help: "The language mode: 5 or 6.")
  var swiftVersion: CheckRun.LanguageMode = .v5

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp("Look for the package ID in a folder. May be given several times.", valueName: "id=folder"))
  var packages: [String] = []

  @Flag(help: "Put placeholders in the place of what is known to be absent, as oriel run does.")
  var placeholders = false

  @Flag(help: "Report as JSON.")
  var json = false

  @Option(help: ArgumentHelp("Longest time for one file. What the compiler takes longer for is reported.", valueName: "seconds"))
  var fileLimit = 30

  @Option(help: ArgumentHelp("Longest time for one target.", valueName: "seconds"))
  var targetLimit = 180

  @Option(help: "When to use colors. NO_COLOR in the environment means never, unless always is said.")
  var color: Terminal.ColorChoice = .auto

  func validate() throws {
    for limit in [fileLimit, targetLimit] where !(1...86_400).contains(limit) {
      throw ValidationError("A limit is a number of seconds from 1 to 86400, not \(limit).")
    }
    try PackageFolders.validate(packages)
  }

  func run() throws {
    Leftovers.clearWhenInterrupted()
    var limits = CheckLimits()
    limits.file = .seconds(fileLimit)
    limits.module = .seconds(targetLimit)
    let progress = ProgressBar()
    let run: CheckRun
    do {
      run = try CheckRun(
        paths: folders, languageMode: swiftVersion, limits: limits, platform: platform, placeholders: placeholders,
        packages: PackageFolders.all(packages, for: folders), products: Self.products
      ) { progress.show($0) }
      progress.clear()
    } catch let failure as CheckFailure {
      progress.clear()
      Terminal.complain("Error: \(failure)")
      throw ExitStatus.badInput
    }
    let isFailure = run.problems.areFailure(filesRead: run.report.summary.files)
    if json {
      Terminal.write(try run.report.json(), to: .output)
      // What a program reads does not tell the person who started it that something is wrong.
      for problem in run.problems { Terminal.complain(problem.description) }
    } else if run.report.summary.files > 0 || !isFailure {
      Terminal.write(CheckText.text(of: run.report, limits: limits, isColored: color.isColored(for: .output)), to: .output)
    } else {
      for problem in run.problems { Terminal.complain(problem.description) }
    }
    if isFailure { throw ExitStatus.badInput }
    if !run.isClean { throw ExitStatus.somethingToDo }
  }

  /// Where this program was built.
  static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

extension ProgressBar {
  /// May be called from any thread.
  func show(_ progress: CheckRun.Progress) {
    switch progress {
    case .reading(let part): show("Reading", part)
    case .listing: show("Listing symbols", 0)
    case .checking(let part): show("Checking", part)
    }
  }
}
