import Foundation
import Synchronization

/// The processes that go when this one is asked to end.
package enum RunningProcesses {
  private struct State {
    var numbers: Set<Int32> = []
    var isEnding = false
  }

  private static let state = Mutex(State())

  struct IsEnding: Error {}

  /// Starts a process, unless this one is about to end.
  static func start(_ process: Process) throws {
    try state.withLock { state in
      guard !state.isEnding else { throw IsEnding() }
      try process.run()
      state.numbers.insert(process.processIdentifier)
    }
  }

  static func remove(_ process: Process) {
    _ = state.withLock { $0.numbers.remove(process.processIdentifier) }
  }

  /// Ends all of them. No other starts.
  package static func end() {
    state.withLock { state in
      state.isEnding = true
      for number in state.numbers { kill(number, SIGTERM) }
    }
  }
}
