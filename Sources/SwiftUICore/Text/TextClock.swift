import Dispatch
import Foundation

/// Wakes texts whose characters depend on the time.
///
/// A text reads the time that it shows and says when it will show something else; then it is evaluated again, as by any other
/// source that it has read. All texts of the process share one timer, which is set to the next of these times, and to none while
/// no text waits. Times are rounded up to tenths of a second, so that many clocks share a turn; those of timelines and of what else
/// changes by the clock (`AlarmModifier`) to thousandths.
@MainActor
final class TextClock: GraphFeature {
  /// A time at which texts change.
  private final class Tick: DependencySource {
    override var name: String { "time" }
  }

  /// The clock of the texts that show the system's time.
  private static let system = TextClock()

  /// The clock of the text that is evaluated.
  static var current: TextClock { EvaluationScope.currentView.map { current(in: $0.graph) } ?? system }

  /// The clock of what is in a graph.
  static func current(in graph: ViewGraph) -> TextClock { graph.featureInUse(TextClock.self) ?? system }

  /// Nil is the system's time.
  private var fixedTime: Date?
  /// By thousandths of a second.
  private var ticks: [Int64: Tick] = [:]
  /// The times of these, each once.
  private var times = EarliestFirst<Int64>()
  /// How many ticks there are before those that nobody waits for any more are looked for.
  private var tickLimit = 64
  private var timer: (any DispatchSourceTimer)?
  private var timerTime: Int64?

  private init() {}

  /// Whose clock it is, where it is that of one graph.
  private weak var graph: ViewGraph?

  /// A clock for one graph that stands still until it is set: for tests.
  init(in graph: ViewGraph) {
    self.graph = graph
    fixedTime = Date(timeIntervalSinceReferenceDate: 0)
  }

  /// How long something is shown at least, in seconds, where it changes all the time.
  nonisolated static let frame: TimeInterval = 1 / 30

  /// The time of animations, in seconds: it does not go back when somebody sets the system's clock.
  var motionTime: TimeInterval { fixedTime?.timeIntervalSinceReferenceDate ?? ProcessInfo.processInfo.systemUptime }

  /// When the next frame of an animation is due that the core runs: the same for all, so that they share turns. A clock of tests is set in steps
  /// of a sixtieth, of which each is due.
  var nextFrame: Date {
    guard fixedTime == nil else { return now.addingTimeInterval(0.015) }
    let time = now.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: ((time / Self.frame).rounded(.down) + 1) * Self.frame)
  }

  var now: Date { fixedTime ?? Date() }

  /// Has what is evaluated evaluated again at a time.
  func wake(at date: Date, isExact: Bool = false) {
    let seconds = date.timeIntervalSinceReferenceDate
    // In a thousand years nobody looks.
    guard EvaluationScope.current != nil, seconds.isFinite, abs(seconds) < 1e11 else { return }
    let time = isExact ? Int64((seconds * 1000).rounded(.up)) : Int64((seconds * 10).rounded(.up)) * 100
    if let tick = ticks[time] {
      tick.recordRead()
    } else {
      let tick = Tick()
      ticks[time] = tick
      times.insert(time)
      tick.recordRead()
    }
    setTimer()
  }

  /// Whether any text waits for a time.
  var isWaiting: Bool { ticks.values.contains { $0.firstReader != nil } }

  /// Sets a clock that stands still.
  func set(to date: Date) {
    fixedTime = date
    graph?.endAnimations()
    wakeTexts()
  }

  private func wakeTexts() {
    let time = Int64((now.timeIntervalSinceReferenceDate * 1000).rounded(.down))
    while let next = times.first, next <= time { takeFirst()?.invalidateReaders() }
    // What has gone in the meantime waits for nothing.
    while let next = times.first, ticks[next]?.firstReader == nil { _ = takeFirst() }
    if ticks.count > tickLimit { forgetUnread() }
    setTimer()
  }

  private func takeFirst() -> Tick? { times.removeFirst().flatMap { ticks.removeValue(forKey: $0) } }

  /// Seldom enough for it to cost nothing for each tick.
  private func forgetUnread() {
    ticks = ticks.filter { $1.firstReader != nil }
    times = EarliestFirst(ticks.keys)
    tickLimit = max(2 * ticks.count, 64)
  }

  private func setTimer() {
    guard fixedTime == nil else { return }
    let next = times.first
    guard next != timerTime else { return }
    timerTime = next
    guard let next else {
      timer?.cancel()
      timer = nil
      return
    }
    let timer = self.timer ?? makeTimer()
    let wait = max(Double(next) / 1000 - Date().timeIntervalSinceReferenceDate, 0)
    // Frames are to be as long as each other.
    timer.schedule(deadline: .now() + wait, leeway: .milliseconds(next % 100 == 0 ? 20 : 1))
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.timerTime = nil
        self?.wakeTexts()
      }
    }
    timer.activate()
    self.timer = timer
    return timer
  }
}

extension ViewGraph {
  /// Has what is in this graph read a clock that stands still from now on, until it is set again: for tests.
  package func setClock(to date: Date) { feature(TextClock.self).set(to: date) }
}
