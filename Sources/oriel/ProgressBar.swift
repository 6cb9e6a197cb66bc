import Migrator
import Synchronization

/// A bar on standard error for runs that take longer than a second, if a person looks at it.
final class ProgressBar: Sendable {
  private struct State {
    var lastShown: ContinuousClock.Instant
    var isVisible = false
  }

  private let isEnabled = Terminal.Stream.errors.isTerminal
  private let state: Mutex<State>

  init() {
    // Nothing is shown before a second has passed, and then ten times in a second.
    state = Mutex(State(lastShown: .now + .milliseconds(900)))
  }

  /// May be called from any thread.
  func show(_ progress: MigrateRun.Progress) {
    switch progress {
    case .reading(let part): show("Reading", part)
    case .migrating(let part): show("Migrating", part)
    }
  }

  /// - Parameter part: How much is done, from 0 to 1.
  func show(_ what: String, _ part: Double) {
    guard isEnabled else { return }
    state.withLock { state in
      guard ContinuousClock.now - state.lastShown > .milliseconds(100) else { return }
      state.lastShown = .now
      state.isVisible = true
      let filled = Int(30 * max(0, min(1, part)))
      let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: 30 - filled)
      Terminal.write("\r\u{1B}[K\(what) [\(bar)] \(Int(100 * part)) %", to: .errors)
    }
  }

  func clear() {
    state.withLock { state in
      guard state.isVisible else { return }
      state.isVisible = false
      Terminal.write("\r\u{1B}[K", to: .errors)
    }
  }
}
