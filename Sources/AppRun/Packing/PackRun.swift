import Foundation
import Migrator

/// Builds an app optimized, and packs it.
package struct PackRun {
  package struct Result: Sendable {
    package let folder: String
    package let archive: String
    /// The libraries that the app needs of the system.
    package let systemLibraries: [String]
  }

  private var runner: AppRunner
  private let name: String?
  private let output: String?

  /// - Parameters:
  ///   - name: What the app is called; nil for the name of its target.
  ///   - output: The folder to write; nil for one of that name in the current folder.
  package init(
    _ options: AppRunner.Options, name: String?, output: String?, tell: @escaping @Sendable (AppRunner.Event) -> Void
  ) {
    runner = AppRunner(options, tell: tell)
    (self.name, self.output) = (name, output)
  }

  /// Nil if the app does not compile.
  package func run() throws -> Result? {
    guard Tar.isThere else {
      throw PackFailure(description: "The archive is made by 'tar', which is not in PATH. Install the package 'tar'.")
    }
    var runner = runner
    let app = try runner.sources()
    let name = name ?? app.name
    let packed = try PackedApp(name: name, folder: output ?? name)
    let folders = try Self.libraryFolders()
    guard let package = try runner.buildForRelease(app) else { return nil }
    let needs = try SharedLibraries.needs(of: package.builtProgram, folders: folders)
    try packed.write(
      PackedApp.Parts(
        program: package.product, programFile: package.builtProgram, resources: package.bundleFolder,
        bundles: Self.bundles(of: package.builtProgram), libraries: needs,
        icon: AppIcon.file(
          in: app.resources.places.values.filter { $0.hasSuffix(".xcassets") }.sorted(), name: name)))
    return Result(folder: packed.folder, archive: packed.archive, systemLibraries: needs.ofSystem.sorted())
  }

  /// The folders of resources beside a program that it names: those of packages.
  private static func bundles(of program: String) throws -> [String: String] {
    let folder = (program as NSString).deletingLastPathComponent
    let bytes = try Data(contentsOf: URL(fileURLWithPath: program), options: .alwaysMapped)
    var found: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".resources") {
      if bytes.range(of: Data((name + "\0").utf8)) != nil { found[name] = "\(folder)/\(name)" }
    }
    return found
  }

  /// Where the toolchain has the libraries that programs need when they run.
  private static func libraryFolders() throws -> [String] {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeLibraryPaths: [String] }
      let paths: Paths
    }
    let said = try? Subprocess.run("/usr/bin/env", ["swiftc", "-print-target-info"])
    guard let said, said.status == 0, let target = try? JSONDecoder().decode(Target.self, from: said.output) else {
      throw PackFailure(description: "'swiftc -print-target-info' does not say where Swift's libraries are. Is Swift in PATH?")
    }
    return target.paths.runtimeLibraryPaths
  }
}

/// The system's program for archives.
enum Tar {
  static var isThere: Bool { (try? Subprocess.run("/usr/bin/env", ["tar", "--version"]))?.status == 0 }

  static func run(_ arguments: [String]) throws -> Subprocess.Result {
    try Subprocess.run("/usr/bin/env", ["tar"] + arguments)
  }
}
