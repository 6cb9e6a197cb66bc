import Foundation
import Synchronization

/// An app that serves its pages, in a process of its own.
final class RunningApp: Sendable {
  private let process: Process
  private let input: FileHandle
  private let address = Mutex<String?>(nil)
  private let hasAddressOrEnded = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - arguments: The app's options.
  ///   - print: Gets what the app writes to standard output, by lines.
  init(program: String, arguments: [String], in folder: String, print: @escaping @Sendable (String) -> Void) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["ORIEL_RUN": "1"]) { $1 }
    let (toApp, fromApp) = (Pipe(), Pipe())
    process.standardInput = toApp
    process.standardOutput = fromApp
    input = toApp.fileHandleForWriting
    try RunningProcesses.start(process)
    let output = fromApp.fileHandleForReading
    Thread.detachNewThread { [self] in
      for line in Lines(output) {
        if let url = line.firstMatch(of: #/ is at (http\S+)$/#)?.1, address.withLock({ $0 == nil }) {
          address.withLock { $0 = String(url) }
          hasAddressOrEnded.signal()
        }
        print(line)
      }
      hasAddressOrEnded.signal()
    }
  }

  var isRunning: Bool { process.isRunning }
  var exitStatus: Int32 { process.terminationStatus }

  /// The address of the app's page, as soon as the app says it. Nil if the app ends before that, or says nothing for long.
  func waitForAddress() -> String? {
    // An app that does not begin to serve is built again after a change like any other.
    if hasAddressOrEnded.wait(timeout: .now() + 30) == .success { hasAddressOrEnded.signal() }
    return address.withLock { $0 }
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
