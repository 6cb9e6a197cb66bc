import AppRun
import ArgumentParser
import Foundation

struct PackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package", abstract: "Packs an app for people who have no Swift: a folder, and the same as .tar.gz.",
    discussion: """
      Builds like 'oriel run', optimized. The folder has the program with its resources, the libraries of Swift that it needs, an entry for \
      menus of desktops, and an icon: the app's own, or a plain one. It runs wherever it is put, on the same kind of processor and a system that \
      is no older than this one.

      Exit status: 0; 1 if the app does not compile; 2 if something is wrong with the command line or a folder.
      """)

  @Argument(help: "The folder of an app.", completion: .directory)
  var folder = "."

  @OptionGroup var build: BuildOptions

  @Option(help: "What the app is called in menus, and its files (default: the name of the target).")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write, which is not there or empty; the archive is FOLDER.tar.gz (default: the app's name).",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @OptionGroup var absent: AbsentOptions

  func run() throws {
    let ending = RunEnding()
    defer { ending.cancel() }
    var options = try build.runnerOptions()
    options.folder = folder
    absent.apply(to: &options)
    let report = RunReport(folder: folder, build: build)
    do {
      guard let result = try PackRun(options, name: name, output: output, tell: { report.tell($0) }).run() else {
        throw ExitStatus.somethingToDo
      }
      Terminal.write(
        """
        \(result.folder)
        \(result.archive)
        Of the system it needs: \(result.systemLibraries.joined(separator: ", "))

        """, to: .output)
    } catch let failure as AppSources.Failure {
      Terminal.complain("Error: \(failure)")
      throw ExitStatus.badInput
    } catch let failure as PackFailure {
      Terminal.complain("Error: \(failure)")
      throw ExitStatus.badInput
    }
  }
}
