import Foundation

/// A view that changes by the clock: at the dates of a schedule.
///
/// It shows the last date that has come, else the first. Each further date is one turn; those that come while the view is not seen, or
/// quicker than 30 times a second, are left out.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content of a timeline gets to know.
  public struct Context {
    /// How often the timeline changes.
    public enum Cadence: Comparable, Sendable {
      /// As often as its schedule says.
      case live
      /// Once a second at most.
      case seconds
      /// Once a minute at most.
      case minutes
    }

    /// The date of the schedule, which may be a little earlier than now.
    public let date: Date
    /// How often the timeline changes.
    public let cadence: Cadence

    /// Forgets what was made in advance, which is nothing: content is made at its date.
    public func invalidateTimelineContent() {}
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content
  @State private var entries = TimelineEntries<Schedule>()
  /// Changes when a date has come.
  @State private var date: Date?
  @Environment(\.scenePhase) private var scenePhase
}

/// What the content of any timeline gets to know.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that changes at the dates of a schedule.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Creates a view that changes at the dates of a schedule, with a context that names the timeline's own type.
  @_disfavoredOverload
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { content(Context(date: $0.date, cadence: .live)) }
  }

  public var body: some View {
    // A date has come: that is why this is evaluated.
    _ = date
    let clock = TextClock.current
    let now = clock.now
    let (entry, next) = entries.advance(in: schedule, to: now)
    let alarm = scenePhase == .background ? nil : next.map { max($0, now.addingTimeInterval(TextClock.frame)) }
    return content(TimelineViewDefaultContext(date: entry, cadence: .live))
      .modifier(AlarmModifier(date: alarm) { date = clock.now })
  }
}

/// Where a timeline is in its schedule.
private final class TimelineEntries<Schedule: TimelineSchedule> {
  /// So many dates are passed over at once; then the schedule is asked again.
  private static var limit: Int { 100_000 }

  private var schedule: Schedule?
  private var iterator: Schedule.Entries.Iterator?
  private var entry: Date?
  private var next: Date?

  nonisolated init() {}

  /// The date to show, and the one after it.
  func advance(in newSchedule: Schedule, to now: Date) -> (entry: Date, next: Date?) {
    if let schedule, ValueComparator.of(Schedule.self)(schedule, newSchedule) {
      pass(until: now)
    } else {
      schedule = newSchedule
      begin(at: now)
      pass(until: now)
    }
    return (entry ?? now, next)
  }

  private func begin(at now: Date) {
    guard let schedule else { return }
    var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
    entry = iterator.next()
    next = iterator.next()
    self.iterator = iterator
  }

  private func pass(until now: Date) {
    // The iterator is the app's code: not inside an access.
    guard var iterator = iterator.take() else { return }
    var count = 0
    while let date = next, date <= now, count < Self.limit {
      entry = date
      next = iterator.next()
      count += 1
    }
    self.iterator = iterator
    if count == Self.limit { begin(at: now) }
  }
}
