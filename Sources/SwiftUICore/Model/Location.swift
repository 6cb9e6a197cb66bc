/// Where a value lives: what a `Binding` refers to.
class Location<Value>: DependencySource {
  /// The value now. Reading it makes it a dependency of the evaluation that runs, if one does.
  func read() -> Value { preconditionFailure("a location can be read") }

  func write(_ value: Value) { preconditionFailure("a location can be written") }

  /// Whether both refer to the same place, so that a view that holds the one is equal to a view that holds the other.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A place that never changes (behaviour 61).
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value { value }

  override func write(_ value: Value) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparator.of(Value.self)(value, other.value)
  }
}

/// A place that two closures define (behaviour 62).
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }

  override func write(_ value: Value) { set(value) }
}

/// A part of the value at another place (behaviour 65).
final class MemberLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func read() -> Value { root.read()[keyPath: keyPath] }

  override func write(_ value: Value) {
    var whole = root.read()
    whole[keyPath: keyPath] = value
    root.write(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// The element at one position of a collection at another place.
final class IndexedLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let elements: Location<Elements>
  private let position: Elements.Index

  init(_ elements: Location<Elements>, _ position: Elements.Index) {
    self.elements = elements
    self.position = position
  }

  override func read() -> Elements.Element { elements.read()[position] }

  override func write(_ value: Elements.Element) {
    var whole = elements.read()
    whole[position] = value
    elements.write(whole)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? IndexedLocation<Elements> else { return false }
    return position == other.position && elements.isSame(as: other.elements)
  }
}

/// A property of an object (behaviours 37, 67).
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func read() -> Value { object[keyPath: keyPath] }

  override func write(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A place seen as another type (behaviours 63, 64).
final class ConvertedLocation<Source, Value>: Location<Value> {
  private let source: Location<Source>
  private let get: (Source) -> Value
  /// Gives nil for a value that is not to be written.
  private let set: (Value) -> Source?

  init(_ source: Location<Source>, get: @escaping (Source) -> Value, set: @escaping (Value) -> Source?) {
    self.source = source
    self.get = get
    self.set = set
  }

  override func read() -> Value { get(source.read()) }

  override func write(_ value: Value) {
    if let converted = set(value) { source.write(converted) }
  }

  /// One type of conversion does one thing, so the same source means the same place.
  override func isSame(as other: Location<Value>) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? ConvertedLocation<Source, Value> else { return false }
    return source.isSame(as: other.source)
  }
}
