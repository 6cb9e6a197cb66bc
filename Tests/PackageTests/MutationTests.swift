import Foundation
import Testing

/// `Scripts/mutations` takes hours, so it runs now and then. Whether its list is still about this code is told with each change.
@Suite("Mutations") struct MutationTests {
  @Test("each mutation of Scripts/mutations applies: what it changes stands in the sources, once")
  func apply() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Repository.root.appending(path: "Scripts/mutations").path, "--list"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    process.waitUntilExit()
    #expect(lines.count > 40)
    #expect(lines.filter { !$0.hasPrefix("applies ") } == [])
  }
}
