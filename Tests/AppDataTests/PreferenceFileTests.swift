import Foundation
import Testing

@testable import AppData

@Suite("Files of values")
struct PreferenceFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func read(_ file: PreferenceFile) throws -> PreferenceFile.Values {
    guard case .values(let values, _) = try file.read() else { return [:] }
    return values
  }

  @Test("values of every type come back as they were")
  func types() throws {
    let values: PreferenceFile.Values = [
      "text": "a\u{0}\u{1}ü<&>\n", "number": Int.max, "fraction": 0.1, "infinity": -Double.infinity, "yes": true,
      "data": Data([0, 255]), "date": Date(timeIntervalSinceReferenceDate: 0.123456789),
      "list": [1, "two", [Data()]] as [Any], "table": ["a": ["b": 1.5]],
    ]
    let file = try PreferenceFile(of: "App", in: folder.path)
    try file.write(values)
    let changes = PreferenceChanges(from: values, to: try read(file))
    #expect(changes.isEmpty, "\(changes.byKey)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App.plist"])
  }

  @Test(
    "each name of a suite is a file in the folder, and comes back",
    arguments: ["App", "group.a.b", "a/b", "..", ".", ".a", "50%", "%2F", "ü", ""])
  func names(_ name: String) throws {
    let file = try PreferenceFile(of: name, in: folder.path)
    try file.write(["key": "value"])
    #expect(PreferenceFile.domains(in: folder.path) == [name])
    #expect(try read(file)["key"] as? String == "value")
  }

  @Test("a name that no file can have is an error")
  func longName() {
    #expect(throws: FileProblem.self) { try PreferenceFile(of: String(repeating: "a", count: 300), in: folder.path) }
  }

  @Test("a new file is another one, also of the same size at the same time")
  func identity() throws {
    let file = try PreferenceFile(of: "App", in: folder.path)
    #expect(file.identity == nil)
    let first = try file.write(["key": "a"])
    #expect(file.identity == first)
    #expect(try file.write(["key": "b"]) != first)
    #expect(file.identity != first)
    // Also where the folder has gone in the same moment.
    let second = file.identity
    try FileManager.default.removeItem(atPath: file.path)
    #expect(file.identity == nil && second != nil)
  }

  @Test("what an ended process left half written is replaced, and read by nobody")
  func leftover() throws {
    try Data("half".utf8).write(to: URL(fileURLWithPath: folder(".App.plist.new")))
    #expect(PreferenceFile.domains(in: folder.path).isEmpty)
    let file = try PreferenceFile(of: "App", in: folder.path)
    try file.write(["key": "value"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App.plist"])
  }

  @Test("damaged files are kept side by side")
  func aside() throws {
    let file = try PreferenceFile(of: "App", in: folder.path)
    for number in 1...2 {
      try Data("damaged \(number)".utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(try file.putAside() == file.path + ".damaged-\(number)")
    }
    #expect(FileManager.default.contents(atPath: file.path + ".damaged-1") == Data("damaged 1".utf8))
    #expect(PreferenceFile.domains(in: folder.path).isEmpty)
  }

  @Test("one process at a time has a folder's lock")
  func lock() throws {
    do {
      guard let lock = try FolderLock.take(in: folder.path) else {
        Issue.record("nobody has it")
        return
      }
      #expect(try isTaken())
      withExtendedLifetime(lock) {}
    }
    #expect(try !isTaken())
  }

  private func isTaken() throws -> Bool { try FolderLock.take(in: folder.path) == nil }

  @Test("changes tell keys that came, went and became others, and nothing else")
  func changes() {
    let changes = PreferenceChanges(from: ["a": 1, "b": "x", "c": [1, 2]], to: ["a": 1, "b": "y", "d": true])
    #expect(changes.byKey.keys.sorted() == ["b", "c", "d"])
    var values: PreferenceFile.Values = ["a": 2, "b": "z", "c": 0, "e": 5]
    changes.apply(to: &values)
    #expect(values.keys.sorted() == ["a", "b", "d", "e"] && values["b"] as? String == "y" && values["a"] as? Int == 2)
  }
}
