import Foundation
import SwiftUICore

/// Objects of a container, and the changes that wait to be saved.
///
/// A context is used where it was made: on the main actor, or in a `ModelActor`. For each stored object it has at most one instance.
/// Instances go when nobody needs them; those with changes stay until these are saved or rolled back. A context that is let go of takes
/// its changes with it. Making one costs next to nothing.
public final class ModelContext: Equatable {
  let core: ContextCore
  private weak var knownContainer: ModelContainer?
  /// Kept by a context that the container does not keep.
  private var ownContainer: ModelContainer?
  /// Whether it is its container's main one, which keeps it.
  var isMain = false {
    didSet { if isMain { ownContainer = nil } }
  }

  // By their keys.
  var inserted: [Int64: any PersistentModel] = [:]
  var changed: [Int64: any PersistentModel] = [:]
  var deleted: [Int64: any PersistentModel] = [:]

  /// Whether the context saves by itself, at the end of a turn of the main actor that changed something. True for main contexts. Others
  /// than those of the main actor save when they are told to.
  ///
  /// A save that fails is reported on standard error, and tried again with the next change.
  public var autosaveEnabled = false
  /// Who has made the changes, for a history. There is none yet.
  public var author: String?

  private var transactionDepth = 0
  /// Whether the context belongs to the main actor.
  var isOnMainActor: Bool
  private var isScheduled = false
  private(set) var touched = TouchedModels()
  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  /// A context of a container, which does not save by itself.
  public convenience init(_ container: ModelContainer) {
    self.init(container.body)
    knownContainer = container
    ownContainer = container
  }

  init(_ body: ContainerBody) {
    core = ContextCore(body)
    isOnMainActor = MainQueue.isCurrent
    core.context = self
    guard isOnMainActor else { return }
    let reference = ContextReference(self)
    core.inbox.onArrival { MainQueue.run { reference.context?.receive() } }
  }

