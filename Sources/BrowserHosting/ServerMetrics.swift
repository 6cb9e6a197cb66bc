import CoreMetrics
import Foundation
import Synchronization

/// What an operator wants to see of a server, in the form of Prometheus. Numbers only: nothing of what people do or see.
///
/// The same numbers go to the backend that the app has chosen with swift-metrics, if any.
final class ServerMetrics: Sendable {
  /// What only grows.
  enum Counter: Int, CaseIterable {
    case pages
    case joins
    case rejoins
    case events
    case frames
    case bytes
    case refusedPages
    case refusedMessages
    case unknownScenes
    case lateMessages
    case displacedScenes
    case refusedConnections

    fileprivate var name: String {
      switch self {
      case .pages: "oriel_pages_total"
      case .joins: "oriel_joins_total"
      case .rejoins: "oriel_reconnects_total"
      case .events: "oriel_events_total"
      case .frames: "oriel_frames_sent_total"
      case .bytes: "oriel_sent_bytes_total"
      case .refusedPages: "oriel_refused_pages_total"
      case .refusedMessages: "oriel_refused_messages_total"
      case .unknownScenes: "oriel_unknown_scenes_total"
      case .lateMessages: "oriel_late_messages_total"
      case .displacedScenes: "oriel_displaced_scenes_total"
      case .refusedConnections: "oriel_refused_connections_total"
      }
    }

    fileprivate var help: String {
      switch self {
      case .pages: "Pages that were asked for and made."
      case .joins: "Sockets that have joined the scene of their page."
      case .rejoins: "Those of them that came back."
      case .events: "What people did."
      case .frames: "Messages to pages."
      case .bytes: "Their bytes, before any compression."
      case .refusedPages: "Pages that were refused, for there was no room."
      case .refusedMessages: "Connections that were ended for what they sent."
      case .unknownScenes: "Sockets for scenes that are not there any more, or not theirs."
      case .lateMessages: "Messages that had to wait, for their page sends more than a person does."
      case .displacedScenes: "Scenes of whoever had most that went for others, for there was no room."
      case .refusedConnections: "Connections that were refused, for there was no room."
      }
    }
  }

  private static let eventSeconds = "oriel_event_seconds"
  private static let eventWaitSeconds = "oriel_event_wait_seconds"

  private struct State {
    var counts = [UInt64](repeating: 0, count: Counter.allCases.count)
    var turns = Times()
    var waits = Times()
  }

  /// How long something has taken, each time.
  private struct Times {
    /// The bounds of what is counted together, in seconds.
    private static let bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

    private var counts = [UInt64](repeating: 0, count: bounds.count + 1)
    private var seconds = 0.0

    mutating func add(_ time: Double) {
      counts[Self.bounds.firstIndex { time <= $0 } ?? Self.bounds.count] += 1
      seconds += time
    }

    func lines(_ name: String) -> [String] {
      var sum: UInt64 = 0
      var lines: [String] = []
      for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], counts) {
        sum += count
        lines.append("\(name)_bucket{le=\"\(bound)\"} \(sum)")
      }
      return lines + ["\(name)_sum \(seconds)", "\(name)_count \(sum)"]
    }
  }

  /// What is asked for when somebody wants to know it: what goes up and down, and what the system counts.
  struct Gauge {
    let name: String
    let help: String
    let value: Double
    /// Whether it only grows.
    var isCounter = false
    var labels: KeyValuePairs<String, String> = [:]

    init(name: String, help: String, value: some BinaryInteger) {
      self.init(name: name, help: help, value: Double(value))
    }

    init(name: String, help: String, value: Double, isCounter: Bool = false, labels: KeyValuePairs<String, String> = [:]) {
      (self.name, self.help, self.value, self.isCounter, self.labels) = (name, help, value, isCounter, labels)
    }

    fileprivate var line: String {
      let pairs = labels.map { "\($0.key)=\"\($0.value.filter { $0 != "\"" && $0 != "\\" && $0 != "\n" })\"" }.joined(
        separator: ",")
      let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
      return name + (pairs.isEmpty ? "" : "{\(pairs)}") + " " + number
    }
  }

  private let state = Mutex(State())
  /// Nil if the app has none.
  private let backend: (any MetricsFactory)?
  private let counters: [CoreMetrics.Counter]
  private let eventTimer: CoreMetrics.Timer?
  private let waitTimer: CoreMetrics.Timer?
  private let meters = Mutex<[String: CoreMetrics.Meter]>([:])

  init(backend: any MetricsFactory = MetricsSystem.factory) {
    self.backend = backend is NOOPMetricsHandler ? nil : backend
    counters =
      self.backend.map { backend in Counter.allCases.map { CoreMetrics.Counter(label: $0.name, factory: backend) } } ?? []
    eventTimer = self.backend.map { CoreMetrics.Timer(label: Self.eventSeconds, factory: $0) }
    waitTimer = self.backend.map { CoreMetrics.Timer(label: Self.eventWaitSeconds, factory: $0) }
  }

  deinit {
    for counter in counters { counter.destroy() }
    eventTimer?.destroy()
    waitTimer?.destroy()
    for meter in meters.withLock({ $0.values }) { meter.destroy() }
  }

  /// Whether somebody beside `/metrics` is to be told.
  var hasBackend: Bool { backend != nil }

  func count(_ counter: Counter, _ number: Int = 1) {
    state.withLock { $0.counts[counter.rawValue] += UInt64(number) }
    if !counters.isEmpty { counters[counter.rawValue].increment(by: number) }
  }

  /// Tells the backend what goes up and down.
  func tell(_ gauges: [Gauge]) {
    guard let backend else { return }
    for gauge in gauges {
      let known = meters.withLock { $0[gauge.name] }
      let meter =
        known
        ?? CoreMetrics.Meter(
          label: gauge.name, dimensions: gauge.labels.map { ($0.key, $0.value) }, factory: backend)
      if known == nil { meters.withLock { $0[gauge.name] = meter } }
      meter.set(gauge.value)
    }
  }

  /// An event has been worked off, with the turn that it asked for.
  func turn(took duration: Duration) {
    let seconds = duration / .seconds(1)
    state.withLock { $0.turns.add(seconds) }
    eventTimer?.recordSeconds(seconds)
  }

  /// A message of a page has waited for so long until it was its turn.
  func message(waited duration: Duration) {
    let seconds = duration / .seconds(1)
    state.withLock { $0.waits.add(seconds) }
    waitTimer?.recordSeconds(seconds)
  }

  /// The text of a scrape.
  ///
  /// - Parameter gauges: What goes up and down.
  func text(_ gauges: [Gauge]) -> String {
    let state = state.withLock { $0 }
    var text = ""
    func add(_ name: String, _ type: String, _ help: String, _ lines: [String]) {
      text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n" + lines.map { "\($0)\n" }.joined()
    }
    for gauge in gauges { add(gauge.name, gauge.isCounter ? "counter" : "gauge", gauge.help, [gauge.line]) }
    for counter in Counter.allCases {
      add(counter.name, "counter", counter.help, ["\(counter.name) \(state.counts[counter.rawValue])"])
    }
    let (took, waited) = (Self.eventSeconds, Self.eventWaitSeconds)
    add(took, "histogram", "How long events take, with all that they change.", state.turns.lines(took))
    add(waited, "histogram", "How long messages of pages wait until it is their turn.", state.waits.lines(waited))
    return text
  }
}
