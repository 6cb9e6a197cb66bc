import Foundation
import Testing
import Waiting

@testable import AppData

@Suite("Containers", .serialized)
struct ContainerTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("an app finds its folders where it asks Foundation, and they are there, for this user alone")
  func folders() async throws {
    let data = folder("made/for it")
    let app = try StoringProcess(["--data", data])
    try await app.begin()
    let documents = "\(data)/Documents"
    let (caches, support) = ("\(data)/Library/Caches", "\(data)/Library/Application Support")
    #expect(
      try await app.ask("folders").split(separator: "|").map(String.init)
        == [
          documents, documents, caches, support, documents, caches, support, "\(data)/Library", data, "\(data)/tmp", data,
          "\(data)/tmp",
        ])
    #expect(try await app.ask("home") == data)
    #expect(app.lines.contains("StoringApp keeps its data in \(data)"))
    for path in [data, documents, caches, support, "\(data)/Library", "\(data)/Library/Preferences", "\(data)/tmp"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.type] as? FileAttributeType == .typeDirectory)
      #expect(attributes[.posixPermissions] as? Int == 0o700, "\(path)")
    }
    try await app.ask("set key value")
    try await app.end()
    let file = try FileManager.default.attributesOfItem(atPath: "\(data)/Library/Preferences/StoringApp.plist")
    #expect(file[.posixPermissions] as? Int == 0o600)
  }

  @Test("a document that an app saves without making a folder is there at the next start, and another app does not have it")
  func documents() async throws {
    let app = try StoringProcess(["--data", folder("one")])
    try await app.begin()
    #expect(try await app.ask("document text") == folder("one/Documents/x.data"))
    try await app.end()
    let next = try StoringProcess(["--data", folder("one")])
    try await next.begin()
    #expect(try await next.ask("read") == "text")
    try await next.end()
    let other = try StoringProcess(["--data", folder("other")])
    try await other.begin()
    #expect(try await other.ask("read") == "nothing")
    try await other.end()
  }

  @Test("folders that are there keep their rights, and what is in them")
  func given() async throws {
    try FileManager.default.createDirectory(atPath: folder("Documents"), withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("Documents"))
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder("Documents/x.data")))
    try AppContainer(folder: folder.path).makeFolders()
    #expect(try FileManager.default.attributesOfItem(atPath: folder("Documents"))[.posixPermissions] as? Int == 0o755)
    #expect(FileManager.default.contents(atPath: folder("Documents/x.data")) == Data("old".utf8))
  }

  /// Where an app is that was started so.
  private func home(
    _ environment: [String: String], _ arguments: [String] = [], in current: String? = nil
  ) async throws -> String {
    let app = try StoringProcess(arguments, environment: environment, in: current)
    try await app.begin()
    defer { app.kill(SIGKILL) }
    return try await app.ask("home")
  }

  @Test("without an option the folder has the app's name, in the folder for data; a variable or an option says another one")
  func places() async throws {
    let usual = ["HOME": folder("home"), "XDG_DATA_HOME": "", "ORIEL_DATA": ""]
    #expect(try await home(usual) == folder("home/.local/share/oriel/StoringApp"))
    #expect(try await home(usual.merging(["XDG_DATA_HOME": folder("data")]) { $1 }) == folder("data/oriel/StoringApp"))
    #expect(try await home(usual.merging(["XDG_DATA_HOME": "data"]) { $1 }) == folder("home/.local/share/oriel/StoringApp"))
    let said = usual.merging(["ORIEL_DATA": folder("variable")]) { $1 }
    #expect(try await home(said) == folder("variable"))
    #expect(try await home(said, ["--data", "option/../relative"], in: folder.path) == folder("relative"))
  }

  @Test("an app that another one starts has its own folder; other programs have the environment as it was")
  func outside() throws {
    let environment = ["HOME": "/home/ada", "XDG_CACHE_HOME": "/cache", "PATH": "/bin"]
    let inside = try AppContainer(folder: "/one").inside(of: environment)
    #expect(inside["HOME"] == "/one" && inside["XDG_DATA_HOME"] == "/one/Library/Application Support" && inside["PATH"] == "/bin")
    #expect(AppContainer.outside(of: inside) == environment)
    #expect(AppContainer.outside(of: environment) == environment)
    #expect(AppContainer(of: "Two", environment: inside) == AppContainer(folder: "/home/ada/.local/share/oriel/Two"))
    let other = try AppContainer(folder: "/two").inside(of: inside)
    #expect(other["HOME"] == "/two" && AppContainer.outside(of: other) == environment)
  }
}
