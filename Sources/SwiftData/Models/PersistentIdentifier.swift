import Foundation
import Synchronization

/// Which object of which model: the same for an object from its initializer on, in every context and after a restart.
///
/// Two are equal if entity and key are; where the object is kept is not compared. So a selection or the identity of a row survives the
/// first save.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Sendable, Codable, CustomStringConvertible {
  /// What an identifier consists of.
  public struct ID: Hashable, Comparable, Sendable, Codable {
    let entityName: String
    let key: Int64

    public static func < (left: ID, right: ID) -> Bool { (left.key, left.entityName) < (right.key, right.entityName) }
  }

  public let id: ID
  /// The store that has the object; nil until it has been saved.
  public let storeIdentifier: String?

  init(entityName: String, key: Int64, storeIdentifier: String? = nil) {
    id = ID(entityName: entityName, key: key)
    self.storeIdentifier = storeIdentifier
  }

  /// The unqualified name of the model's type.
  public var entityName: String { id.entityName }
  /// Whether no store has had the object when this value was made.
  public var isTemporary: Bool { storeIdentifier == nil }
  var key: Int64 { id.key }

  /// The identifier of a row, for stores.
  ///
  /// - Throws: `SwiftDataError.unsupportedKey` where the key is no integer of 64 bits.
  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some Hashable & Codable & Sendable
  ) throws -> PersistentIdentifier {
    let key: Int64
    switch primaryKey {
    case let number as Int64: key = number
    case let number as Int: key = Int64(number)
    default:
      throw SwiftDataError(
        .unsupportedKey, "The key \(primaryKey) of an object of \(entityName) is of type \(type(of: primaryKey)): give an Int64.")
    }
    return PersistentIdentifier(entityName: entityName, key: key, storeIdentifier: storeIdentifier)
  }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public static func < (left: Self, right: Self) -> Bool { left.id < right.id }
  public var description: String { "\(entityName)/\(key)" }
}

/// Makes the keys of new objects: 42 bits of milliseconds since 2020, 8 for the process, 13 that count.
///
/// Keys ascend in the order of creation. A clock that is set back does not repeat one: then they count on from the last.
enum KeyMaker {
  private static let epoch: Int64 = 1_577_836_800_000
  /// Processes that share a store make keys at the same time: this keeps nearly all of them apart. By chance, for in containers
  /// all processes have the same few numbers.
  static let lane = Int64.random(in: 0...0xFF)
  private static let last = Mutex<Int64>(0)

  static func next() -> Int64 {
    let now = Int64(Date().timeIntervalSince1970 * 1000) - epoch
    return last.withLock { last in
      last = next(after: last, now: now, lane: lane)
      return last
    }
  }

  /// From now on keys are larger than this one, which a store has.
  static func advance(to key: Int64) { last.withLock { $0 = max($0, key) } }

  /// The key behind another one at a time. The other one may be of another process.
  static func next(after last: Int64, now: Int64, lane: Int64) -> Int64 {
    let first = max(0, now) << 21 | lane << 13
    if first > last { return first }
    // In the same millisecond, or behind a clock that was set back.
    let (time, counter) = (last >> 21, last & 0x1FFF)
    let isOwn = (last >> 13) & 0xFF == lane
    if isOwn, counter < 0x1FFF { return last + 1 }
    let following = (isOwn ? time + 1 : time) << 21 | lane << 13
    return following > last ? following : (time + 1) << 21 | lane << 13
  }
}
