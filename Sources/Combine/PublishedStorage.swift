import OpenCombine
import Synchronization

/// What the storage of a `@Published` property has in common with that of all others, whatever their values' types.
@usableFromInline
class AnyPublishedStorage {
  // Guards everything in here and in the subclass. Never held while other people's code runs.
  @usableFromInline final let lock = Mutex<Void>(())

  // Exclusive access to the variables is what the lock is for; checking it again would double the cost of an assignment.

  /// True when a new value can be stored without telling anybody.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline final var isSilent = false

  /// The publisher of the object, once somebody has asked for it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var objectWillChange: ObservableObjectPublisher?

  /// The offset of the object's own stored publisher, 0 if its class has none, and -1 as long as it was not looked up.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var storedPublisherOffset = -1

  @usableFromInline
  init() {}

  /// The publisher that `objectWillChange` installed, if it did.
  final var installedPublisher: ObservableObjectPublisher? {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return objectWillChange
  }

  /// Makes this storage signal changes to a publisher. Returns the one before, which the caller must release where it holds no
  /// lock: with the last reference go its subscribers, which may do anything then.
  final func install(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher? {
    lock._unsafeLock()
    let previous = objectWillChange
    objectWillChange = publisher
    isSilent = false
    lock._unsafeUnlock()
    return previous
  }

  /// The publisher to signal before a change of an object, if it has one by now.
  final func publisher(of object: AnyObject?) -> ObservableObjectPublisher? {
    lock._unsafeLock()
    return unlockAndFindPublisher(of: object)
  }

  /// The same for a caller that holds the lock, which is given up.
  @usableFromInline
  final func unlockAndFindPublisher(of object: AnyObject?) -> ObservableObjectPublisher? {
    let installed = objectWillChange
    guard let object else {
      lock._unsafeUnlock()
      return installed
    }
    if storedPublisherOffset < 0 {
      storedPublisherOffset = ClassLayout.of(object).pointee.storedPublisherOffset
    }
    let offset = storedPublisherOffset
    if offset == 0 {
      isSilent = installed == nil && !hasSubscriptions
      lock._unsafeUnlock()
      return installed
    }
    lock._unsafeUnlock()
    // Read each time, because it can be a variable, or lazy and not there yet. It is installed for `assign(to: &$property)`,
    // which sets the value without knowing the object.
    guard let stored = ClassLayout.storedPublisher(in: object, at: offset) else { return installed }
    if stored !== installed {
      _ = install(stored)
    }
    return stored
  }

  /// Whether anybody ever subscribed to the values.
  fileprivate var hasSubscriptions: Bool { false }
}

/// The storage of one `@Published` property: its value, its subscribers and the publisher of its object.
///
/// Objects keep it by reference, so that subscribers and `assign(to: &$property)` can use it without the object.
@usableFromInline
final class PublishedStorage<Value>: AnyPublishedStorage, CustomStringConvertible {
  /// What the mirrors of subscriptions show, as on Apple's platforms.
  @usableFromInline var description: String { "PublishedSubject" }

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var storedValue: Value
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @usableFromInline var subscriptions: PublishedSubscriptions<Value>?

  @usableFromInline
  init(_ value: Value) {
    storedValue = value
  }

  /// The current value.
  @inlinable
  var value: Value {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return storedValue
  }

  /// Announces a new value and then stores it.
  ///
  /// - Parameter object: The object of the property, or nil if the caller has none.
  @inlinable
  func set(_ newValue: Value, in object: AnyObject?) {
    lock._unsafeLock()
    if !isSilent {
      unlockAndFindPublisher(of: object)?.send(changing: self)
      lock._unsafeLock()
      if let subscriptions {
        let around = subscriptions.beginAnnouncement(of: newValue)
        let number = subscriptions.announcementCount
        lock._unsafeUnlock()
        subscriptions.send(newValue, number)
        lock._unsafeLock()
        let announced = subscriptions.endAnnouncement(within: around)
        var previous = newValue
        swap(&storedValue, &previous)
        lock._unsafeUnlock()
        withExtendedLifetime((previous, around, announced)) {}
        return
      }
    }
    var previous = newValue
    swap(&storedValue, &previous)
    lock._unsafeUnlock()
    // Released without the lock: the end of a value may set this property again.
    withExtendedLifetime(previous) {}
  }

  /// What who begins to subscribe now gets first: the value that is being announced, with the number of that announcement, or the stored one.
  var valueToBeginWith: (value: Value, announcement: UInt64) {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    if let announced = subscriptions?.announced { return (announced.value, announced.number) }
    return (storedValue, 0)
  }

  fileprivate override var hasSubscriptions: Bool { subscriptions != nil }

  /// The subscriptions to the values, made when first needed.
  func makeSubscriptions() -> PublishedSubscriptions<Value> {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    if let subscriptions { return subscriptions }
    let made = PublishedSubscriptions<Value>()
    subscriptions = made
    isSilent = false
    return made
  }
}
