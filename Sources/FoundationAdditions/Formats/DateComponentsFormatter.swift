import Foundation
import Synchronization

/// Writes lengths of time: "1 hour, 10 minutes", "1:10:00". The words are those of the calendar's locale.
// Sendable: all settings are behind a lock, as Foundation's own formatters are used from any thread.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written: 3,661 seconds are "1:01:01", "1h 1m 1s", "1 hr, 1 min, 1 sec", "1 hour, 1 minute, 1 second",
  /// "one hour, one minute, one second", "1hr 1min 1sec".
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// What becomes of units that are 0. Where all are, the smallest one is written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those in front are dropped in the positional style, and in the others all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those in front are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those at the end are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  private let settings = Mutex(DurationText())

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How units are written.
  open var unitsStyle: UnitsStyle {
    get { settings.withLock { $0.style } }
    set { settings.withLock { $0.style = newValue } }
  }

  /// Which units there are: of years, months, weeks of a month, days, hours, minutes and seconds. None is all of them.
  open var allowedUnits: NSCalendar.Unit {
    get { settings.withLock { $0.allowed } }
    set { settings.withLock { $0.allowed = newValue } }
  }

  /// What becomes of units that are 0.
  open var zeroFormattingBehavior: ZeroFormattingBehavior {
    get { settings.withLock { $0.zeros } }
    set { settings.withLock { $0.zeros = newValue } }
  }

  /// By which units are counted, and whose locale has the words; nil for the person's.
  open var calendar: Calendar? {
    get { settings.withLock { $0.calendar } }
    set { settings.withLock { $0.calendar = newValue } }
  }

  /// From when months and years are counted, which have different lengths; nil for the first moment of 2001.
  open var referenceDate: Date? {
    get { settings.withLock { $0.reference } }
    set { settings.withLock { $0.reference = newValue } }
  }

  /// Whether the last unit may be a fraction: "1.5h" where minutes are not allowed.
  open var allowsFractionalUnits: Bool {
    get { settings.withLock { $0.hasFraction } }
    set { settings.withLock { $0.hasFraction = newValue } }
  }

  /// How many units are written at most, the rest rounded; 0 for all.
  open var maximumUnitCount: Int {
    get { settings.withLock { $0.mostUnits } }
    set { settings.withLock { $0.mostUnits = newValue } }
  }

  /// Whether a largest unit that is 1 is written in the next smaller one: "70m" for "1h 10m".
  open var collapsesLargestUnit: Bool {
    get { settings.withLock { $0.collapses } }
    set { settings.withLock { $0.collapses = newValue } }
  }

  /// Whether it is "About 5 minutes".
  open var includesApproximationPhrase: Bool {
    get { settings.withLock { $0.isAbout } }
    set { settings.withLock { $0.isAbout = newValue } }
  }

  /// Whether it is "5 minutes remaining".
  open var includesTimeRemainingPhrase: Bool {
    get { settings.withLock { $0.isRemaining } }
    set { settings.withLock { $0.isRemaining = newValue } }
  }

  /// Where in a sentence the text stands. It changes nothing: no language here writes units otherwise.
  open var formattingContext: Formatter.Context {
    get { settings.withLock { $0.context } }
    set { settings.withLock { $0.context = newValue } }
  }

  /// So many seconds. Nil for what is no number, or is more than calendars count.
  open func string(from ti: TimeInterval) -> String? {
    let text = settings.withLock { $0 }
    guard ti.isFinite, abs(ti) < 1e14 else { return nil }
    return text.text(from: text.start, to: text.start.addingTimeInterval(ti), exact: ti)
  }

  /// Units that are given, in those that are allowed.
  open func string(from components: DateComponents) -> String? {
    let text = settings.withLock { $0 }
    guard let end = text.counting.date(byAdding: components, to: text.start) else { return nil }
    return text.text(from: text.start, to: end)
  }

  /// The time between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    settings.withLock { $0 }.text(from: startDate, to: endDate)
  }

  /// Units that are given, in a style and otherwise as usual.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as Double: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }
}
