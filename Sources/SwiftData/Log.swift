import SwiftUICore
import Synchronization

/// Lines on standard error.
enum Log {
  private static let written = Mutex<Set<String>>([])
  private static let limit = 1000

  /// Writes a line, once in the life of the process as long as there are not very many.
  static func once(_ text: String) {
    let isNew = written.withLock { written in
      if written.count >= limit { written.removeAll() }
      return written.insert(text).inserted
    }
    if isNew { StandardError.write("warning: SwiftData: \(text)") }
  }

  static func always(_ text: String) { StandardError.write("warning: SwiftData: \(text)") }
}
