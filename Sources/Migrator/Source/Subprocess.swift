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
    /// How long processors worked for it, to about a tenth of a second, if that was limited; else zero.
    package var processorTime: Duration = .zero

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
  ///   - processorLimit: How long processors may work for it. On a busy machine that is far less than the time that passes, and it says more of
  ///     the program.
  package static func run(
    _ path: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:], limit: Duration? = nil,
    processorLimit: Duration? = nil
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
    let watch = limit == nil && processorLimit == nil ? nil : TimeLimit(limit, processorLimit, of: process)
    // Both at once: a program that fills one while the other is read would wait for ever.
    nonisolated(unsafe) var errorData = Data()
    let reader = DispatchQueue(label: "errors of \(path)")
    reader.async { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    reader.sync {}
    process.waitUntilExit()
    Leftovers.hasEnded(process)
    let end = watch?.end()
    return Result(
      status: process.terminationStatus, output: outputData, errors: errorData,
      wasKilled: process.terminationReason == .uncaughtSignal, tookTooLong: end?.hasStopped ?? false,
      processorTime: end?.processorTime ?? .zero)
  }
}

/// Stops a process that does not end in time.
private final class TimeLimit: Sendable {
  struct End {
    var hasStopped = false
    var processorTime: Duration = .zero
  }

  // Set once, and safe to use from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  private let queue = DispatchQueue(label: "time limit")
  nonisolated(unsafe) private var state = End()

  /// - Parameters:
  ///   - limit: For the time that passes.
  ///   - processorLimit: For the time that processors work.
  init(_ limit: Duration?, _ processorLimit: Duration?, of process: Process) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    let number = process.processIdentifier
    let end = limit.map { ContinuousClock.now + $0 }
    // The time that passes is known beforehand. That of processors has to be asked for.
    if processorLimit != nil {
      timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
    } else if let limit {
      let (seconds, fraction) = limit.components
      timer.schedule(deadline: .now() + .milliseconds(Int(seconds) * 1000 + Int(fraction / 1_000_000_000_000_000)))
    }
    timer.setEventHandler { [unowned self] in
      if let processorLimit {
        if let time = Self.processorTime(of: number) { state.processorTime = time }
        guard state.processorTime >= processorLimit || end.map({ .now >= $0 }) == true else { return }
      }
      state.hasStopped = true
      timer.cancel()
      kill(number, SIGKILL)
    }
    timer.resume()
  }

  /// How long processors have worked for a process, all its threads; nil when it has ended.
  private static func processorTime(of process: pid_t) -> Duration? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// What has come of it. To be called when the process has ended.
  func end() -> End {
    timer.cancel()
    return queue.sync { state }
  }
}
