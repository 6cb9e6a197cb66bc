/// Reads and writes a value that is kept elsewhere: in a state, in an object, or wherever two closures say.
///
/// A binding refers to a location: equal locations make equal bindings, so a view that only gets a binding is not evaluated again
/// when its parent is. A view that reads the value depends on it.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  // Behaviours 51 and 66.

  let location: Location<Value>
  /// The transaction in which writes happen.
  public var transaction = Transaction()

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding to what one closure reads and another writes.
  ///
  /// Two such bindings are never equal: a view that gets one is evaluated whenever its parent is. `get` is called here once, too, so a
  /// body that creates a binding depends on what it reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  /// Creates a binding to what one closure reads and another writes; the second one also gets the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a copy of another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to a value that never changes: what is written to it is ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value. A view that reads it in its body depends on it.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      if transaction.isEmpty { return location.write(newValue) }
      withTransaction(transaction) { location.write(newValue) }
    }
  }

  /// This binding, for `$value` to pass on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value. Writing it changes that part of the newest value, in one step.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(location, keyPath), transaction: transaction)
  }

  /// Creates a binding to the same value as an optional one. Writing nil does nothing.
  public init<Base>(_ base: Binding<Base>) where Value == Base? {
    location = ConvertedLocation(base.location, get: { $0 }, set: { $0 })
    transaction = base.transaction
  }

  /// Creates a binding to what is in an optional value; nil if there is nothing now.
  ///
  /// Reading the result after the base value has become nil is a programming error and stops the process.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    location = ConvertedLocation(base.location, isThere: { $0 != nil }, get: { $0! }, set: { .some($0) })
    transaction = base.transaction
  }

  /// Creates a binding to the same value with its type erased. Writing a value of another type does nothing.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    location = ConvertedLocation(base.location, get: { AnyHashable($0) }, set: { $0.base as? Base })
    transaction = base.transaction
  }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(Value.self)
    if layout.isOfComparedType { layout.addComparedBinding(Value.self, at: offset) }
    layout.add(
      .init(
        offset: offset, link: nil, update: nil,
        isCause: { pointer, cause in
          guard case .source(let source) = cause else { return false }
          return pointer.assumingMemoryBound(to: Binding<Value>.self).pointee.location.depends(on: source)
        }))
  }
}

extension Binding: ComparableProperty {
  static var equality: ValueComparator.Equality? {
    { left, right in
      left.assumingMemoryBound(to: Self.self).pointee.location
        .isSame(as: right.assumingMemoryBound(to: Self.self).pointee.location)
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value; reading it reads the value.
  public var id: Value.ID { wrappedValue.id }
}

// Unchecked: the locations behind a binding are read under a lock or on the main actor, and written under a lock, a part of a value together
// with the newest rest; closures are the caller's to keep safe.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position behind the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The positions of all elements.
  public var indices: Indices { wrappedValue.indices }
  /// The position behind another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Goes on to the next position.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position. It finds no other element when that moves: `ForEach` gives bindings that do.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: IndexedLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position in front of another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Goes back to the position before.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}
