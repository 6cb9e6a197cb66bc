import Dispatch

/// `UserDefaults` on Linux tells nobody of changes, so its keys are compared four times a second as long as views read any.
@MainActor
enum ExternalChanges {
  private static var timer: (any DispatchSourceTimer)?

  static func watch() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.25, repeating: 0.25, leeway: .milliseconds(50))
    timer.setEventHandler {
      MainQueue.assume {
        StoredEntry.refreshAll()
        if StoredEntry.isEmpty { end() }
      }
    }
    self.timer = timer
    // Whoever changes a key and asks for a turn sees the change in it.
    ViewGraph.prepareTurns(for: self) { StoredEntry.refreshAll() }
    timer.resume()
  }

  private static func end() {
    timer?.cancel()
    timer = nil
    ViewGraph.stopPreparingTurns(for: self)
  }
}
