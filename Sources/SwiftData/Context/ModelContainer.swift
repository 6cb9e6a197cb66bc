import Foundation
import Synchronization

/// The models of an app and where they are kept. Contexts read from it and save to it.
///
/// What one context saves, the others see: the main one at the next turn, others when they are used the next time. A container in memory
/// has its own objects, which go with it.
public final class ModelContainer: Sendable, Equatable {
  let body: ContainerBody
  private let main: Mutex<MainContext?>

  /// Made once, when it is first asked for; used on the main actor only.
  private struct MainContext: @unchecked Sendable {
    let context: ModelContext
  }

  init(_ body: ContainerBody, main: ModelContext? = nil) {
    self.body = body
    self.main = Mutex(main.map { MainContext(context: $0) })
  }

  /// A container of these models, and of those that they have relationships to.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer` where the models do not fit together, or a store cannot be opened, and
  ///   others for configurations that do not fit. The description names what is wrong.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    let list = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.init(try ContainerBody(schema, migrationPlan, list))
  }

  public var schema: Schema { body.schema }
  public var configurations: Set<ModelConfiguration> { Set(body.configurations) }
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { body.migrationPlan }

  /// The context of the main actor, with which views work. It saves by itself at the end of each turn that changed something.
  @MainActor public var mainContext: ModelContext {
    if let known = main.withLock({ $0?.context }) { return known }
    let context = ModelContext(self)
    context.isMain = true
    context.autosaveEnabled = true
    let made = MainContext(context: context)
    main.withLock { $0 = made }
    return context
  }

  /// Forgets all objects. Those that somebody has keep their last values, and belong to no context any more.
  public func deleteAllData() {
    do { try body.erase() } catch { Log.always("The objects cannot be deleted: \(error)") }
  }

  /// Forgets all objects.
  ///
  /// - Throws: What a store says that cannot be erased, and `modelValidationFailure` where a configuration does not allow it. That
  ///   store keeps all its objects; of several, others may be empty.
  public func erase() throws { try body.erase() }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left.body === right.body }
}

/// What contexts need of a container. They hold it, and not the container, which holds the main one of them.
final class ContainerBody: Sendable {
  let schema: Schema
  let configurations: [ModelConfiguration]
  // A type is code: it never changes.
  nonisolated(unsafe) let migrationPlan: (any SchemaMigrationPlan.Type)?
  private let stores: [ObjectIdentifier: any RecordStore]
  private let allStores: [any RecordStore]
  private let readOnly: Set<ObjectIdentifier>
  private let buses: [SaveBus]
  /// No schema, for views without a container above them.
  let isPlaceholder: Bool

  /// A container without models.
  init() {
    schema = Schema([])
    configurations = [ModelConfiguration(isStoredInMemoryOnly: true)]
    migrationPlan = nil
    stores = [:]
    allStores = []
    readOnly = []
    buses = []
    isPlaceholder = true
  }

  /// One version of the models of a store, for a migration.
  init(_ schema: Schema, _ store: SQLiteStore) {
    self.schema = schema
    configurations = []
    migrationPlan = nil
    stores = Dictionary(uniqueKeysWithValues: schema.layouts.map { ($0.typeIdentifier, store) })
    allStores = [store]
    readOnly = []
    buses = []
    isPlaceholder = false
  }

  init(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) throws {
    try schema.validate()
    self.schema = schema
    migrationPlan = plan
    self.configurations = configurations
    isPlaceholder = false
    let assigned = try Self.assign(schema, configurations)
    var stores: [ObjectIdentifier: any RecordStore] = [:]
    var readOnly: Set<ObjectIdentifier> = []
    var all: [any RecordStore] = []
    var buses: [SaveBus] = []
    for (configuration, layouts) in zip(configurations, assigned) {
      let store: any RecordStore
      if configuration.isInMemory {
        store = MemoryStore(layouts)
        buses.append(SaveBus())
      } else {
        let (file, bus) = try StoreFile.store(
          at: configuration.url, schema, layouts, plan, isReadOnly: !configuration.allowsSave)
        store = file
        buses.append(bus)
      }
      all.append(store)
      for layout in layouts {
        stores[layout.typeIdentifier] = store
        if !configuration.allowsSave { readOnly.insert(layout.typeIdentifier) }
      }
    }
    self.stores = stores
    self.readOnly = readOnly
    allStores = all
    self.buses = buses
  }

