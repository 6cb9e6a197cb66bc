import Observation

/// What a model object consists of: a value for each slot, and what the context needs to know.
///
/// The object owns it, and only the actor of the object's context uses it. Values of a saved object are decoded when they are first read.
public final class _ModelRecord {
  enum State {
    /// Never inserted, or taken back.
    case free
    case inserted
    case clean
    case changed
    case deleted
    /// Its row is gone. The last values stay readable.
    case dead
  }

  let layout: EntityLayout
  var key: Int64
  /// Nil where the value is to be decoded, or where there has never been one.
  private(set) var values: ContiguousArray<Any?>
  var state = State.free {
    didSet {
      // Changes of values decide about nobody's presence.
      if state == .changed || state == .clean && oldValue != .deleted { return }
      core?.presenceChanged()
    }
  }
  /// As the store had the object when it was last read or saved.
  var row: StoredRow?
  /// What has changed since then.
  var changedSlots: Set<Int> = []
  var core: ContextCore?
  weak var model: (any PersistentModel)?
  let registrar = ObservationRegistrar()
  private(set) var isBound = false
  /// Whether the initializer has set relationships, of which the other sides do not know yet.
  private var hasUnlinked = false
  /// Whether its object is being made: what property initializers set is forgotten.
  var isMaterializing = false

  typealias Slot = Int

  init(_ layout: EntityLayout, key: Int64) {
    self.layout = layout
    self.key = key
    values = ContiguousArray(repeating: nil, count: layout.properties.count)
  }

  /// The record of a stored object.
  init(_ layout: EntityLayout, _ row: StoredRow, _ core: ContextCore) {
    self.layout = layout
    key = row.key
    self.row = row
    self.core = core
    state = .clean
    values = ContiguousArray(repeating: nil, count: layout.properties.count)
  }

  var context: ModelContext? {
    switch state {
    case .free, .dead: nil
    default: core?.context
    }
  }

  var identifier: PersistentIdentifier {
    PersistentIdentifier(
      entityName: layout.name, key: key, storeIdentifier: row == nil ? nil : core?.body.store(of: layout)?.identifier)
  }

  /// How messages name the object.
  var name: String { "\(layout.name)/\(key)" }

  /// Gets to know the object, which property initializers cannot tell. What the initializer has related learns of it now.
  func bind(_ model: any PersistentModel) {
    guard !isBound, !isMaterializing else { return }
    isBound = true
    self.model = model
    guard hasUnlinked else { return }
    hasUnlinked = false
    for property in layout.relationships { linkInitialValue(of: property) }
  }

  // MARK: Values

  subscript(slot: Slot) -> Any? {
    get { values[slot] }
    set {
      // The old value goes when nothing is in use any more: its deinitializer is code of the app, which may read this object.
      var old: (Any?, List?) = (newValue, nil)
      swap(&values[slot], &old.0)
      if !lists.isEmpty { old.1 = lists.removeValue(forKey: slot) }
      withExtendedLifetime(old) {}
    }
  }

  /// The arrays of to-many relationships that were read last: to add one object to many must not cost a look at each.
  private var lists: [Slot: List] = [:]

  private struct List {
    let epoch: Int
    let objects: Any
  }

  /// The array of a to-many relationship, as long as nothing has changed that decides about it.
  func list<Other: PersistentModel>(_ slot: Slot) -> [Other]? {
    guard let list = lists[slot], list.epoch == core?.epoch else { return nil }
    return list.objects as? [Other]
  }

  func keepList<Other: PersistentModel>(_ slot: Slot, _ objects: [Other]) {
    // Lists on both sides would keep each other alive.
    guard let core, !objects.isEmpty, layout.properties[slot].inverse?.isToOne == true else { return }
    let old = lists.updateValue(List(epoch: core.epoch, objects: objects), forKey: slot)
    withExtendedLifetime(old) {}
  }

  /// The value of an attribute, decoded if that has not been done yet.
  func value(_ slot: Slot) -> Any {
    if let value = values[slot] { return value }
    let value = decoded(slot)
    values[slot] = value
    return value
  }

  private func decoded(_ slot: Slot) -> Any {
    let property = layout.properties[slot]
    if let row, !property.isEphemeral, let codec = property.codec, let value = try? codec.decode(row.values[slot]) {
      return value
    }
    if let value = property.defaultValue() ?? property.none { return value }
    if row != nil || state == .dead {
      // Something else has written the row, such as a newer build, or there never was one.
      if row != nil {
        Log.once("A stored value of \(property.fullName) cannot be decoded: give the property a default value.")
      }
      if let value = property.codec?.empty { return value }
      fatalError(
        "\(property.fullName) of \(name) has no value that can be decoded, and nothing can stand for it: give the property a "
          + "default value.")
    }
    fatalError("\(property.fullName) of \(name) is read before it has a value: set it in the initializer, or give it a default.")
  }

  /// Takes a value from the initializer.
  func initialize(_ slot: Slot, _ value: Any) {
    if !isMaterializing { values[slot] = value }
  }

  /// The same for a relationship.
  func initializeLinks(_ slot: Slot, _ value: Any) {
    if isMaterializing { return }
    values[slot] = value
    hasUnlinked = true
  }

  /// Decodes what code of the app decodes, so that it fails where an error can be thrown.
  func decodeCoded() throws {
    guard let row else { return }
    for property in layout.codedProperties where values[property.slot] == nil {
      if property.isEphemeral { continue }
      do {
        values[property.slot] = try property.codec?.decode(row.values[property.slot])
      } catch {
        guard let value = property.defaultValue() ?? property.none else {
          throw SwiftDataError(
            .loadIssueModelContainer,
            "The stored value of \(property.fullName) of \(name) cannot be decoded: \(error). Give the property a default value, or "
              + "mend the type's init(from:).")
        }
        Log.once("The stored value of \(property.fullName) of \(name) cannot be decoded, and is \(value) instead: \(error)")
        values[property.slot] = value
      }
    }
  }

  /// Decodes all attributes, for an object that loses its row.
  func keepAttributes() {
    for property in layout.properties where property.target == nil { _ = value(property.slot) }
  }

  // MARK: Observation

  func noteRead<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>, _ slot: Slot) {
    if let core, core.isSilent {
      core.readLog?.note(layout, slot)
      return
    }
    registrar.access(model, keyPath: keyPath)
  }

  /// A value has changed, and the context may have to save it.
  func noteChange(_ slot: Slot) {
    guard let core, let model else { return }
    switch state {
    case .free, .dead: return
    case .deleted:
      // Counts where the deletion is taken back.
      changedSlots.insert(slot)
      return
    case .inserted: changedSlots.insert(slot)
    case .clean:
      changedSlots.insert(slot)
      state = .changed
    case .changed: changedSlots.insert(slot)
    }
    core.context?.noteChange(of: model, self, slot)
  }
}
