import Foundation
import Synchronization

/// Says of a name that it does nothing here, or less: once for each.
enum SaidOnce {
  private static let told = Mutex<Set<String>>([])

  static func tell(_ name: String, _ reason: String) {
    guard told.withLock({ $0.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("note: \(name): \(reason)\n".utf8))
  }
}
