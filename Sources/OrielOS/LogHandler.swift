import Foundation
import Logging
import SwiftUICore

/// Where lines go: where the app has said so with `LoggingSystem`, or else to standard error.
enum LogDestination {
  static func logger(label: String) -> Logging.Logger {
    let logger = Logging.Logger(label: label)
    // swift-log's own writer waits for whoever reads.
    return logger.handler is StreamLogHandler ? Logging.Logger(label: label) { _ in LineHandler() } : logger
  }
}

/// A line for each message: when, how bad, what it is about, what. In debug builds with the messages for who looks for mistakes.
struct LineHandler: LogHandler {
  var metadata: Logging.Logger.Metadata = [:]
  var metadataProvider: Logging.Logger.MetadataProvider?
  #if DEBUG
    var logLevel = Logging.Logger.Level.trace
  #else
    var logLevel = Logging.Logger.Level.info
  #endif

  subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { StandardError.write(line(of: event, at: .now)) }

  func line(of event: LogEvent, at time: Date) -> String {
    let about = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
    let words = about.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value) " }.joined()
    let when = time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return StandardError.line("\(when) \(event.level) \(words)\(event.message)")
  }
}