  /// Which configuration has which models. Those that none names belong to the first one without a schema.
  private static func assign(_ schema: Schema, _ configurations: [ModelConfiguration]) throws -> [[EntityLayout]] {
    for (index, configuration) in configurations.enumerated() {
      if configurations[..<index].contains(where: { $0.name == configuration.name }) {
        throw SwiftDataError(
          .duplicateConfiguration, "Two configurations are named '\(configuration.name)': give each a name of its own.")
      }
      if configuration.name.utf8.count > 200 {
        throw SwiftDataError(.configurationFileNameTooLong, "The name '\(configuration.name)' is longer than 200 bytes.")
      }
      if configuration.name.contains("/") || configuration.name.contains("\0") {
        throw SwiftDataError(
          .configurationFileNameContainsInvalidCharacters, "The name '\(configuration.name)' has a slash or a zero in it.")
      }
    }
    var assigned = configurations.map { $0.schema?.layouts ?? [] }
    for (configuration, layouts) in zip(configurations, assigned) {
      for layout in layouts where schema.layout(for: layout.type) == nil {
        throw SwiftDataError(
          .configurationSchemaNotFoundInContainerSchema,
          "The configuration '\(configuration.name)' has \(layout.name), which the container's schema does not have.")
      }
    }
    let named = assigned.flatMap(\.self)
    for (index, layout) in named.enumerated() where named[..<index].contains(where: { $0 === layout }) {
      throw SwiftDataError(.duplicateConfiguration, "Two configurations have \(layout.name): leave it out of one.")
    }
    let rest = schema.layouts.filter { layout in !named.contains { $0 === layout } }
    if let place = configurations.firstIndex(where: { $0.schema == nil }) {
      assigned[place] += rest
    } else if let layout = rest.first {
      throw SwiftDataError(.loadIssueModelContainer, "No configuration has \(layout.name), which is in the container's schema.")
    }
    try refuseSplitRelationships(assigned)
    return assigned
  }

  private static func refuseSplitRelationships(_ assigned: [[EntityLayout]]) throws {
    for layouts in assigned {
      for property in layouts.flatMap(\.relationships) {
        guard let target = property.target, !layouts.contains(where: { $0.type == target }) else { continue }
        throw SwiftDataError(
          .loadIssueModelContainer,
          "\(property.fullName) refers to \(EntityLayout.name(of: target)), which another configuration has: models with relationships "
            + "belong to the same configuration.")
      }
    }
  }

  // MARK: Stores

  func store(of layout: EntityLayout) -> (any RecordStore)? { stores[layout.typeIdentifier] }
  func isReadOnly(_ layout: EntityLayout) -> Bool { readOnly.contains(layout.typeIdentifier) }

  func erase() throws {
    if let configuration = configurations.first(where: { !$0.allowsSave }) {
      throw SwiftDataError(
        .modelValidationFailure, "The configuration '\(configuration.name)' says allowsSave: false: nothing is erased.")
    }
    do {
      for store in allStores { try store.erase() }
    } catch {
      // Some may be empty: whatever is in use is compared with its row.
      deliver(.unknown, except: nil)
      throw error
    }
    deliver(.everything, except: nil)
  }

  // MARK: Contexts

  func add(_ inbox: ContextInbox) {
    for bus in buses { bus.add(inbox) }
  }

  /// Lets the other contexts know of a save.
  func deliver(_ changes: SavedChanges, except sender: ContextInbox?) {
    var told: [ContextInbox] = sender.map { [$0] } ?? []
    for inbox in buses.flatMap(\.inboxes) where !told.contains(where: { $0 === inbox }) {
      told.append(inbox)
      inbox.receive(changes)
    }
  }
}

/// The contexts that hear of what is saved in a store.
final class SaveBus: Sendable {
  private let members = Mutex<[Member]>([])

  private struct Member {
    weak var inbox: ContextInbox?
  }

  func add(_ inbox: ContextInbox) {
    members.withLock { members in
      members.removeAll { $0.inbox == nil }
      members.append(Member(inbox: inbox))
    }
  }

  var inboxes: [ContextInbox] { members.withLock { $0.compactMap(\.inbox) } }
}
