import Foundation

/// Compiles and tests copies of the sources before and after the migration, and tells what is worse afterwards.
package struct Verification: Codable, Equatable, Sendable {
  /// What did not fail before: the compiler's errors and failing tests.
  package private(set) var newFailures: [Failure] = []
  /// Body counts of tests that differ. They are no failures: fewer is what the migration is for.
  package private(set) var bodyCounts: [BodyCount] = []
  /// What could not be verified, and why.
  package private(set) var remarks: [String] = []

  package struct Failure: Codable, Equatable, Sendable {
    package var path: String?
    package var line: Int?
    package var message: String
  }

  package struct BodyCount: Codable, Equatable, Sendable {
    package var test: String
    package var view: String
    package var before: Int
    package var after: Int
  }

  /// - Parameters:
  ///   - products: The folder with the built modules of SwiftUI, for sources without a package.
  ///   - log: Called with what is about to be done.
  package init(_ run: MigrateRun, products: URL, log: (String) -> Void = { _ in }) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.path
    let working = FileManager.default.currentDirectoryPath
    let changes = run.changes.map { (path: PackageLayout.absolute($0.file.path, in: working), text: $0.newText, file: $0.file) }
    let packages = Set(changes.compactMap(\.file.packageFolder)).sorted()
    let copies = try PackageCopies(of: packages, in: folder)

    let before = try packages.map { package in
      log("Building and testing \(package) before the migration")
      return try PackageCheck(copies.path(package), shownAs: package)
    }
    for change in changes where change.file.packageFolder != nil {
      try Data(change.text.utf8).write(to: URL(fileURLWithPath: copies.path(change.path)))
    }
    for (package, old) in zip(packages, before) {
      guard old.canBeCompared else {
        remarks.append("\(package) does not build before the migration, so it cannot be verified: \(old.lastLine)")
        continue
      }
      log("Building and testing \(package) after the migration")
      compare(old, try PackageCheck(copies.path(package), shownAs: package))
    }
    try checkSourcesWithoutPackage(run, in: folder, products: products, log: log)
  }

  private mutating func compare(_ old: PackageCheck, _ new: PackageCheck) {
    newFailures += Self.added(old.errors, new.errors)
    let known = Set(old.failedTests)
    let failed = new.failedTests.filter { !known.contains($0) }
    newFailures += failed.map { Failure(message: "The test \($0) fails, which it did not before.") }
    if newFailures.isEmpty, old.succeeded, !new.succeeded { newFailures.append(Failure(message: new.lastLine)) }
    for key in Set(old.bodies.keys).union(new.bodies.keys).sorted(by: { ($0.test, $0.view) < ($1.test, $1.view) }) {
      let (before, after) = (old.bodies[key] ?? 0, new.bodies[key] ?? 0)
      if before != after { bodyCounts.append(BodyCount(test: key.test, view: key.view, before: before, after: after)) }
    }
  }

  /// What was not there before. Lines do not count, since edits move them.
  private static func added(_ old: [Failure], _ new: [Failure]) -> [Failure] {
    var known = Dictionary(grouping: old) { "\($0.path ?? ""):\($0.message)" }.mapValues(\.count)
    return new.filter { failure in
      let key = "\(failure.path ?? ""):\(failure.message)"
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }

  // MARK: Sources without a package

  private mutating func checkSourcesWithoutPackage(
    _ run: MigrateRun, in folder: String, products: URL, log: (String) -> Void
  ) throws {
    let changed = Dictionary(run.changes.map { ($0.file.path, $0.newText) }, uniquingKeysWith: { one, _ in one })
    let modules = Dictionary(grouping: run.migration.project.files.filter { $0.packageFolder == nil }, by: \.module)
    for (_, files) in modules.sorted(by: { $0.key < $1.key }) where files.contains(where: { changed[$0.path] != nil }) {
      guard let typecheck = Typecheck(products: products) else {
        remarks.append(
          "\(files[0].moduleName) is no package, and the modules of SwiftUI are not built beside this program, so it cannot be "
            + "verified. Run swift build --target SwiftUI in Oriel's own folder.")
        return
      }
      log("Type-checking \(files[0].moduleName)")
      let copy = folder + "/" + UUID().uuidString
      func errors(_ text: (SourceFile) -> String) throws -> [Failure] {
        var shown: [String: String] = [:]
        let paths = try files.enumerated().map { index, file in
          // Only a file with this name may have code at its top level.
          let isMain = file.path == "main.swift" || file.path.hasSuffix("/main.swift")
          let path = "\(copy)/\(index)/" + (isMain ? "main.swift" : "File\(index).swift")
          try FileManager.default.createDirectory(atPath: "\(copy)/\(index)", withIntermediateDirectories: true)
          try Data(text(file).utf8).write(to: URL(fileURLWithPath: path))
          shown[path] = file.path
          return path
        }
        return try typecheck.errors(in: paths).map {
          Failure(path: $0.path.map { shown[$0] ?? $0 }, line: $0.line, message: $0.message)
        }
      }
      newFailures += Self.added(try errors(\.text), try errors { changed[$0.path] ?? $0.text })
    }
  }
}

extension SourceFile {
  /// The folder of the package that the file belongs to.
  fileprivate var packageFolder: String? {
    root.flatMap { FileManager.default.fileExists(atPath: $0.path + "/Package.swift") ? $0.path : nil }
  }
}
