import Foundation

/// The files of this package, as they stand in its folder.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files below a folder whose names end so, relative to the package.
  static func files(below folder: String, endingWith suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The modules that a source file imports, under a condition, too.
  static func imports(of path: String) throws -> Set<String> {
    let declaration = /(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(\w+).*/
    var imported: Set<String> = []
    for line in try text(of: path).split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if let match = line.wholeMatch(of: declaration) {
        imported.insert(String(match.1))
      } else if !line.hasPrefix("//"), !line.hasPrefix("#if"), !line.hasPrefix("#e") {
        // The first declaration: an import in a text further down is none.
        break
      }
    }
    return imported
  }
}
