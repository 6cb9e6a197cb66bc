import Foundation

/// What goes with a change, such as its animation.
///
/// A change belongs to the transaction in which it was made. Changes of one transaction that come before the next turn share it;
/// one of another transaction lets the pending turn run first. Making, reading and comparing one costs time in proportion to the
/// number of values in it, which is small.
public struct Transaction {
  // Behaviours 28, 29 and 144 to 146.

  /// What has been said, newest first.
  private var newest: TransactionEntry?

  /// Creates a transaction that says nothing.
  public init() {}

  /// Creates a transaction that says which animation changes have; nil says that they have none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key, its default where nothing is said.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { find(key)?.value ?? Key.defaultValue }
    set { newest = TypedTransactionEntry<Key>(newValue, after: newest) }
  }

  private func find<Key: TransactionKey>(_ key: Key.Type) -> TypedTransactionEntry<Key>? {
    var next = newest
    while let entry = next {
      if let found = entry as? TypedTransactionEntry<Key> { return found }
      next = entry.older
    }
    return nil
  }

  /// Whether changes of both may share one update.
  func isSame(as other: Transaction) -> Bool {
    if newest === other.newest { return true }
    return holdsAll(of: other) && other.holdsAll(of: self)
  }

  private func holdsAll(of other: Transaction) -> Bool {
    var next = other.newest
    while let entry = next {
      if !entry.isSame(in: self, and: other) { return false }
      next = entry.older
    }
    return true
  }

  /// This transaction with everything that `inner` says.
  func merging(_ inner: Transaction) -> Transaction {
    guard newest != nil else { return inner }
    guard let first = inner.newest else { return self }
    var result = self
    result.newest = first.copied(after: newest)
    return result
  }

  var isEmpty: Bool { newest == nil }

  /// The animation of what changes in it.
  var animationOfChange: Animation? { isEmpty || disablesAnimations ? nil : animation }

  /// The transaction in which code on this thread runs now.
  package static var current: Transaction {
    var transaction = Transaction()
    if let pointer = pthread_getspecific(threadKey) {
      transaction.newest = Unmanaged<TransactionEntry>.fromOpaque(pointer).takeUnretainedValue()
    }
    return transaction
  }

  /// Whether code on this thread runs in this very transaction now.
  package var isCurrent: Bool { pthread_getspecific(Self.threadKey) == newest.map { Unmanaged.passUnretained($0).toOpaque() } }

  /// Runs `body` in this transaction and no other. The thread refers to it only as long as that lasts.
  package func performing<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let previous = pthread_getspecific(Self.threadKey)
    pthread_setspecific(Self.threadKey, newest.map { Unmanaged.passUnretained($0).toOpaque() })
    defer {
      pthread_setspecific(Self.threadKey, previous)
      withExtendedLifetime(newest) {}
    }
    return try body()
  }

  // A task-local value would go on into the tasks that the body starts, and a transaction does not (behaviour 145).
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}

// Unchecked: entries never change once they are made, and their values are handed over with the transaction.
extension Transaction: @unchecked Sendable {}

private class TransactionEntry {
  let older: TransactionEntry?

  init(after older: TransactionEntry?) {
    self.older = older
  }

  func isSame(in first: Transaction, and second: Transaction) -> Bool { preconditionFailure("an entry has a value") }

  /// This entry and all older ones, on top of others.
  func copied(after base: TransactionEntry?) -> TransactionEntry { preconditionFailure("an entry has a value") }
}

private final class TypedTransactionEntry<Key: TransactionKey>: TransactionEntry {
  let value: Key.Value

  init(_ value: Key.Value, after older: TransactionEntry?) {
    self.value = value
    super.init(after: older)
  }

  override func isSame(in first: Transaction, and second: Transaction) -> Bool {
    ValueComparator.of(Key.Value.self)(first[Key.self], second[Key.self])
  }

  override func copied(after base: TransactionEntry?) -> TransactionEntry {
    TypedTransactionEntry(value, after: older?.copied(after: base) ?? base)
  }
}
