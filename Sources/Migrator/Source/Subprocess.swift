import Foundation
import Synchronization

/// Another program that runs to its end.
package enum Subprocess {
  package struct Result: Sendable {
    package let status: Int32
    package let output: Data
    package let errors: Data
    /// Whether a signal ended it: it crashed, or it was stopped.
    package var wasKilled = false
    /// Whether it was stopped because it took longer than it might.
    package var tookTooLong = false

    /// Both outputs as text.
    package var text: String { String(decoding: output, as: UTF8.self) + String(decoding: errors, as: UTF8.self) }
  }

  /// Where a program is, if it is installed.
  static func executable(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What programs get besides this one's own variables. Tests have their repositories there: a process must not change its own variables while
  /// other threads read them.
  package static let surroundings = Mutex<[String: String]>([:])

  /// The variables of programs that are started.
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(surroundings.withLock { $0 }) { $1 }
  }

  /// - Parameters:
  ///   - environment: Variables that differ from this process's own.
  ///   - limit: How long the program may run before it is stopped.
  package static func run(
    _ path: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:], limit: Duration? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try Leftovers.start(process)
    let watch = limit.map { TimeLimit($0, of: process) }
    // Both at once: a program that fills one while the other is read would wait for ever.
    nonisolated(unsafe) var errorData = Data()
    let reader = DispatchQueue(label: "errors of \(path)")
    reader.async { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    reader.sync {}
    process.waitUntilExit()
    Leftovers.hasEnded(process)
    return Result(
      status: process.terminationStatus, output: outputData, errors: errorData,
      wasKilled: process.terminationReason == .uncaughtSignal, tookTooLong: watch?.end() ?? false)
  }
}

/// Stops a process that does not end in time.
private final class TimeLimit: Sendable {
  // Set once, and safe to use from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  private let queue = DispatchQueue(label: "time limit")
  nonisolated(unsafe) private var hasStopped = false

  init(_ limit: Duration, of process: Process) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    let (seconds, fraction) = limit.components
    timer.schedule(deadline: .now() + .milliseconds(Int(seconds) * 1000 + Int(fraction / 1_000_000_000_000_000)))
    let number = process.processIdentifier
    timer.setEventHandler { [unowned self] in
      hasStopped = true
      kill(number, SIGKILL)
    }
    timer.resume()
  }

  /// Whether the process was stopped. To be called when it has ended.
  func end() -> Bool {
    timer.cancel()
    return queue.sync { hasStopped }
  }
}
