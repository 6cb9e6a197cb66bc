import Foundation
import SwiftUICore
import Synchronization

/// One line for each thing that the person who runs the app should know: when, how bad, what. Never a text or a state of somebody's page.
struct ServerLog: Sendable {
  enum Level: String, Sendable {
    case info
    case warning
  }

  private let write: @Sendable (Level, String) -> Void
  private let kinds = Kinds()

  init(_ write: @escaping @Sendable (Level, String) -> Void) {
    self.write = write
  }

  static let standardError = ServerLog { level, text in
    StandardError.write(
      "\(Date.now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))) \(level) \(text)")
  }

  func callAsFunction(_ level: Level, _ text: String) { write(level, text) }

  /// What may come up again and again, from whoever causes it: one line for each kind and minute, and then how many it stood for.
  func callAsFunction(_ level: Level, _ text: String, kind: String) {
    guard let missing = kinds.admit(kind) else { return }
    write(level, missing == 0 ? text : "\(text) (and \(missing) like it before)")
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
