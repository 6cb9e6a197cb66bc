import Foundation

@testable import Migrator

/// A folder of its own for a test, which is gone with the last reference to it.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "oriel \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    _ = try? Subprocess.run("/bin/chmod", ["-R", "u+w", url.path])
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(of name: String) throws -> String { String(decoding: try data(of: name), as: UTF8.self) }

  func data(of name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path(name))
  }

  /// All files below the folder, git's own left out, with their contents.
  func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) where !name.hasPrefix(".git/") {
      result[name] = FileManager.default.contents(atPath: path(name))
    }
    return result
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Subprocess.Result {
    try run("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "core.autocrlf=false"] + arguments)
  }

  /// Makes the folder a repository in which everything is committed.
  func commitAll() throws {
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "All")
  }

  /// Runs a program in the folder.
  @discardableResult
  func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Subprocess.Result {
    try Subprocess.run("/usr/bin/env", [program] + arguments, in: path, environment: environment)
  }
}
