import Foundation
import Synchronization

/// An app that serves its pages, in a process of its own.
final class RunningApp: Sendable {
  private let process: Process
  private let input: FileHandle
  private let foundAddress = Mutex<String?>(nil)
  private let hasAddressOrEnded = DispatchSemaphore(value: 0)
  /// The newest lines of what it wrote to standard error, where those are kept.
  private let errors = Mutex<[String]>([])
  private static let keptErrors = 12
  private let hasAllErrors = DispatchSemaphore(value: 0)
  /// When it was started.
  let start = ContinuousClock.now

  /// - Parameters:
  ///   - arguments: The app's options.
  ///   - variables: What is in its environment beside that of this process.
  ///   - printError: Gets what the app writes to standard error, by lines, of which the newest are kept; nil leaves it to the terminal.
  ///   - print: Gets what the app writes to standard output, by lines.
  init(
    program: String, arguments: [String], in folder: String, variables: [String: String] = [:],
    printError: (@Sendable (String) -> Void)? = nil, print: @escaping @Sendable (String) -> Void
  ) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }.merging(["ORIEL_RUN": "1"]) { $1 }
    let (toApp, fromApp) = (Pipe(), Pipe())
    process.standardInput = toApp
    process.standardOutput = fromApp
    input = toApp.fileHandleForWriting
    let fromErrors = printError.map { _ in Pipe() }
    if let fromErrors { process.standardError = fromErrors }
    try RunningProcesses.start(process)
    if let printError, let errors = fromErrors?.fileHandleForReading {
      Thread.detachNewThread { [self] in
        // Behind what a program says when it ends comes a trace without names, which says nothing.
        for line in Lines(errors) where line != "Current stack trace:" && line.wholeMatch(of: #/\d+ +\S+ +0x[0-9a-f]+ .*/#) == nil
        {
          keep(error: line)
          printError(line)
        }
        hasAllErrors.signal()
      }
    } else {
      hasAllErrors.signal()
    }
    let output = fromApp.fileHandleForReading
    Thread.detachNewThread { [self] in
      for line in Lines(output) {
        if let url = line.firstMatch(of: #/ is at (http\S+)$/#)?.1, foundAddress.withLock({ $0 == nil }) {
          foundAddress.withLock { $0 = String(url) }
          hasAddressOrEnded.signal()
        }
        print(line)
      }
      hasAddressOrEnded.signal()
    }
  }

  private func keep(error line: String) {
    errors.withLock { lines in
      lines.append(line)
      if lines.count > Self.keptErrors { lines.removeFirst() }
    }
  }

  /// What it wrote last to standard error, once it has ended.
  func lastErrors() -> String {
    hasAllErrors.wait()
    hasAllErrors.signal()
    return errors.withLock { $0 }.joined(separator: "\n")
  }

  var isRunning: Bool { process.isRunning }
  var exitStatus: Int32 { process.terminationStatus }

  /// The address of the app's page; nil as long as it has not said it.
  var address: String? { foundAddress.withLock { $0 } }

  /// The address of the app's page, as soon as the app says it. Nil if the app ends before that, or says nothing for long.
  func waitForAddress() -> String? {
    // An app that does not begin to serve is built again after a change like any other.
    if hasAddressOrEnded.wait(timeout: .now() + 30) == .success { hasAddressOrEnded.signal() }
    return foundAddress.withLock { $0 }
  }

  func waitUntilEnd() { process.waitUntilExit() }

  /// Shows a text over the app's pages; nil takes it away.
  func show(problem: String?) {
    guard let line = try? JSONEncoder().encode(problem ?? "") else { return }
    // An app that has ended reads nothing.
    try? input.write(contentsOf: line + Data("\n".utf8))
  }

  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    RunningProcesses.remove(process)
    try? input.close()
  }
}
