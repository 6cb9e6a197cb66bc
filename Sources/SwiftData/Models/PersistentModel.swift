import Observation

/// An object that a container can keep. `@Model` makes a class one.
///
/// A class that conforms by itself declares the three requirements, and reads and writes its properties with `getValue(forKey:)` and
/// `setValue(forKey:to:)`. An object belongs to one context, and is used where that context is used.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// Makes the object for a record that a context has.
  init(backingData: any BackingData<Self>)
  /// The record with the object's values.
  var persistentBackingData: any BackingData<Self> { get set }
  /// The properties that are kept.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// A record for a new object, with a key of its own.
  public static func createBackingData() -> any BackingData<Self> {
    // The object of a record that there is.
    if let backingData = Materialization.take(Self.self) { return backingData }
    return _ModelBackingData<Self>(_ModelRecord(EntityLayout.of(Self.self), key: KeyMaker.next()))
  }

  public var _record: _ModelRecord {
    let record = persistentBackingData._record
    record.bind(self)
    return record
  }

  /// Which object it is: the same before and after it is saved.
  public var persistentModelID: PersistentIdentifier { _record.identifier }
  /// The same as `persistentModelID`, unless the class declares an `id`.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that has the object; nil before it is inserted, and when its deletion is saved.
  public var modelContext: ModelContext? { _record.context }
  /// Whether the object is in a context and has changes that are not saved.
  public var hasChanges: Bool {
    let state = _record.state
    return state == .inserted || state == .changed || state == .deleted
  }
  /// Whether the object is to be deleted with the next save.
  public var isDeleted: Bool { _record.state == .deleted }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left._record === right._record || left.persistentModelID == right.persistentModelID
  }

  public func hash(into hasher: inout Hasher) {
    let record = _record
    hasher.combine(record.key)
  }

  /// Tells Observation that a property of this object is read.
  public func access<Value>(keyPath: KeyPath<Self, Value>) { _record.registrar.access(self, keyPath: keyPath) }

  /// Tells Observation that `mutation` changes a property of this object.
  public func withMutation<Value, Result>(
    keyPath: KeyPath<Self, Value>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    try _record.registrar.withMutation(of: self, keyPath: keyPath, mutation)
  }
}

// MARK: By slots, for `@Model`

extension PersistentModel {
  public func _persisted<Value>(_ slot: Int, _ keyPath: KeyPath<Self, Value>) -> Value {
    let record = _record
    record.noteRead(self, keyPath, slot)
    return record.value(slot) as! Value
  }

  public func _persisted<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Other?>) -> Other? {
    let record = _record
    record.noteRead(self, keyPath, slot)
    return record.toOne(slot) as? Other
  }

  public func _persisted<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Other>) -> Other {
    let record = _record
    record.noteRead(self, keyPath, slot)
    if let other = record.requiredToOne(slot) as? Other { return other }
    // Nobody is there, as in a store that something else has written: an object without a row stands for it.
    let property = record.layout.properties[slot]
    guard let core = record.core, let key = record.toOneLink(slot).link?.key else {
      fatalError("\(property.fullName) of \(record.name) has never been set: set it in the initializer.")
    }
    return core.deadObject(key, Other.self)
  }

  public func _persisted<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, [Other]>) -> [Other] {
    let record = _record
    record.noteRead(self, keyPath, slot)
    return record.others(slot)
  }

  public func _persisted<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, [Other]?>) -> [Other]? {
    let record = _record
    record.noteRead(self, keyPath, slot)
    return record.others(slot)
  }

  public func _persist<Value>(_ slot: Int, _ keyPath: KeyPath<Self, Value>, _ value: Value) {
    let record = _record
    record.registrar.withMutation(of: self, keyPath: keyPath) { record[slot] = value }
    record.noteChange(slot)
  }

  public func _persist<Value: Equatable>(_ slot: Int, _ keyPath: KeyPath<Self, Value>, _ value: Value) {
    let record = _record
    if let old = record[slot] ?? (record.row == nil ? nil : record.value(slot)), old as! Value == value { return }
    record.registrar.withMutation(of: self, keyPath: keyPath) { record[slot] = value }
    record.noteChange(slot)
  }

  public func _persist<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Other?>, _ value: Other?) {
    _record.setToOne(slot, value)
  }

  public func _persist<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, Other>, _ value: Other) {
    _record.setToOne(slot, value)
  }

  public func _persist<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, [Other]>, _ value: [Other]) {
    let record = _record
    if !record.appends(slot, value) { record.setToMany(slot, value) }
  }

  public func _persist<Other: PersistentModel>(_ slot: Int, _ keyPath: KeyPath<Self, [Other]?>, _ value: [Other]?) {
    let record = _record
    if !record.appends(slot, value ?? []) { record.setToMany(slot, value ?? []) }
  }
}

// MARK: By key paths, for classes that conform by themselves

extension PersistentModel {
  private func slot(_ keyPath: AnyKeyPath) -> Int {
    let layout = EntityLayout.of(Self.self)
    guard let slot = layout.slot(of: keyPath) else {
      fatalError("\(keyPath) is not among the schemaMetadata of \(layout.name): add it there.")
    }
    return slot
  }

  /// Reads a property. It becomes a dependency of the view that is evaluated.
  public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { _persisted(slot(keyPath), keyPath) }
  /// Reads a to-one relationship.
  public func getValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, Other?>) -> Other? {
    _persisted(slot(keyPath), keyPath)
  }
  /// Reads a required to-one relationship.
  public func getValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, Other>) -> Other {
    _persisted(slot(keyPath), keyPath)
  }
  /// Reads a to-many relationship.
  public func getValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, [Other]>) -> [Other] {
    _persisted(slot(keyPath), keyPath)
  }
  /// Reads an optional to-many relationship, which is empty rather than nil.
  public func getValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, [Other]?>) -> [Other]? {
    _persisted(slot(keyPath), keyPath)
  }

  /// Sets a property, and lets views that have read it know.
  public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
    _persist(slot(keyPath), keyPath, value)
  }
  /// Sets a property. A value that is equal to the one before changes nothing.
  public func setValue<Value: Equatable>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
    _persist(slot(keyPath), keyPath, value)
  }
  /// Sets a to-one relationship, and its other side.
  public func setValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, Other?>, to value: Other?) {
    _persist(slot(keyPath), keyPath, value)
  }
  /// Sets a required to-one relationship, and its other side.
  public func setValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, Other>, to value: Other) {
    _persist(slot(keyPath), keyPath, value)
  }
  /// Sets a to-many relationship, and its other side.
  public func setValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, [Other]>, to value: [Other]) {
    _persist(slot(keyPath), keyPath, value)
  }
  /// Sets an optional to-many relationship, and its other side. Nil is the same as none.
  public func setValue<Other: PersistentModel>(forKey keyPath: KeyPath<Self, [Other]?>, to value: [Other]?) {
    _persist(slot(keyPath), keyPath, value)
  }
}
