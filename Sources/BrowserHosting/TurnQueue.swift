import Dispatch

/// The turns of windows that something else than their own page has asked for, such as a model that they share, in the order in which they
/// have been asked for.
///
/// A thousand windows may show what one person types. Between some of their turns others are heard.
@MainActor
final class TurnQueue {
  /// So long turns run, one after the other, before whoever waits for the main actor is heard, in nanoseconds.
  private static let slice: UInt64 = 10_000_000

  private var waiting: [() -> Void] = []
  /// Those before it have run.
  private var next = 0
  private var isScheduled = false

  /// Runs a turn soon.
  func add(_ turn: @escaping () -> Void) {
    waiting.append(turn)
    guard !isScheduled else { return }
    isScheduled = true
    schedule()
  }

  private func schedule() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.run() } }
  }

  private func run() {
    let start = DispatchTime.now().uptimeNanoseconds
    while next < waiting.count {
      let turn = waiting[next]
      waiting[next] = {}
      next += 1
      turn()
      if DispatchTime.now().uptimeNanoseconds - start > Self.slice { break }
    }
    if next < waiting.count {
      if next > 64, next * 2 > waiting.count {
        waiting.removeFirst(next)
        next = 0
      }
      // Behind those who wait already.
      return schedule()
    }
    (waiting, next, isScheduled) = ([], 0, false)
  }
}
