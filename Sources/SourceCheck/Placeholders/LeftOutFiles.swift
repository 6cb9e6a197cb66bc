import Foundation
import Migrator

/// Files and folders that the person takes out of an app.
package struct LeftOutFiles: Equatable, Sendable {
  /// Absolute, without links.
  private let paths: [String]
  /// What was named and is not there, in sentences.
  package let problem: String?

  /// - Parameters:
  ///   - names: Paths, from the current folder or from the app's.
  ///   - folder: The app's folder.
  package init(_ names: [String], in folder: String) {
    var paths: [String] = []
    var missing: [String] = []
    let working = FileManager.default.currentDirectoryPath
    for name in names {
      let candidates = [folder, working].map { PackageLayout.absolute(name, in: PackageLayout.absolute($0, in: working)) }
      guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
        missing.append(name)
        continue
      }
      paths.append(FileFinder.resolved(found))
    }
    self.paths = paths
    problem = missing.first.map {
      "There is nothing at '\($0)' to leave out. Name a file or a folder of the app, from \(folder)."
    }
  }

  package var isEmpty: Bool { paths.isEmpty }

  package func contains(_ file: String) -> Bool {
    guard !paths.isEmpty else { return false }
    let path = FileFinder.resolved(PackageLayout.absolute(file, in: FileManager.default.currentDirectoryPath))
    return paths.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}
