import Logging

/// Writes lines of a log: `Logger(subsystem: "com.example.app", category: "network").info("\(count) films")`.
///
/// Lines go where the app has said so with swift-log's `LoggingSystem`, or else to standard error, where messages for finding mistakes appear
/// in debug builds alone. What a message has of people is `<private>` in release builds: see `OSLogPrivacy`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without names.
  public init() { log = .default }

  /// Creates a logger for a part of the program and a subject in it, which stand in its lines.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes what is worth knowing.
  public func log(_ message: OSLogMessage) { log.write(.notice, .default, message) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level.level, level, message) }
  /// Writes what helps to find a mistake, in every detail.
  public func trace(_ message: OSLogMessage) { log.write(.trace, .debug, message) }
  /// Writes what helps to find a mistake.
  public func debug(_ message: OSLogMessage) { log.write(.debug, .debug, message) }
  /// Writes what helps to understand what happens.
  public func info(_ message: OSLogMessage) { log.write(.info, .info, message) }
  /// Writes what is worth knowing.
  public func notice(_ message: OSLogMessage) { log.write(.notice, .default, message) }
  /// Writes what may become a mistake.
  public func warning(_ message: OSLogMessage) { log.write(.warning, .error, message) }
  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log.write(.error, .error, message) }
  /// Writes what must not happen.
  public func critical(_ message: OSLogMessage) { log.write(.critical, .fault, message) }
  /// Writes what must not happen: a mistake of the program's.
  public func fault(_ message: OSLogMessage) { log.write(.critical, .fault, message) }
}
