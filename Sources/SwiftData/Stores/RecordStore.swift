/// What keeps the rows of a container's models. Contexts of any thread use it.
///
/// It has values and keys only, no objects and no code of the app. A save is whole or not at all.
protocol RecordStore: AnyObject, Sendable {
  var identifier: String { get }
  /// The rows of an entity, by ascending keys: all behind the first few, or some of them.
  func rows(of entity: String, limit: Int?, offset: Int) throws -> [StoredRow]
  /// Whether the store finds rows by conditions and orders them. Else `matching` and what belongs to it finds nothing.
  var takesQueries: Bool { get }
  /// The rows that a query finds, in its order.
  func rows(of entity: String, matching query: StoreQuery) throws -> [StoredRow]
  /// Their keys alone.
  func keys(of entity: String, matching query: StoreQuery) throws -> [Int64]
  /// How many there are, without limit and offset.
  func count(of entity: String, matching query: StoreQuery) throws -> Int
  /// How many rows an entity has.
  func count(of entity: String) throws -> Int
  /// The rows of keys, as far as they are there.
  func rows(of entity: String, _ keys: [Int64]) -> [StoredRow]
  /// The same for one, where it matters whether the row is gone or cannot be read.
  func storedRow(of entity: String, _ key: Int64) throws -> StoredRow?
  /// The row of a key; nil also where it cannot be read, which is reported.
  func row(of entity: String, _ key: Int64) -> StoredRow?
  /// The objects whose column refers to another, by ascending keys.
  func keys(of entity: String, slot: Int, referringTo key: Int64) -> [Int64]
  /// The other parts of the pairs that an object is in, by ascending keys.
  func pairs(_ relation: String, of key: Int64, isFirst: Bool) -> [Int64]
  /// - Parameter others: What belongs to the same save elsewhere. It is done when nothing can fail here any more but the end of
  ///   the transaction; where it throws, nothing is kept here.
  func save(_ changes: StoreChanges, then others: () throws -> Void) throws -> StoreResult
  /// Forgets all rows.
  func erase() throws
}

extension RecordStore {
  var takesQueries: Bool { false }
  func rows(of entity: String, matching query: StoreQuery) throws -> [StoredRow] { [] }
  func keys(of entity: String, matching query: StoreQuery) throws -> [Int64] { [] }
  func count(of entity: String, matching query: StoreQuery) throws -> Int { 0 }

  func save(_ changes: StoreChanges) throws -> StoreResult { try save(changes) {} }
}

/// All that one save writes.
struct StoreChanges: Sendable {
  /// A new row, with a value for each slot.
  struct Insertion: Sendable {
    let entity: String
    let key: Int64
    var values: [StoredValue]
  }

  /// Other values in a row, by slot.
  struct Update: Sendable {
    let entity: String
    let key: Int64
    var values: [Int: StoredValue]
  }

  struct Deletion: Sendable {
    let entity: String
    let key: Int64
  }

  struct Pair: Hashable, Sendable {
    let relation: String
    var first: Int64
    var second: Int64
  }

  var insertions: [Insertion] = []
  var updates: [Update] = []
  var deletions: [Deletion] = []
  var newPairs: Set<Pair> = []
  var oldPairs: Set<Pair> = []

  var isEmpty: Bool {
    insertions.isEmpty && updates.isEmpty && deletions.isEmpty && newPairs.isEmpty && oldPairs.isEmpty
  }
}

/// What has become of a save.
struct StoreResult: Sendable {
  /// The rows that were written, by the keys that they have now.
  var rows: [Int64: StoredRow] = [:]
  /// Insertions that turned out to be updates: from the key of the new object to that of the row.
  var remapped: [Int64: Int64] = [:]
  /// Rows as they were before an insertion updated them, by key.
  var former: [Int64: StoredRow] = [:]
  /// Updates of rows that are no longer there.
  var missing: [Int64] = []

  mutating func add(_ other: StoreResult) {
    rows.merge(other.rows) { $1 }
    remapped.merge(other.remapped) { $1 }
    former.merge(other.former) { $1 }
    missing += other.missing
  }
}
