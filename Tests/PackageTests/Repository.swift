import Foundation
import Testing

/// The files of this package, as they stand in its folder.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What stands below a heading of a page, up to the next heading of its kind.
  static func section(_ heading: String, of page: String) throws -> String {
    let text = try text(of: page)
    let start = try #require(text.firstRange(of: "\n\(heading)\n"), "\(page) has no part \(heading)").upperBound
    let mark = heading.prefix { $0 == "#" }
    return String(text[start...].prefix(upTo: text[start...].firstRange(of: "\n\(mark) ")?.lowerBound ?? text.endIndex))
  }

  /// The paths of all files below a folder whose names end so, relative to the package.
  static func files(below folder: String, endingWith suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The modules that a source file imports, under a condition, too.
  static func imports(of path: String) throws -> Set<String> {
    let declaration =
      /(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|typealias)\s+)?(\w+).*/
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

  /// The names of the types that each source file below a folder declares.
  static func types(below folder: String) throws -> [String: Set<String>] {
    var types: [String: Set<String>] = [:]
    for file in files(below: folder, endingWith: ".swift") {
      let text = try text(of: file)
      for kind in ["struct ", "class ", "enum ", "protocol ", "actor ", "typealias "] {
        let rest = text.components(separatedBy: kind).dropFirst()
        types[file, default: []].formUnion(rest.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
      }
    }
    return types
  }
}
