import Dispatch
import Foundation
import Synchronization

/// One key of one `UserDefaults` store, for all who read it. It lives as long as somebody does.
final class StoredEntry: DependencySource, @unchecked Sendable {
  // Unchecked: `seen` is read and written on the main actor only; the rest is constant, and `UserDefaults` may be used from any
  // thread.
  let key: String
  let store: UserDefaults
  /// The object in the store when its readers were last told.
  private var seen: NSObject?

  private init(_ key: String, _ store: UserDefaults) {
    self.key = key
    self.store = store
    super.init()
    seen = comparable
  }

  override var name: String { key }
  override var kind: Kind { .stored }

  var object: Any? { store.object(forKey: key) }

  private var comparable: NSObject? { object.map { $0 as? NSObject ?? _box($0) } }

  private func _box(_ value: Any) -> NSObject {
    switch value {
    case let value as String: NSString(string: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Data: NSData(data: value)
    default: NSString(string: "\(value)")
    }
  }

  /// Stores an object, or removes the key. Applied on the main actor; an equal object changes nothing.
  func write(_ object: Any?) {
    let sent = Sent(value: object, transaction: .current)
    if MainQueue.isCurrent {
      MainQueue.assume { apply(sent.value) }
    } else {
      MainQueue.run { sent.transaction.performing { self.apply(sent.value) } }
    }
  }

  @MainActor
  private func apply(_ object: Any?) {
    if let node = EvaluationScope.currentView { return Diagnostics.report(.stateModifiedDuringUpdate, at: node) }
    if object.map({ _box($0) }) == comparable, comparable != nil || object == nil { return }
    ViewGraph.changeIsComing()
    if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    refresh()
  }

  /// Tells the readers if the object in the store is another one than they know.
  @MainActor
  private func refresh() {
    let now = comparable
    guard now != seen else { return }
    seen = now
    invalidateReaders()
  }

  // MARK: The table of all entries

  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private struct Weak {
    weak var entry: StoredEntry?
  }

  private static let entries = Mutex<[Place: Weak]>([:])

  static func of(_ key: String, in store: UserDefaults) -> StoredEntry {
    let place = Place(store: ObjectIdentifier(store), key: key)
    let entry = entries.withLock { entries in
      if let entry = entries[place]?.entry { return entry }
      let entry = StoredEntry(key, store)
      entries[place] = Weak(entry: entry)
      return entry
    }
    MainQueue.run { ExternalChanges.watch() }
    return entry
  }

  deinit {
    let place = Place(store: ObjectIdentifier(store), key: key)
    // Another entry may stand there by now, and this may become the last reference to it: released without the lock.
    let successor = Self.entries.withLock { entries in
      let successor = entries[place]?.entry
      if successor == nil { entries[place] = nil }
      return successor
    }
    withExtendedLifetime(successor) {}
  }

  /// Looks for changes that somebody made with `UserDefaults` itself. O(number of keys that views read now), none most often.
  @MainActor
  static func refreshAll() {
    let living = entries.withLock { $0.isEmpty ? [] : $0.values.compactMap(\.entry) }
    for entry in living { entry.refresh() }
  }

  static var isEmpty: Bool { entries.withLock(\.isEmpty) }
}
