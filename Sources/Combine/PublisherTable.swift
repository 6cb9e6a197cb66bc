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
    let met = entries.count >= nextSweep ? removeDead() : []
    let publisher = ObservableObjectPublisher()
    entries[identity] = Entry(object: object, publisher: publisher)
    lock._unsafeUnlock()
    // Released without the lock: the last reference to a publisher may release subscribers, which may do anything.
    withExtendedLifetime((entry, met)) {}
    return publisher
  }

  /// Removes the entries of dead objects.
  func sweep() {
    lock._unsafeLock()
    let met = removeDead()
    lock._unsafeUnlock()
    withExtendedLifetime(met) {}
  }

  /// Removes the entries of dead objects, and returns what the caller must release when it has given up the lock: their
  /// publishers, and the living objects. To see that an object lives is to hold it, and if another thread lets go of it just
  /// then, it ends here.
  private func removeDead() -> [AnyObject] {
    var met: [AnyObject] = []
    met.reserveCapacity(entries.count)
    var dead: [ObjectIdentifier] = []
    for (identity, entry) in entries {
      if let object = entry.object {
        met.append(object)
      } else {
        met.append(entry.publisher)
        dead.append(identity)
      }
    }
    for identity in dead {
      entries[identity] = nil
    }
    nextSweep = max(64, entries.count * 2)
    return met
  }
}
