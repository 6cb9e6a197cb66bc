import Synchronization

/// The types of values in paths, by names that outlive the program.
enum CodedTypes {
  private struct Known: Sendable {
    // A type is there for good, and is only looked at.
    nonisolated(unsafe) let type: any Codable.Type
  }

  /// Private types cannot be found by their names, unless this program has used them before.
  private static let known = Mutex<[String: Known]>([:])

  static func note(_ type: any Codable.Type) {
    let name = name(of: type)
    let known = Known(type: type)
    Self.known.withLock { $0[name] = known }
  }

  static func name(of type: any Codable.Type) -> String { _mangledTypeName(type) ?? String(reflecting: type) }

  static func type(named name: String) -> (any Codable.Type)? {
    known.withLock { $0[name] }?.type ?? _typeByName(name) as? any Codable.Type
  }
}
