import Migrator
import Synchronization

/// How far something is, on standard error: a bar for runs that take longer than a second, if a person looks at it. Where it goes into a file
/// or a log, a line every ten seconds, if that is wanted.
final class ProgressBar: Sendable {
  private struct State {
    var lastShown: ContinuousClock.Instant
    var isVisible = false
  }

  private let isTerminal = Terminal.Stream.errors.isTerminal
  private let writesLines: Bool
  private let state: Mutex<State>

  /// - Parameter writesLines: Whether there are lines where there is no terminal.
  init(writesLines: Bool = false) {
    self.writesLines = writesLines
    state = Mutex(State(lastShown: .now))
    begin()
  }

  private var interval: Duration { isTerminal ? .milliseconds(100) : .seconds(10) }

  /// Something new begins: nothing is shown of it before a second has passed, and no line before ten have.
  func begin() {
    state.withLock { $0.lastShown = isTerminal ? .now + .milliseconds(900) : .now }
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
    guard isTerminal || writesLines else { return }
    state.withLock { state in
      guard ContinuousClock.now - state.lastShown > interval else { return }
      state.lastShown = .now
      let percent = Int(100 * max(0, min(1, part)))
      guard isTerminal else { return Terminal.write("\(percent) %: \(what)\n", to: .errors) }
      state.isVisible = true
      let filled = 30 * percent / 100
      let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: 30 - filled)
      Terminal.write("\r\u{1B}[K\(what) [\(bar)] \(percent) %", to: .errors)
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
