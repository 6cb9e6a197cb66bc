import Foundation

/// The compiler's opinion of files that belong to no package, with the modules that are built beside this program.
package struct Typecheck {
  /// What leads to the modules of SwiftUI, and to the C modules that come with them.
  package let searchOptions: [String]
  /// What leads the compiler to the macros.
  private let macroOptions: [String]
  /// All that the compiler needs of these.
  package var moduleOptions: [String] { searchOptions + macroOptions }
  /// How diagnostics are printed.
  package static let reportOptions = ["-suppress-warnings", "-diagnostic-style", "llvm"]

  /// Nil if the modules are not there.
  package init?(products: URL) {
    let files = FileManager.default
    let modules = products.appending(path: "Modules").path
    guard files.fileExists(atPath: modules + "/SwiftUI.swiftmodule") else { return nil }
    macroOptions = ["-load-plugin-executable", products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros"]
    var options = ["-I", modules]
    // The C modules of the dependencies: some bring a module map, for the others the package manager writes one.
    func names(_ folder: URL) -> [String] { ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
    var maps = names(products).filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { products.appending(path: "\($0)/module.modulemap") }
    let checkouts = products.appending(path: "../../checkouts").standardizedFileURL
    for checkout in names(checkouts) {
      let sources = checkouts.appending(path: "\(checkout)/Sources")
      maps += names(sources).map { sources.appending(path: "\($0)/include/module.modulemap") }
    }
    for map in maps where files.fileExists(atPath: map.path) {
      options += ["-Xcc", "-fmodule-map-file=\(map.path)", "-Xcc", "-I\(map.deletingLastPathComponent().path)"]
    }
    searchOptions = options
  }

  /// Without a main.swift nothing runs at the top level, and an entry point is marked with @main.
  package static func libraryOption(for paths: [String]) -> [String] {
    paths.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"]
  }

  /// The errors of files that are compiled together. What is read before it has a value, or where another actor may be, is told only by the
  /// passes behind the type checker.
  func errors(in paths: [String]) throws -> [Verification.Failure] {
    let options = [
      "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-swift-version", "5", "-module-name", "Verified",
    ]
    let result = try Subprocess.run(
      "/usr/bin/env", ["swiftc"] + options + Self.reportOptions + moduleOptions + Self.libraryOption(for: paths) + paths)
    let errors = CompilerOutput.errors(in: result.text)
    guard errors.isEmpty, result.status != 0 else { return errors }
    return [Verification.Failure(message: String(result.text.split(whereSeparator: \.isNewline).last ?? ""))]
  }
}
