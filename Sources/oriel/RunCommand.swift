import AppRun
import ArgumentParser
import Dispatch
import Foundation
import Migrator
import SourceCheck
import Synchronization

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

  @Option(help: ArgumentHelp("The target to run, where a folder has several apps.", valueName: "name"))
  var target: String?

  @Option(help: "The language mode: 5 or 6.")
  var swiftVersion: CheckRun.LanguageMode = .v5

  @Option(help: "The address to listen on (default: 127.0.0.1, which only this machine reaches).")
  var host: String?

  @Option(help: ArgumentHelp("The port to listen on (default: the first free one from 8080 on).", valueName: "number"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "Where the app keeps its documents and settings (default: oriel/NAME in $XDG_DATA_HOME, or in ~/.local/share). Also ORIEL_DATA.",
      valueName: "folder"), completion: .directory)
  var data: String?

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "Take the package ID from a folder, and not from its address. May be given several times.", valueName: "id=folder"))
  var packages: [String] = []

  @Flag(help: "Trust the app's packages: their manifests, macros and plugins run with your rights.")
  var trustPackages = false

  @Flag(help: "Look for newer versions of packages that no Package.resolved of the project pins.")
  var updatePackages = false

  @Flag(help: "Do not open the page in a browser.")
  var noOpen = false

  @Flag(help: "Show the app in a window of its own on this desktop, and in no browser.")
  var window = false

  @Flag(help: "Do not build again when a file changes; end when the app ends.")
  var once = false

  @Option(help: "When to use colors. NO_COLOR in the environment means never, unless always is said.")
  var color: Terminal.ColorChoice = .auto

  func validate() throws {
    if let port, !(1...65_535).contains(port) { throw ValidationError("A port is a number from 1 to 65535, not \(port).") }
    try PackageFolders.validate(packages)
  }

  func run() throws {
    let ending = [SIGINT, SIGTERM].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningProcesses.end()
        Leftovers.clear { Foundation.exit(0) }
      }
      // Until then the signal ends the program as ever: nothing has begun.
      let isReady = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { isReady.signal() }
      source.resume()
      isReady.wait()
      return source
    }
    // An app that has ended reads nothing more.
    signal(SIGPIPE, SIG_IGN)
    defer { for source in ending { source.cancel() } }
    var options = AppRunner.Options()
    options.folder = folder
    options.target = target
    options.languageMode = swiftVersion
    let library = try Self.library()
    options.library = library
    options.libraryBuild = Self.build(of: library)
    options.cache = Self.cache
    options.isOnce = once
    options.givenPackages = PackageFolders.byIdentity(packages)
    options.updatesPackages = updatePackages
    let isTrusted = trustPackages
    options.ask = { question in isTrusted ? .yes : PackageQuestion.ask(question) }
    options.arguments =
      (host.map { ["--host", $0] } ?? []) + (port.map { ["--port", String($0)] } ?? []) + (noOpen ? ["--no-open"] : [])
      + (window ? ["--window"] : [])
    options.dataFolder = data ?? ProcessInfo.processInfo.environment["ORIEL_DATA"].flatMap { $0.isEmpty ? nil : $0 }
    let report = RunReport(command: self)
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

  /// Where packages and what is built are kept.
  static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.cache"
    return folder + "/oriel"
  }

  /// Where a package is built, if this program comes from there and may write there: what it has built need not be built again.
  private static func build(of library: String) -> String? {
    let folder = library + "/.build"
    let isOwn = CheckCommand.products.path.hasPrefix(folder + "/") && FileManager.default.isWritableFile(atPath: folder)
    return isOwn ? folder : nil
  }

  /// The folder of the package that this program was built from, or of its checkout beside it.
  private static func library() throws -> String {
    var folder = CheckCommand.products
    while folder.path != "/" {
      for place in [folder, folder.appending(path: "checkouts/Oriel"), folder.appending(path: "checkouts/oriel")] {
        let manifest = try? String(contentsOf: place.appending(path: "Package.swift"), encoding: .utf8)
        if manifest?.contains("name: \"Oriel\"") == true { return place.path }
      }
      folder.deleteLastPathComponent()
    }
    Terminal.complain(
      "Error: The package of this program was not found around \(CheckCommand.products.path). Run it from where it was built: swift run oriel."
    )
    throw ExitStatus.badInput
  }
}

/// Tells the person at the terminal what happens.
private final class RunReport: Sendable {
  private let progress = ProgressBar(writesLines: true)
  private let command: RunCommand
  private let wasChecked = Mutex(false)

  init(command: RunCommand) { self.command = command }

  func tell(_ event: AppRunner.Event) {
    switch event {
    case .building(let part, let name): progress.show(name.split(separator: " ").prefix(2).joined(separator: " "), part)
    case .built: progress.clear()
    case .note(let text):
      progress.clear()
      Terminal.complain(text)
    case .starting(let name, let isFirst):
      progress.begin()
      Terminal.complain("Building \(name)..." + (isFirst ? " The first build takes some minutes." : ""))
    case .line(let line): Terminal.write(line + "\n", to: .output)
    case .ended(let status): Terminal.complain("The app has ended with status \(status).")
    case .failed(let text):
      progress.clear()
      // Once: what is missing does not change while an app is written.
      if wasChecked.withLock({ exchange(&$0, with: true) }) { return Terminal.complain(text) }
      let mistakes = AppBuild.withoutMissingModules(text)
      if !mistakes.isEmpty { Terminal.complain(mistakes) }
      if !tellWhatIsMissing(), mistakes != text { Terminal.complain(text) }
    }
  }

  /// Says of what does not compile whether it is because something is not there; modules that are missing among it. False if nothing is.
  private func tellWhatIsMissing() -> Bool {
    let check = try? CheckRun(
      paths: [command.folder], languageMode: command.swiftVersion,
      packages: PackageFolders.all(command.packages, for: [command.folder]), products: CheckCommand.products
    ) { [progress] in progress.show($0) }
    progress.clear()
    guard let check, !check.report.symbols.isEmpty || !check.report.imports.isEmpty else { return false }
    Terminal.write(
      CheckText.text(of: check.report, isColored: command.color.isColored(for: .errors)) + "\n", to: .errors)
    return true
  }
}

private func exchange(_ place: inout Bool, with value: Bool) -> Bool {
  defer { place = value }
  return place
}
