import Foundation

/// A folder of an app for a test, which is gone with the last reference to it.
final class AppFolder {
  let path: String

  init(_ files: [String: String] = [:], at place: String? = nil) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = place ?? temporary.appending(path: "app \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// All files and links, with what links lead to.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      let file = "\(path)/\(name)"
      if let place = try? FileManager.default.destinationOfSymbolicLink(atPath: file) {
        contents[name] = "-> \(place)"
      } else if let data = FileManager.default.contents(atPath: file) {
        contents[name] = String(decoding: data, as: UTF8.self)
      }
    }
    return contents
  }
}
