import AppRun
import ArgumentParser
import Foundation
import SourceCheck

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app from the sources in a folder, and shows it in a browser.",
    discussion: """
      Takes the Swift files and the resources of a folder: of one target where there is an Xcode project or a package. Builds them in a cache \
      folder, prints the URL of the app, and builds again when a file changes; the open page comes back. Nothing is written into the folder. \
      The first build takes some minutes if SwiftUI has not been built yet; later ones of any app take what it has built. Packages of the app \
      are fetched into the cache, in the versions that the project pins, once you have said that you trust them.

      Exit status: with --once that of the app, or 1 if it does not compile; 2 if something is wrong with the command line or the folder.
      """)

  @Argument(help: "The folder of an app.", completion: .directory)
  var folder = "."

  @OptionGroup var build: BuildOptions

  @Option(help: "The address to listen on (default: 127.0.0.1, which only this machine reaches).")
  var host: String?

  @Option(help: ArgumentHelp("The port to listen on (default: the first free one from 8080 on).", valueName: "number"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "Where the app keeps its documents and settings (default: oriel/NAME in $XDG_DATA_HOME, or in ~/.local/share). Also ORIEL_DATA.",
      valueName: "folder"), completion: .directory)
  var data: String?

  @OptionGroup var absent: AbsentOptions

  @Flag(help: "Do not open the page in a browser.")
  var noOpen = false

  @Flag(help: "Show the app in a window of its own on this desktop, and in no browser.")
  var window = false

  @Flag(help: "Do not build again when a file changes; end when the app ends.")
  var once = false

  func validate() throws {
    if let port, !(1...65_535).contains(port) { throw ValidationError("A port is a number from 1 to 65535, not \(port).") }
  }

  func run() throws {
    let ending = RunEnding()
    defer { ending.cancel() }
    var options = try build.runnerOptions()
    options.folder = folder
    options.isOnce = once
    absent.apply(to: &options)
    options.arguments =
      (host.map { ["--host", $0] } ?? []) + (port.map { ["--port", String($0)] } ?? []) + (noOpen ? ["--no-open"] : [])
      + (window ? ["--window"] : [])
    options.dataFolder = data ?? ProcessInfo.processInfo.environment["ORIEL_DATA"].flatMap { $0.isEmpty ? nil : $0 }
    let report = RunReport(folder: folder, build: build)
    var runner = AppRunner(options) { report.tell($0) }
    let status: Int32?
    do {
      status = try runner.run()
    } catch let failure as AppSources.Failure {
      Terminal.complain("Error: \(failure)")
      throw ExitStatus.badInput
    }
    guard let status else { throw ExitStatus.somethingToDo }
    Foundation.exit(status)
  }
}