  /// Where the objects are kept.
  public var container: ModelContainer {
    if let knownContainer { return knownContainer }
    let container = ModelContainer(core.body, main: isMain ? self : nil)
    knownContainer = container
    if !isMain { ownContainer = container }
    return container
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  // MARK: What waits

  /// Whether something waits to be saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  /// Objects that were never saved, in the order of their creation.
  public var insertedModelsArray: [any PersistentModel] { Self.ordered(inserted) }
  /// Stored objects with other values than the store has.
  public var changedModelsArray: [any PersistentModel] { Self.ordered(changed) }
  /// Stored objects that the next save deletes.
  public var deletedModelsArray: [any PersistentModel] { Self.ordered(deleted) }

  private static func ordered(_ models: [Int64: any PersistentModel]) -> [any PersistentModel] {
    models.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Inserting and deleting

  /// Takes an object into the context, and with it all that it is related to. The next save writes them.
  ///
  /// An object that is in the context already stays as it is; one that is marked as deleted is taken back. An object of another context, or
  /// of a model that the container does not have, stops the process with a text that names it.
  public func insert<Model: PersistentModel>(_ model: Model) { insertErased(model) }

  func insertErased(_ model: any PersistentModel) {
    var rest = [model]
    while let model = rest.popLast() {
      guard take(model) else { continue }
      let record = model._record
      for property in record.layout.relationships { rest += record.linked(property) }
    }
  }

  /// Returns whether the object was in no context before.
  private func take(_ model: any PersistentModel) -> Bool {
    let record = model._record
    if record.state == .inserted, let other = record.core, other !== core, other.context == nil {
      // What was new in a context that is gone was forgotten with it.
      record.core = nil
      record.state = .free
    }
    if let other = record.core, other !== core, record.state != .free, record.state != .dead {
      fatalError(
        "\(record.name) belongs to another context and cannot be inserted into this one: load it here, with model(for:) and its "
          + "persistentModelID.")
    }
    switch record.state {
    case .inserted, .clean, .changed: return false
    case .deleted:
      restore(model, record)
      return false
    case .free, .dead: break
    }
    if core.body.isPlaceholder {
      fatalError("\(record.layout.name) is inserted into a context without a container: put a .modelContainer above this view.")
    }
    guard core.body.schema.layout(for: record.layout.type) != nil else {
      fatalError("\(record.layout.name) is not in the schema of this container: name it in ModelContainer(for:).")
    }
    if record.state == .dead { record.revive() }
    record.core = core
    record.state = .inserted
    inserted[record.key] = model
    core.register(model, record.key)
    touch(model, record.key, nil)
    return true
  }

  private func restore(_ model: any PersistentModel, _ record: _ModelRecord) {
    deleted[record.key] = nil
    record.state = record.changedSlots.isEmpty ? .clean : .changed
    if record.state == .changed { changed[record.key] = model }
    record.noteRelationships()
    touch(model, record.key, nil)
  }

  /// Marks an object as deleted, and with it what its delete rules say. The next save deletes them.
  ///
  /// They leave fetches, queries and relationships at once. One that was never saved is forgotten. An object of no context stays as it is.
  public func delete<Model: PersistentModel>(_ model: Model) { deleteErased(model) }

  func deleteErased(_ model: any PersistentModel) {
    var rest = [model]
    while let model = rest.popLast() {
      let record = model._record
      guard record.core === core else {
        if record.core != nil { Log.once("\(record.name) belongs to another context, and is not deleted in this one.") }
        continue
      }
      // Before it is marked: it does not find those that are marked as well.
      let cascades = record.layout.relationships.filter { $0.relationship?.deleteRule == .cascade }
      let others = cascades.flatMap { $0.isToMany ? record.toMany($0.slot) : [record.toOne($0.slot)].compactMap(\.self) }
      guard mark(model, record) else { continue }
      rest += others
    }
  }

  /// Returns whether the object has been marked just now.
  private func mark(_ model: any PersistentModel, _ record: _ModelRecord) -> Bool {
    switch record.state {
    case .free, .dead, .deleted: return false
    case .inserted:
      record.unlink()
      inserted[record.key] = nil
      core.unregister(record.key)
      record.state = .free
      record.core = nil
    case .clean, .changed:
      changed[record.key] = nil
      deleted[record.key] = model
      record.state = .deleted
      record.noteRelationships()
    }
    touch(model, record.key, nil)
    return true
  }

  /// Deletes all objects of a model for which a predicate holds, or all. The same as fetching them and deleting each.
  ///
  /// - Throws: What the fetch throws.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  // MARK: Transactions

  /// Runs a block and saves what it has changed. Where it throws, the context is rolled back and the error goes on. Inside another
  /// transaction the outer one saves.
  public func transaction(block: () throws -> Void) throws {
    transactionDepth += 1
    defer { transactionDepth -= 1 }
    do {
      try block()
    } catch {
      rollback()
      throw error
    }
    if transactionDepth == 1 { try save() }
  }

  // MARK: Changes

  /// A property has another value.
  func noteChange(of model: any PersistentModel, _ record: _ModelRecord, _ slot: Int) {
    if record.state == .changed { changed[record.key] = model }
    touch(model, record.key, slot)
  }

  /// Something about an object has changed, which queries have yet to hear of. Without a slot it is its presence.
  func touch(_ model: any PersistentModel, _ key: Int64, _ slot: Int?) {
    // Without a query nobody would take them out again.
    if !observers.isEmpty {
      willTouch()
      touched.add(model, key, slot)
    }
    schedule()
  }

  /// Rows of a model have changed elsewhere.
  func touchRows(of entities: Set<String>) {
    if observers.isEmpty || entities.isEmpty { return }
    willTouch()
    touched.entities.formUnion(entities)
    schedule()
  }

  /// This context has saved, which those see who show what is stored.
  func touchSaved(_ saved: SavedChanges) {
    guard observers.contains(where: { $0.observer?.showsStored == true }) else { return }
    willTouch()
    touched.saved.formUnion(saved.inserted.union(saved.deleted).union(saved.updated.keys).map(\.entityName))
    schedule()
  }

  /// What was changed in another transaction is shown in that.
  private func willTouch() {
    guard isOnMainActor else { return }
    if !touched.isEmpty, !touched.transaction.isCurrent { updateObservers() }
    if touched.isEmpty { touched.transaction = Transaction.current }
  }

  private func schedule() {
    guard isOnMainActor, !isScheduled, autosaveEnabled || !observers.isEmpty else { return }
    isScheduled = true
    if autosaveEnabled { ContextTurns.shared.saveAtExit(self) }
    let reference = ContextReference(self)
    MainQueue.runLater { reference.context?.turnEnds() }
  }

  private func turnEnds() {
    isScheduled = false
    receive()
    updateObservers()
    saveByItself()
  }

  /// Saves what waits, where the context does that by itself.
  func saveByItself() {
    guard autosaveEnabled, hasChanges, transactionDepth == 0 else { return }
    do {
      try save()
    } catch {
      Log.always("A context could not save by itself, and tries again with the next change: \(error)")
    }
  }

  /// Brings queries up to date now, rather than at the next turn.
  public func processPendingChanges() {
    receive()
    updateObservers()
  }

  func addObserver(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
    ContextTurns.shared.add(self)
  }

  func removeObserver(_ observer: any ContextObserver) { observers.removeAll { $0.observer == nil || $0.observer === observer } }

  var isObserved: Bool { observers.contains { $0.observer != nil } }

  func updateObservers() {
    if touched.isEmpty { return }
    let changes = touched
    touched = TouchedModels()
    // Objects may be let go of now, and their deinitializers are code of the app: `changes` goes last.
    let observers = observers.compactMap(\.observer)
    if observers.isEmpty { return }
    changes.transaction.performing {
      for observer in observers { observer.update(changes, in: self) }
    }
  }
}

@available(*, unavailable, message: "A context is used where it was made. Hand over the container, or use a ModelActor.")
extension ModelContext: Sendable {}
