import Logging

/// What lines of a log are about: the part of the program, and a subject in it.
public final class OSLog: Sendable {
  /// Subjects with a meaning for tools.
  public struct Category: Hashable, Sendable {
    /// The subject's name.
    public let rawValue: String

    /// What a tool shows on a line of time. Here it is a name as others.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What a tool counts. Here it is a name as others.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  let logger: Logging.Logger
  let subsystem: String
  let category: String
  private let isOn: Bool

  private init(_ subsystem: String, _ category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
    var logger = LogDestination.logger(label: subsystem.isEmpty ? "app" : subsystem)
    if !subsystem.isEmpty { logger[metadataKey: "subsystem"] = "\(subsystem)" }
    if !category.isEmpty { logger[metadataKey: "category"] = "\(category)" }
    self.logger = logger
  }

  /// Creates a log. All with the same names write the same.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isOn: true) }

  /// Creates a log for a subject with a meaning.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem, category.rawValue, isOn: true) }

  /// A log without names.
  public static let `default` = OSLog("", "", isOn: true)
  /// A log that writes nothing.
  public static let disabled = OSLog("", "", isOn: false)

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled(type.level) }

  func isEnabled(_ level: Logging.Logger.Level) -> Bool { isOn && logger.logLevel <= level }

  func write(_ level: Logging.Logger.Level, _ type: OSLogType, _ message: OSLogMessage) {
    guard isOn else { return }
    let text = message.text(showsPrivate: LogPrivacy.showsPrivate)
    KeptEntries.add(text, type, subsystem: subsystem, category: category)
    logger.log(level: level, "\(text)")
  }
}
