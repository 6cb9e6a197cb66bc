import Dispatch
import Foundation
import Synchronization

/// The process that shows an app's windows, as the app sees it.
///
/// It is the same program, started once more: GTK wants a process's main thread for itself, and what goes wrong in it does not take the app's
/// data with it.
package final class WindowProcess: Sendable {
  /// How it has ended.
  package enum End: Equatable, Sendable {
    /// The person has closed the last window, or the app has asked for it.
    case closed
    /// It could not open a window, and says what helps.
    case unavailable(String)
    /// Something that nobody expects: what, as the end of a sentence.
    case failed(String)
  }

  /// What says to the program that it is this process. No other program gets it.
  package static let mark = "ORIEL_WINDOW"

  /// The status of a process that cannot open a window.
  static let unavailable: Int32 = 69

  private let process: Process
  private let input: FileHandle
  private let hasEnded = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - environment: As it is around the app.
  ///   - ended: Called once, on any thread, when the process has ended.
  package init(_ order: WindowOrder, environment: [String: String], ended: @escaping @Sendable (End) -> Void) throws {
    process = Process()
    // Not the path that was called: a program that was replaced meanwhile is another one.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = []
    process.environment = environment.merging([Self.mark: "1"]) { $1 }
    let (toWindow, fromWindow) = (Pipe(), Pipe())
    process.standardInput = toWindow
    process.standardOutput = fromWindow
    input = toWindow.fileHandleForWriting
    // A process that has ended reads nothing.
    signal(SIGPIPE, SIG_IGN)
    let line = try order.line()
    try process.run()
    try? input.write(contentsOf: line)
    let output = fromWindow.fileHandleForReading
    Thread.detachNewThread { [self] in
      let said = String(decoding: (try? output.readToEnd()) ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      hasEnded.signal()
      ended(Self.end(process, said: said.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
  }

  private static func end(_ process: Process, said: String) -> End {
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { return .failed("was ended by signal \(status)") }
    switch status {
    case 0: return .closed
    case unavailable: return .unavailable(said)
    default: return .failed(said.isEmpty ? "ended with status \(status)" : "has ended: \(said)")
    }
  }

  /// Closes the windows, and waits for their process: not for long.
  package func end() {
    try? input.write(contentsOf: WindowOrder.end)
    try? input.close()
    if hasEnded.wait(timeout: .now() + 3) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    hasEnded.signal()
  }
}
