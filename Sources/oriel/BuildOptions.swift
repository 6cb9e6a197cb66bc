import AppRun
import ArgumentParser
import Foundation
import SourceCheck

/// The options of what builds an app: `run`, `package` and `preview`.
struct BuildOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The target to take, where a folder has several.", valueName: "name"))
  var target: String?

  @Option(name: .customLong("as"), help: ArgumentHelp(AppPlatform.help, valueName: "system"))
  var platform: AppPlatform?

  @Option(help: "The language mode: 5 or 6.")
  var swiftVersion: CheckRun.LanguageMode = .v5

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "Take the package ID from a folder, and not from its address. May be given several times.", valueName: "id=folder"))
  var packages: [String] = []

  @Flag(help: "Trust the app's packages: their manifests, macros and plugins run with your rights.")
  var trustPackages = false

  @Flag(help: "Look for newer versions of packages that no Package.resolved of the project pins.")
  var updatePackages = false

  @Option(help: "When to use colors. NO_COLOR in the environment means never, unless always is said.")
  var color: Terminal.ColorChoice = .auto

  func validate() throws { try PackageFolders.validate(packages) }

  func runnerOptions() throws -> AppRunner.Options {
    var options = AppRunner.Options()
    options.target = target
    options.platform = platform
    options.languageMode = swiftVersion
    let library = try Self.library()
    options.library = library
    options.libraryBuild = Self.build(of: library)
    options.cache = Self.cache
    options.givenPackages = PackageFolders.byIdentity(packages)
    options.updatesPackages = updatePackages
    let isTrusted = trustPackages
    options.ask = { question in isTrusted ? .yes : PackageQuestion.ask(question) }
    return options
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

extension AppPlatform: ExpressibleByArgument {
  static let help: String =
    "Answer conditions such as #if os(iOS) as for this system: "
    + "ios, macos or linux, also tvos, visionos, watchos (default: what the target is for)."
}
