import Synchronization

/// The publishers of objects without a `@Published` property, which have no place of their own for one.
///
/// An entry refers to its object weakly, so that a new object at the address of a dead one gets a publisher of its own. Entries
/// of dead objects go in sweeps, each after as many additions as there were living entries at the one before: constant time for
/// each addition on average, and at most twice the memory.
// Sendable: `entries` and `nextSweep` are read and written under `lock` only.
final class PublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static let shared = PublisherTable()

  private let lock = Mutex<Void>(())
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 64

  /// The number of entries, including those of dead objects that no sweep has met yet.
  var count: Int {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return entries.count
  }

  /// The publisher of an object, made at the first call for it.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let identity = ObjectIdentifier(object)
    lock._unsafeLock()
    let entry = entries[identity]
    if let entry, entry.object === object {
      lock._unsafeUnlock()
      return entry.publisher
    }
    let dead = sweepIfDue()
    let publisher = ObservableObjectPublisher()
    entries[identity] = Entry(object: object, publisher: publisher)
    lock._unsafeUnlock()
    // Released without the lock: the last reference to a publisher may release subscribers, which may do anything.
    withExtendedLifetime((entry, dead)) {}
    return publisher
  }

  private func sweepIfDue() -> [ObjectIdentifier: Entry] {
    guard entries.count >= nextSweep else { return [:] }
    let dead = entries.filter { $0.value.object == nil }
    for identity in dead.keys {
      entries[identity] = nil
    }
    nextSweep = max(64, entries.count * 2)
    return dead
  }
}
