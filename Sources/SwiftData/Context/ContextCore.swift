import Foundation
import SwiftUICore
import Synchronization

/// What the objects of a context hold of it: the way to the store, and the table of those that are alive.
///
/// The context itself, with the changes that wait, is the app's: where it lets go of it, they are forgotten.
final class ContextCore {
  let body: ContainerBody
  weak var context: ModelContext?
  let inbox: ContextInbox
  /// Whether properties are read by the context's own work, which is nobody's dependency.
  private(set) var isSilent = false
  /// What a query's predicate and order have read so far, while they are evaluated.
  private(set) var readLog: ReadLog?
  /// Another one after each deletion and each return of an object.
  private(set) var epoch = 0
  private var registered: [Int64: WeakModel] = [:]
  private var pruneCount = 64

  private struct WeakModel {
    weak var model: (any PersistentModel)?
  }

  init(_ body: ContainerBody) {
    self.body = body
    inbox = ContextInbox()
    body.add(inbox)
  }

  /// The same, and notes what was read.
  func logging<Result>(_ log: ReadLog, _ work: () throws -> Result) rethrows -> Result {
    let before = readLog
    readLog = log
    defer { readLog = before }
    return try silently(work)
  }

  func presenceChanged() { epoch += 1 }

  /// Runs work that reads properties of objects, so that no view depends on them.
  func silently<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = isSilent
    isSilent = true
    defer { isSilent = before }
    return try work()
  }

  // MARK: Objects

  func registeredModel(_ key: Int64) -> (any PersistentModel)? { registered[key]?.model }

  func registeredModel(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let model = registered[identifier.key]?.model, model._record.layout.name == identifier.entityName else { return nil }
    return model
  }

  var registeredModels: [any PersistentModel] { registered.values.compactMap(\.model) }

  func register(_ model: any PersistentModel, _ key: Int64) {
    if registered.count >= pruneCount {
      registered = registered.filter { $0.value.model != nil }
      pruneCount = max(64, registered.count * 2)
    }
    registered[key] = WeakModel(model: model)
  }

  /// So many more objects may come at once.
  func expect(_ count: Int) {
    guard registered.count + count >= pruneCount else { return }
    registered.reserveCapacity(registered.count + count)
    pruneCount = registered.count + count + 64
  }

  func unregister(_ key: Int64) { registered[key] = nil }

  /// The object of a key: the one that is alive, or one that is made from its row. Nil where there is no row.
  func object(_ key: Int64, _ layout: EntityLayout) -> (any PersistentModel)? {
    // A key of another model is none of this one: a relationship may have led to that model before.
    if let model = registered[key]?.model, model._record.layout === layout { return model }
    guard let row = body.store(of: layout)?.row(of: layout.name, key) else { return nil }
    return make(row, layout)
  }

  /// The object of a row that has been read.
  ///
  /// - Throws: Where a value cannot be decoded, and nothing can stand for it.
  func object(_ row: StoredRow, _ layout: EntityLayout) throws -> any PersistentModel {
    if let model = registered[row.key]?.model, model._record.layout === layout { return model }
    let model = make(row, layout)
    do {
      try model._record.decodeCoded()
    } catch {
      unregister(row.key)
      throw error
    }
    return model
  }

  /// Loads the objects of several keys at once, as far as they are not there. Whoever needs them holds them.
  func objects(_ keys: [Int64], _ layout: EntityLayout) -> [any PersistentModel] {
    let missing = keys.filter { registered[$0]?.model?._record.layout !== layout }
    if missing.count < 2 { return [] }
    return body.store(of: layout)?.rows(of: layout.name, missing).map { make($0, layout) } ?? []
  }

  private func make(_ row: StoredRow, _ layout: EntityLayout) -> any PersistentModel {
    func open<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
      Materialization.object(type, _ModelRecord(layout, row, self))
    }
    let model = open(layout.type)
    register(model, row.key)
    return model
  }

  /// Stands for an object that has no row.
  func deadObject<Model: PersistentModel>(_ key: Int64, _ type: Model.Type) -> Model {
    let record = _ModelRecord(EntityLayout.of(type), key: key)
    record.state = .dead
    return Materialization.object(type, record)
  }
}

/// What one save has changed, for other contexts.
struct SavedChanges: Sendable {
  var inserted: Set<PersistentIdentifier> = []
  /// With the slots that may have other values.
  var updated: [PersistentIdentifier: Set<Int>] = [:]
  var deleted: Set<PersistentIdentifier> = []
  /// Everything is gone.
  var isErasure = false
  /// Another process has saved, and nobody knows what.
  var isUnknown = false

  static let everything = SavedChanges(isErasure: true)
  static let unknown = SavedChanges(isUnknown: true)
}

/// Where other contexts put what they have saved, from any thread.
final class ContextInbox: Sendable {
  private let waiting = Mutex<[SavedChanges]>([])
  private let wake = Mutex<(@Sendable () -> Void)?>(nil)

  /// Called when something has come, on the thread of who saved.
  func onArrival(_ action: @escaping @Sendable () -> Void) { wake.withLock { $0 = action } }

  func receive(_ changes: SavedChanges) {
    waiting.withLock { $0.append(changes) }
    // Not under the lock: it may look into the inbox.
    wake.withLock { $0 }?()
  }

  func takeAll() -> [SavedChanges] { waiting.withLock { exchange(&$0, with: []) } }
}

private func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}

/// A context that is handed to the main actor's queue or to its own, where it is used.
// Unchecked: whoever opens it is where the context belongs.
struct ContextReference: @unchecked Sendable {
  private(set) weak var context: ModelContext?

  init(_ context: ModelContext) {
    self.context = context
  }
}
