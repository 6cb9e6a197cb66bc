import NIOCore

/// Lets each socket's page hear from the server once in an interval, with one timer for all of them. A part of them is due at each tick:
/// ten thousand at once would keep everybody else waiting.
final class Heartbeats: Sendable {
  private struct State {
    /// What to do for whom, in the parts that are due one after the other.
    var parts: [[Int: () -> Void]]
    var next = 0
    var count = 0
    var newest = 0
    var timer: RepeatedTask?
  }

  private static let partCount = 12
  private let state: NIOLoopBoundBox<State>
  private let interval: TimeAmount

  init(on eventLoop: any EventLoop, every interval: TimeAmount) {
    self.interval = interval
    state = .makeBoxSendingValue(State(parts: Array(repeating: [:], count: Self.partCount)), eventLoop: eventLoop)
  }

  /// Runs `beat` on the event loop once in the interval, until it is removed by the name that comes back.
  func add(_ beat: @escaping () -> Void) -> (part: Int, name: Int) {
    let part = state.value.parts.indices.min { state.value.parts[$0].count < state.value.parts[$1].count } ?? 0
    state.value.newest += 1
    let name = state.value.newest
    state.value.parts[part][name] = beat
    state.value.count += 1
    if state.value.timer == nil {
      let tick = TimeAmount.nanoseconds(max(1, interval.nanoseconds / Int64(Self.partCount)))
      state.value.timer = state.eventLoop.scheduleRepeatedTask(initialDelay: tick, delay: tick) { [weak self] _ in self?.beat() }
    }
    return (part, name)
  }

  func remove(_ beat: (part: Int, name: Int)) {
    guard state.value.parts[beat.part].removeValue(forKey: beat.name) != nil else { return }
    state.value.count -= 1
    guard state.value.count == 0 else { return }
    state.value.timer?.cancel()
    state.value.timer = nil
  }

  private func beat() {
    let part = state.value.next
    state.value.next = (part + 1) % Self.partCount
    // A beat may end its connection, and that removes it.
    for name in Array(state.value.parts[part].keys) { state.value.parts[part][name]?() }
  }
}
