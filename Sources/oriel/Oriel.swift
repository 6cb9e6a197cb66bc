import ArgumentParser
import Foundation
import Migrator

@main
struct Oriel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oriel", abstract: "Tools for SwiftUI sources.", version: Report.toolVersion,
    subcommands: [CheckCommand.self, RunCommand.self, PreviewCommand.self, PackageCommand.self, Migrate.self, LintCommand.self])

  /// Runs the command. What the command line gets wrong ends with status 2, as all bad input does.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let status as ExitStatus {
      Foundation.exit(status.rawValue)
    } catch {
      let text = fullMessage(for: error)
      guard exitCode(for: error).isSuccess else {
        Terminal.complain(text)
        Foundation.exit(
          exitCode(for: error) == .validationFailure ? ExitStatus.badInput.rawValue : ExitStatus.internalError.rawValue)
      }
      Terminal.write(text + "\n", to: .output)
    }
  }
}

/// How a command ends.
enum ExitStatus: Int32, Error {
  /// `check` found a file that does not compile, `lint` or `--check` something to do, or `--verify` found something that fails after the migration.
  case somethingToDo = 1
  case badInput = 2
  case internalError = 3
}
