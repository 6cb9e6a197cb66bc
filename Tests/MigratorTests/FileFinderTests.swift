import Foundation
import Testing

@testable import Migrator

@Suite("Finding files", .serialized) struct FileFinderTests {
  @Test("a folder stands for the Swift files below it, sorted, without what is hidden, built or fetched")
  func folders() throws {
    let wanted = ["B.swift", "a/C.swift", "b/A.swift"]
    let skipped = [
      ".build/X.swift", ".hidden.swift", "Pods/X.swift", "Carthage/X.swift", "DerivedData/X.swift", "node_modules/X.swift",
      "checkouts/X.swift", "a/Pods/X.swift", "Package.swift", "Package@swift-5.9.swift", "Notes.md",
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: (wanted + skipped).map { ($0, "") }))
    let finder = FileFinder(paths: [folder.path + "/"])
    #expect(finder.files.map(\.path) == wanted.map(folder.path))
    #expect(finder.problems.isEmpty)
  }

  @Test("a file is found once, however many paths lead to it")
  func duplicates() throws {
    let folder = try TemporaryFolder(["a/A.swift": ""])
    try folder.link("b", to: "a")
    let finder = FileFinder(paths: [folder.path, folder.path("a/A.swift"), folder.path("b")])
    #expect(finder.files.map(\.path) == [folder.path("a/A.swift")])
    #expect(finder.problems.isEmpty)
  }

  @Test("links that lead nowhere, to themselves or to a folder around them are problems, and the rest is found")
  func links() throws {
    let folder = try TemporaryFolder(["A.swift": "", "real/B.swift": ""])
    try folder.link("nowhere.swift", to: "missing")
    try folder.link("itself", to: "itself")
    try folder.link("real/around", to: "..")
    try folder.link("document.md", to: "missing")
    let finder = FileFinder(paths: [folder.path])
    #expect(finder.files.map(\.path) == ["A.swift", "real/B.swift"].map(folder.path))
    #expect(Set(finder.problems.map(\.path)) == Set(["nowhere.swift", "itself", "real/around"].map(folder.path)))
  }

  @Test(
    "what is no Swift source is a problem that says what to do",
    arguments: [("missing", "no such file"), ("Notes.md", "no Swift file"), ("empty", "no Swift file"), ("/dev/null", "neither")])
  func nothing(name: String, reason: String) throws {
    let folder = try TemporaryFolder(["Notes.md": "", "empty/Notes.md": ""])
    let finder = FileFinder(paths: [name.hasPrefix("/") ? name : folder.path(name)])
    let problem = try #require(finder.problems.first)
    #expect(finder.problems.count == 1)
    #expect(problem.message.contains(reason))
    #expect(!problem.remedy.isEmpty)
  }

  @Test("a pipe with the name of a Swift file is not read")
  func pipe() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(mkfifo(folder.path("Pipe.swift"), 0o600) == 0)
    #expect(FileFinder(paths: [folder.path]).problems.map(\.path) == [folder.path("Pipe.swift")])
  }
}
