import Synchronization

/// Says of names of other modules that they are here and do nothing, or less than elsewhere: once for each name, for a program that calls one
/// in each frame would fill the log.
package enum StandIns {
  private static let told = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - name: As sources say it.
  ///   - reason: What is so, as a sentence.
  package static func tell(_ name: String, _ reason: String) {
    let count = told.withLock { told in
      told[name, default: 0] += 1
      return told[name]
    }
    if count == 1 { StandardError.write("note: \(name): \(reason)") }
  }

  /// How often a name has been used. For tests.
  package static func uses(of name: String) -> Int { told.withLock { $0[name] ?? 0 } }
}
