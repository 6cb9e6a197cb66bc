import OpenCombine

/// A property of a class that announces each of its changes, before it happens.
///
///     final class Thermostat: ObservableObject {
///       @Published var degrees = 20
///     }
///
/// One assignment does this, in this order: the property's `willSet`; the object's `objectWillChange`; the subscribers of
/// `$degrees`, who get the new value while the property still has the old one; the value is stored; the property's `didSet`.
/// Assigning an equal value does the same, and a change in place (`+=`, `append`) does it once. An assignment in an initializer
/// that sets the property for the first time announces nothing.
///
/// The object's `objectWillChange` is the default one, or one that the class stores, if it is an `ObservableObjectPublisher`. Any
/// other publisher is never signalled.
///
/// Reading and writing are safe from any thread; two writes at once may announce in one order and be stored in the other.
/// As long as nobody has asked for the object's publisher or for `$degrees`, an assignment costs little more than the store.
/// In a structure the property cannot be used: the compiler says so.
@propertyWrapper
public struct Published<Value> {
  // Behaviours 3 to 8, 10 to 12 and 17 to 20.

  @usableFromInline let storage: PublishedStorage<Value>

  /// Creates the storage of a property. Written `@Published var name = value`.
  @inlinable
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates the storage of a property. Written `_name = Published(initialValue: value)` in an initializer.
  @inlinable
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// The values of the property: the current one when a subscriber first requests any, then each new one before it is stored.
  ///
  /// It respects the demand of each subscriber. A subscriber that has not requested enough misses values, and gets the latest
  /// of them at its next request. It never completes. Assigning another property's publisher to it changes nothing; the setter
  /// is there for `assign(to: &$name)`.
  public var projectedValue: Publisher {
    // Behaviours 7, 8, 17 and 18.
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  /// Not available, because the properties of a structure have no object that could announce changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    // Behaviour 19.
    get { fatalError("unavailable") }
    set { fatalError("unavailable, so there is nothing to do with \(newValue)") }
  }

  /// Reads and writes the property of an object. The compiler calls it for each access.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    // Inlined into the caller, where the key path is a literal that the optimizer turns into a direct access.
    @inline(__always) get { object[keyPath: storageKeyPath].storage.value }
    @inline(__always) set { object[keyPath: storageKeyPath].storage.set(newValue, in: object) }
  }

  /// The publisher of the property of an object. The compiler calls it for each access to `$name`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      // What comes through the publisher later, from `assign(to:)`, comes without the object.
      _ = storage.publisher(of: object)
      return Publisher(storage: storage)
    }
    set { _ = newValue }
  }
}

// Sendable: the only field is a constant reference to a storage that guards all its state with a lock, so what can cross from one
// isolation domain to another is the value, which is Sendable.
extension Published: @unchecked Sendable where Value: Sendable {}

/// Tells the fields that are `@Published` properties from all others, without knowing their values' types.
protocol PublishedProperty {}

extension Published: PublishedProperty {}

extension Published {

  /// The publisher of the values of a `@Published` property, written `$name`.
  public struct Publisher: OpenCombine.Publisher {

    /// The values are the property's.
    public typealias Output = Value

    /// This publisher never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber. It gets values as far as it requests them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let subscription = PublishedSubscription(subscriber, of: storage)
      storage.makeSubscriptions().append(subscription)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension Publisher where Failure == Never {

  /// Sets a `@Published` property to each value of this publisher: `.assign(to: &$name)`.
  ///
  /// The subscription lives as long as the property's storage, so there is nothing to keep and no reference cycle: it is
  /// cancelled when the object goes. When this publisher finishes, the property keeps its value.
  public func assign(to published: inout Published<Output>.Publisher) {
    // Behaviour 17.
    subscribe(PublishedAssignment(to: published.storage))
  }
}
