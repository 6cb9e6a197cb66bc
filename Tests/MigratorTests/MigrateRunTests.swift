import Foundation
import Testing

@testable import Migrator

@Suite("Runs", .serialized) struct MigrateRunTests {
  private static let sources = [
    "Model.swift": """
    import SwiftUI

    class Model: ObservableObject {
      @Published var count = 0
      var cache = 0
    }
    """,
    "Views/Screen.swift": """
    import SwiftUI

    struct Screen: View {
      @StateObject private var model = Model()

      var body: some View {
        Text("ä \\(model.count)")
        // One
        // Two
        // Three
        // Four
        // Five
        // Six
        // Seven
          .environmentObject(model)
      }
    }

    """,
    "Views/Windows.swift":
      "struct Row: View {\r\n  @ObservedObject var model: Model\r\n  var body: some View { EmptyView() }\r\n}\r\n",
    "Views/Marked.swift": "\u{FEFF}class Other: ObservableObject {}\n",
    "Plain.swift": "struct Plain {  var   x = 0 }\t\r\n\n",
    "Models with ümläuts \"and\" spaces.swift": "class Third: ObservableObject { @Published var x = 0 }",
  ]

  @Test("the diff makes what is written", arguments: [["git", "apply"], ["patch", "-s", "--binary", "-p1", "-i"]])
  func diff(command: [String]) throws {
    let written = try TemporaryFolder(Self.sources)
    let patched = try TemporaryFolder(Self.sources)
    var run = try MigrateRun(paths: [written.path])
    // As if both runs had been started in their folders.
    let diff = run.diff.replacing("a" + written.path + "/", with: "a/").replacing("b" + written.path + "/", with: "b/")
    run.write(allowDirty: true)
    #expect(run.problems.isEmpty)
    try patched.write(diff, to: "changes.diff")
    let result = try patched.run(command[0], command.dropFirst() + ["changes.diff"])
    #expect(result.status == 0, "\(result.text)\n\(diff)")
    try FileManager.default.removeItem(atPath: patched.path("changes.diff"))
    #expect(try patched.contents() == written.contents())
    #expect(run.changes.count == 5)
  }

  @Test("a second run changes nothing, and a run without writing never does")
  func idempotence() throws {
    let folder = try TemporaryFolder(Self.sources)
    let before = try folder.contents()
    var run = try MigrateRun(paths: [folder.path])
    #expect(try folder.contents() == before)
    run.write(allowDirty: true)
    let after = try folder.contents()
    #expect(after != before)
    #expect(after["Plain.swift"] == before["Plain.swift"])
    #expect(String(decoding: try #require(after["Views/Windows.swift"]), as: UTF8.self).contains("{\r\n  var model: Model\r\n"))
    let second = try MigrateRun(paths: [folder.path])
    #expect(second.changes.isEmpty)
    #expect(second.diff.isEmpty)
  }

  @Test("files that cannot be parsed or are not UTF-8 are problems, and the others are migrated")
  func badFiles() throws {
    let folder = try TemporaryFolder(["A.swift": "class A: ObservableObject {}", "B.swift": "class {\nfunc"])
    try folder.write(Data([0xFF, 0xFE, 0x63]), to: "C.swift")
    var run = try MigrateRun(paths: [folder.path])
    run.write(allowDirty: true)
    #expect(run.problems.map(\.path) == [folder.path("B.swift"), folder.path("C.swift")])
    #expect(run.problems.first?.location?.line == 1)
    #expect(try folder.text(of: "A.swift") == "@Observable class A {}")
    #expect(try folder.text(of: "B.swift") == "class {\nfunc")
    #expect(try folder.data(of: "C.swift") == Data([0xFF, 0xFE, 0x63]))
  }

  @Test("permissions stay, and a link stays a link to what is written")
  func writing() throws {
    let folder = try TemporaryFolder(["real/A.swift": "class A: ObservableObject {}"])
    try folder.setPermissions(0o750, of: "real/A.swift")
    try folder.link("Link.swift", to: "real/A.swift")
    var run = try MigrateRun(paths: [folder.path("Link.swift")])
    run.write(allowDirty: true)
    #expect(run.problems.isEmpty)
    #expect(try folder.text(of: "real/A.swift") == "@Observable class A {}")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Link.swift")) == "real/A.swift")
    let permissions = try FileManager.default.attributesOfItem(atPath: folder.path("real/A.swift"))[.posixPermissions] as? Int
    #expect(permissions == 0o750)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("real")) == ["A.swift"])
  }

