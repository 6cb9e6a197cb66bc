import Observation

/// Where a value lives: what a `Binding` refers to.
class Location<Value>: DependencySource {
  /// The value when the location was made, where nobody tells the readers of a change: then a view that gets this location must
  /// be told by another value of it. Nil where reading makes a dependency.
  var captured: Value? { nil }

  /// The value now. Reading it makes it a dependency of the evaluation that runs, if one does.
  func read() -> Value { preconditionFailure("a location can be read") }

  func write(_ value: Value) { preconditionFailure("a location can be written") }

  /// Changes a part of the newest value in one step, on the main actor: now, or from another thread as soon as it is free. So what
  /// others change meanwhile is not lost. `change` tells whether there is something to write.
  func modify(_ change: @escaping (inout Value) -> Bool) {
    if MainQueue.isCurrent { return modifyNow(change) }
    let sent = Sent(value: (location: self, change: change), transaction: .current)
    MainQueue.run { sent.transaction.performing { sent.value.location.modifyNow(sent.value.change) } }
  }

  private final func modifyNow(_ change: (inout Value) -> Bool) {
    var value = read()
    if change(&value) { write(value) }
  }

  /// Whether a view that holds the one is equal to a view that holds the other: both refer to the same place, and either its
  /// readers hear of changes or there was none.
  final func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard isSamePlace(as: other) else { return false }
    switch (captured, other.captured) {
    case (nil, nil): return true
    case (let own?, let others?): return ValueComparator.of(Value.self)(own, others)
    default: return false
    }
  }

  /// Whether both, which are two, refer to the same place.
  func isSamePlace(as other: Location<Value>) -> Bool { false }

  /// Whether what is read here changes with `source`.
  func depends(on source: DependencySource) -> Bool { self === source }
}

/// A value on its way to the main actor, with the transaction of its change. Unchecked: the sender gives it up, as `State` promises
/// for any thread.
struct Sent<Value>: @unchecked Sendable {
  let value: Value
  let transaction: Transaction
}

/// A place that is a part or another form of a place, or in an object.
class DerivedLocation<Value>: Location<Value> {
  private final let valueAtFirst: Value?

  init(captured: Value?) {
    valueAtFirst = captured
  }

  override final var captured: Value? { valueAtFirst }
}

/// A place that never changes (behaviour 61).
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value { value }

  override func write(_ value: Value) {}

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparator.of(Value.self)(value, other.value)
  }
}

/// A place that two closures define (behaviour 62).
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }

  override func write(_ value: Value) { set(value, .current) }
}

/// A part of the value at another place (behaviour 65).
final class MemberLocation<Root, Value>: DerivedLocation<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
    super.init(captured: root.captured?[keyPath: keyPath])
  }

  override func read() -> Value { root.read()[keyPath: keyPath] }

  override func write(_ value: Value) {
    root.modify { [keyPath] whole in
      whole[keyPath: keyPath] = value
      return true
    }
  }

  override func modify(_ change: @escaping (inout Value) -> Bool) {
    root.modify { [keyPath] in change(&$0[keyPath: keyPath]) }
  }

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && (root === other.root || root.isSamePlace(as: other.root))
  }

  override func depends(on source: DependencySource) -> Bool { root.depends(on: source) }
}

/// The element at one position of a collection at another place.
final class IndexedLocation<Elements: MutableCollection>: DerivedLocation<Elements.Element> {
  private let elements: Location<Elements>
  private let position: Elements.Index

  init(_ elements: Location<Elements>, _ position: Elements.Index) {
    self.elements = elements
    self.position = position
    super.init(captured: elements.captured.flatMap { $0.indices.contains(position) ? $0[position] : nil })
  }

  override func read() -> Elements.Element { elements.read()[position] }

  override func write(_ value: Elements.Element) {
    modify {
      $0 = value
      return true
    }
  }

  /// Nothing, where there is no such position any more: it may have gone while this was on its way from another thread.
  override func modify(_ change: @escaping (inout Elements.Element) -> Bool) {
    elements.modify { [position] whole in
      position >= whole.startIndex && position < whole.endIndex && change(&whole[position])
    }
  }

  override func isSamePlace(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IndexedLocation<Elements> else { return false }
    return position == other.position && (elements === other.elements || elements.isSamePlace(as: other.elements))
  }

  override func depends(on source: DependencySource) -> Bool { elements.depends(on: source) }
}

/// A property of an object (behaviours 37, 67).
final class ObjectLocation<Object: AnyObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    super.init(captured: object is any Observable ? nil : object[keyPath: keyPath])
  }

  override func read() -> Value { object[keyPath: keyPath] }

  override func write(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A place seen as another type (behaviours 63, 64).
final class ConvertedLocation<Source, Value>: DerivedLocation<Value> {
  private let source: Location<Source>
  /// Whether there is a value of this type now.
  private let isThere: (Source) -> Bool
  private let get: (Source) -> Value
  /// Gives nil for a value that is not to be written.
  private let set: (Value) -> Source?

  init(
    _ source: Location<Source>, isThere: @escaping (Source) -> Bool = { _ in true }, get: @escaping (Source) -> Value,
    set: @escaping (Value) -> Source?
  ) {
    self.source = source
    self.isThere = isThere
    self.get = get
    self.set = set
    super.init(captured: source.captured.map(get))
  }

  override func read() -> Value { get(source.read()) }

  override func write(_ value: Value) {
    if let converted = set(value) { source.write(converted) }
  }

  override func modify(_ change: @escaping (inout Value) -> Bool) {
    source.modify { [isThere, get, set] whole in
      guard isThere(whole) else { return false }
      var value = get(whole)
      guard change(&value), let converted = set(value) else { return false }
      whole = converted
      return true
    }
  }

  /// One type of conversion does one thing, so the same source means the same place.
  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Source, Value> else { return false }
    return source === other.source || source.isSamePlace(as: other.source)
  }

  override func depends(on dependency: DependencySource) -> Bool { source.depends(on: dependency) }
}
