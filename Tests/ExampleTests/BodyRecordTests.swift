import Foundation
import Testing

/// `ORIEL_RECORD_BODIES`, which `oriel migrate --verify` uses to compare tests before and after a migration.
@Suite struct BodyRecordTests {
  @Test("a run of tests writes down each evaluation, with the test's name and the view's")
  func record() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "bodies-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    // The same tests once more, in a process of their own: the variable is read once.
    let tests = Process()
    tests.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    tests.arguments = ["--testing-library", "swift-testing", "--filter", "ExampleTests.FirstTests"]
    tests.environment = ProcessInfo.processInfo.environment.merging(["ORIEL_RECORD_BODIES": file.path]) { $1 }
    tests.standardOutput = FileHandle.nullDevice
    tests.standardError = FileHandle.nullDevice
    try tests.run()
    tests.waitUntilExit()
    #expect(tests.terminationStatus == 0)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let parts = line.split(separator: "\t")
      #expect(parts.count == 2 && parts[0].hasPrefix("ExampleTests/FirstTests.swift "), "\(line)")
    }
  }
}