  @Test("what is read-only is a problem, and the others are written")
  func readOnly() throws {
    let source = "class A: ObservableObject {}"
    let folder = try TemporaryFolder([
      "A.swift": source, "B.swift": source.replacing("A", with: "B"), "C/C.swift": source.replacing("A", with: "C"),
    ])
    try folder.setPermissions(0o444, of: "A.swift")
    try folder.setPermissions(0o555, of: "C")
    var run = try MigrateRun(paths: [folder.path])
    run.write(allowDirty: true)
    #expect(run.problems.map(\.path) == [folder.path("A.swift"), folder.path("C/C.swift")])
    #expect(run.problems.allSatisfy { $0.message.contains("read-only") })
    #expect(try folder.text(of: "A.swift") == source)
    #expect(try folder.text(of: "B.swift") == "@Observable class B {}")
  }

  @Test("a file that changed since it was read is left")
  func changedMeanwhile() throws {
    let folder = try TemporaryFolder(["A.swift": "class A: ObservableObject {}"])
    var run = try MigrateRun(paths: [folder.path])
    try folder.write("class A {}", to: "A.swift")
    run.write(allowDirty: true)
    #expect(run.problems.count == 1)
    #expect(try folder.text(of: "A.swift") == "class A {}")
  }

  @Test("files with changes that are not committed stop all writing, unless that is allowed")
  func uncommitted() throws {
    let folder = try TemporaryFolder([
      "A.swift": "class A: ObservableObject {}", "B ü.swift": "class B: ObservableObject {}", "C.swift": "struct C {}",
    ])
    try folder.commitAll()
    try folder.write("class B: ObservableObject { var x = 0 }", to: "B ü.swift")
    try folder.write("struct C { var x = 0 }", to: "C.swift")
    try folder.write("class D: ObservableObject {}", to: "new/D.swift")
    var run = try MigrateRun(paths: [folder.path])
    run.write()
    #expect(run.problems.map(\.path) == [folder.path("B ü.swift"), folder.path("new/D.swift")])
    #expect(!run.isWritten)
    #expect(try folder.text(of: "A.swift") == "class A: ObservableObject {}")
    run = try MigrateRun(paths: [folder.path])
    run.write(allowDirty: true)
    #expect(run.problems.isEmpty)
    #expect(try folder.text(of: "new/D.swift") == "@Observable class D {}")
  }

  @Test("a file that git does not have is not written over, unless that is allowed")
  func outsideOfRepositories() throws {
    let source = "class A: ObservableObject {}"
    let folder = try TemporaryFolder(["A.swift": source])
    var run = try MigrateRun(paths: [folder.path])
    run.write()
    #expect(!run.isWritten)
    #expect(run.problems.map(\.path) == [folder.path("A.swift")])
    #expect(run.problems.first?.remedy.contains("--allow-dirty") == true)
    #expect(try folder.text(of: "A.swift") == source)
    run = try MigrateRun(paths: [folder.path])
    run.write(allowDirty: true)
    #expect(run.isWritten)

    let ignoring = try TemporaryFolder([".gitignore": "A.swift\n", "A.swift": source])
    try ignoring.commitAll()
    run = try MigrateRun(paths: [ignoring.path])
    run.write()
    #expect(run.problems.map(\.path) == [ignoring.path("A.swift")])
    #expect(try ignoring.text(of: "A.swift") == source)
  }

  @Test("other files' changes do not stop it")
  func committed() throws {
    let folder = try TemporaryFolder(["A.swift": "class A: ObservableObject {}", "C.swift": "struct C {}"])
    try folder.commitAll()
    try folder.write("struct C { var x = 0 }", to: "C.swift")
    var run = try MigrateRun(paths: [folder.path])
    run.write()
    #expect(run.isWritten && run.problems.isEmpty)
  }

  @Test("a name that no type has is an error that names those there are; one of a migrated type is none")
  func unknownTypes() throws {
    let folder = try TemporaryFolder(["A.swift": "class A: ObservableObject {}\n@Observable class B {}\n"])
    var options = MigrationOptions()
    options.types = ["Missing", "B"]
    let error = #expect(throws: UnknownTypes.self) { try MigrateRun(paths: [folder.path], options: options) }
    #expect(error?.names == ["Missing"])
    #expect(error?.known == ["A"])
    options.types = ["B"]
    #expect(try MigrateRun(paths: [folder.path], options: options).changes.isEmpty)
  }
}
