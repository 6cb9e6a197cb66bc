import Foundation
import Synchronization

/// What has been written to logs by this program: its latest thousand lines.
public final class OSLogStore: Sendable {
  /// Whose lines a store has.
  public enum Scope: Int, Sendable {
    /// Those of this program.
    case currentProcessIdentifier
    /// Those of all programs, which no program sees here.
    case system
  }

  /// Creates a store. One of all programs' lines is an error: there is none.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else {
      throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "Logs of other programs cannot be read here."])
    }
  }

  /// A place in a store.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// A place in a store, so many seconds before now.
  public func position(timeIntervalSinceEnd: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: timeIntervalSinceEnd))
  }

  /// The lines from a place on, oldest first, with private values as they were written.
  public func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
    -> AnySequence<OSLogEntry>
  {
    let entries = KeptEntries.all.filter { entry in
      (position.map { entry.date >= $0.date } ?? true) && predicate?.evaluate(with: entry) != false
    }
    return AnySequence(entries)
  }
}

/// A place in a store: a time.
public final class OSLogPosition: Sendable {
  let date: Date
  init(date: Date) { self.date = date }
}

/// Something in a store.
public class OSLogEntry: @unchecked Sendable {
  /// When it was written.
  public let date: Date
  /// Its text.
  public let composedMessage: String

  init(_ date: Date, _ text: String) {
    self.date = date
    composedMessage = text
  }
}

/// A line of a log.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// How important a line is.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  /// How important it is.
  public let level: Level
  /// Which part of the program wrote it.
  public let subsystem: String
  /// What it is about.
  public let category: String

  init(_ text: String, _ type: OSLogType, subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    level =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    super.init(.now, text)
  }
}

enum KeptEntries {
  private static let entries = Mutex<[OSLogEntryLog]>([])
  private static let limit = 1000

  static var all: [OSLogEntryLog] { entries.withLock { $0.suffix(limit) } }

  static func add(_ text: String, _ type: OSLogType, subsystem: String, category: String) {
    let entry = OSLogEntryLog(text, type, subsystem: subsystem, category: category)
    entries.withLock { entries in
      entries.append(entry)
      // Twice as many, so that few lines pay for moving them.
      if entries.count >= 2 * limit { entries.removeFirst(entries.count - limit) }
    }
  }
}
