import Foundation
import Synchronization

/// What must not outlive this program, whatever ends it: folders with copies, and programs that it has started.
package enum Leftovers {
  private struct State {
    var folders: Set<String> = []
    var processes: Set<pid_t> = []
  }

  private static let state = Mutex(State())

  /// Has an interruption by the user or the system clear away what there is, before it ends this program.
  package static func clearWhenInterrupted() { _ = sources }

  // Made once, and never touched again.
  nonisolated(unsafe) private static let sources = [SIGINT, SIGTERM].map { number in
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    // Until the source is told of the signal it ends the program as ever: there is nothing to clear away yet.
    let isReady = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { isReady.signal() }
    source.setEventHandler {
      clear {
        signal(number, SIG_DFL)
        // Threads of queues take no signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
      }
    }
    source.resume()
    isReady.wait()
    return source
  }

  /// Clears away what there is.
  ///
  /// - Parameter end: Ends this program. Nothing new begins before.
  package static func clear(andThen end: () -> Void) {
    state.withLock { state in
      // With its own children, if it leads a group of processes.
      for process in state.processes { kill(getpgid(process) == process ? -process : process, SIGKILL) }
      for folder in state.folders { clear(folder) }
      end()
    }
  }

  /// A killed program may still write for a moment, and this one's own threads do.
  private static func clear(_ folder: String) {
    for _ in 0..<100 {
      try? FileManager.default.removeItem(atPath: folder)
      guard FileManager.default.fileExists(atPath: folder) else { return }
      usleep(10_000)
    }
  }

  static func start(_ process: Process) throws {
    try state.withLock {
      try process.run()
      $0.processes.insert(process.processIdentifier)
    }
  }

  static func hasEnded(_ process: Process) { state.withLock { _ = $0.processes.remove(process.processIdentifier) } }

  fileprivate static func add(_ folder: String) { state.withLock { _ = $0.folders.insert(folder) } }

  fileprivate static func remove(_ folder: String) {
    state.withLock { state in
      try? FileManager.default.removeItem(atPath: folder)
      state.folders.remove(folder)
    }
  }
}

/// A new folder for copies, until it is removed or the program is interrupted.
package struct ScratchFolder: Sendable {
  /// Its path without links.
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "oriel-\(UUID().uuidString)").path
    Leftovers.add(path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  package func remove() { Leftovers.remove(path) }
}
