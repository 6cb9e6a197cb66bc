import Foundation
import Migrator

/// The modules of a run that others of it import: they are built, as far as they compile, before those.
struct LocalModules {
  /// All modules, each behind those that it imports.
  private(set) var order: [SourceModule] = []
  /// The names of those that have been built.
  private(set) var built: Set<String> = []
  /// Where the built ones are.
  let folder: String
  private var imported: Set<String> = []

  init(_ modules: [SourceModule], folder: String) {
    self.folder = folder
    let imports = modules.map(\.imports)
    imported = imports.reduce(into: []) { $0.formUnion($1) }
    var left = Array(modules.indices)
    while !left.isEmpty {
      let open = Set(left.map { modules[$0].compilerName })
      // In a circle nothing is first; the compiler then says what is missing.
      let next = left.first { imports[$0].intersection(open).subtracting([modules[$0].compilerName]).isEmpty } ?? left[0]
      order.append(modules[next])
      left.removeAll { $0 == next }
    }
  }

  /// Builds a module if others import it.
  mutating func build(_ module: SourceModule, texts: [String], toolchain: Toolchain, options: [String], limit: Duration) throws {
    let name = module.compilerName
    guard imported.contains(name), !built.contains(name) else { return }
    let copy = "\(folder)/\(name).copy"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    let paths = try texts.enumerated().map { index, text in
      let path = "\(copy)/File\(index).swift"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    let result = try Subprocess.run(
      toolchain.frontend,
      ["-frontend", "-emit-module", "-o", "\(folder)/\(name).swiftmodule", "-module-name", name, "-parse-as-library"]
        // Helpers of tests are checked, too, and see what is internal.
        + [
          "-enable-testing", "-experimental-allow-module-with-compiler-errors",
          "-experimental-skip-non-inlinable-function-bodies",
        ]
        + Typecheck.reportOptions + toolchain.options + options + paths,
      limit: limit * CheckLimits.patience, processorLimit: limit)
    if !result.wasKilled, FileManager.default.fileExists(atPath: "\(folder)/\(name).swiftmodule") { built.insert(name) }
  }
}
