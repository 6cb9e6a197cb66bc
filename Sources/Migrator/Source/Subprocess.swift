import Foundation

/// Another program that runs to its end.
enum Subprocess {
  struct Result {
    let status: Int32
    let output: Data
    let errors: Data

    /// Both outputs as text.
    var text: String { String(decoding: output, as: UTF8.self) + String(decoding: errors, as: UTF8.self) }
  }

  /// Where a program is, if it is installed.
  static func executable(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// - Parameter environment: Variables that differ from this process's own.
  static func run(
    _ path: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both at once: a program that fills one while the other is read would wait for ever.
    nonisolated(unsafe) var errorData = Data()
    let reader = DispatchQueue(label: "errors of \(path)")
    reader.async { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    reader.sync {}
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: outputData, errors: errorData)
  }
}
