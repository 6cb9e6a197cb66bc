import Foundation
import Logging
import SwiftUICore
import Synchronization

/// What the person who runs the app should know, of which session. Never a text or a state of somebody's page.
package struct ServerLog: Sendable {
  private let logger: Logger
  private let kinds = Kinds()

  package init(_ logger: Logger) {
    self.logger = logger
  }

  /// Where the app's own logs go, if it has said so with `LoggingSystem` before its first scene; else standard error.
  static var current: ServerLog {
    let logger = Logger(label: "oriel")
    // swift-log's own writer waits for whoever reads.
    return ServerLog(logger.handler is StreamLogHandler ? Logger(label: "oriel") { _ in StandardErrorHandler() } : logger)
  }

  /// The same without what is no mistake.
  static var errors: ServerLog {
    var logger = current.logger
    logger.logLevel = .error
    return ServerLog(logger)
  }

  /// - Parameter session: The number of the session that it is about. Names of scenes are secrets.
  package func callAsFunction(_ level: Logger.Level, _ text: String, session: Int? = nil) {
    logger.log(level: level, "\(text)", metadata: session.map { ["session": "\($0)"] })
  }

  /// What may come up again and again, from whoever causes it: one line for each kind and minute, and then how many it stood for.
  package func callAsFunction(_ level: Logger.Level, _ text: String, session: Int? = nil, kind: String) {
    guard let missing = kinds.admit(kind) else { return }
    self(level, missing == 0 ? text : "\(text) (and \(missing) like it before)", session: session)
  }

  private final class Kinds: Sendable {
    private let latest = Mutex<[String: (time: ContinuousClock.Instant, missing: Int)]>([:])

    /// How many lines of the kind are missing; nil if this one is to be missing, too.
    func admit(_ kind: String) -> Int? {
      latest.withLock { latest in
        if let entry = latest[kind], entry.time.duration(to: .now) < .seconds(60) {
          latest[kind]?.missing += 1
          return nil
        }
        let missing = latest[kind]?.missing ?? 0
        latest[kind] = (.now, 0)
        return missing
      }
    }
  }
}

/// A line for each thing: when, how bad, what it is about, what. Nobody need read it: see `StandardError`.
struct StandardErrorHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    StandardError.write(line(of: event, at: .now))
  }

  func line(of event: LogEvent, at time: Date) -> String {
    let about = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
    let words = about.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value) " }.joined()
    let when = time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return StandardError.line("\(when) \(event.level) \(words)\(event.message)")
  }
}
