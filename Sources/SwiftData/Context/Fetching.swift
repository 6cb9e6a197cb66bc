import Foundation

extension ModelContext {
  /// The objects that a descriptor finds, in its order; without one, in the order of their creation.
  ///
  /// Changes that are not saved count, unless the descriptor says otherwise. A file finds the objects by itself, in their
  /// order, and no more than the limit says, as far as its answer is Swift's for certain; what is left of a predicate is
  /// evaluated here, object by object, as all of it is where models are in memory. An object for which a predicate has no
  /// answer, as where it divides by zero, does not match.
  ///
  /// - Throws: `SwiftDataError.unknownSchema` for a model that the container does not have, and what the predicate throws.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    receive()
    if descriptor.includePendingChanges || !hasChanges { return try found(descriptor) }
    // What is stored decides, which a context without changes shows.
    let keys = try ModelContext(core.body).found(descriptor).map(\._record.key)
    let layout = EntityLayout.of(Model.self)
    return keys.compactMap { core.object($0, layout) as? Model }
  }

  /// The same, as a collection that loads objects in batches when they are asked for.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> FetchResultsCollection<Model> {
    FetchResultsCollection(try fetchIdentifiers(descriptor), self, batchSize)
  }

  /// How many objects a descriptor finds. None is loaded where a file has them and finds them by itself, and none without a
  /// predicate.
  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    receive()
    let layout = EntityLayout.of(Model.self)
    guard let store = core.body.store(of: layout) else { return try fetch(descriptor).count }
    if descriptor.predicate == nil {
      var count = try store.count(of: layout.name)
      if descriptor.includePendingChanges {
        count += inserted.values.count { $0 is Model } - deleted.values.count { $0 is Model }
      }
      return descriptor.size(of: count)
    }
    guard store.takesQueries, descriptor.includePendingChanges || !hasChanges else { return try fetch(descriptor).count }
    let count = try core.silently { try FetchPlan(descriptor, self, store).count() }
    return try count.map { descriptor.size(of: $0) } ?? fetch(descriptor).count
  }

  /// The identifiers of the objects that a descriptor finds. None is loaded where a file finds them by itself, and nothing waits.
  public func fetchIdentifiers<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [PersistentIdentifier] {
    receive()
    if let store = core.body.store(of: EntityLayout.of(Model.self)), store.takesQueries, !hasChanges,
      let keys = try core.silently({ try FetchPlan(descriptor, self, store).keys() })
    {
      let entity = EntityLayout.of(Model.self).name
      return keys.map { PersistentIdentifier(entityName: entity, key: $0, storeIdentifier: store.identifier) }
    }
    return try fetch(descriptor).map(\.persistentModelID)
  }

  /// The same, as a collection.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> [PersistentIdentifier] {
    try fetchIdentifiers(descriptor)
  }

  /// Calls a block with each object that a descriptor finds, and lets go of the objects after each batch. What the block has changed is
  /// saved at the end, unless escaping mutations are allowed: then it waits as other changes do.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: Model) throws -> Void
  ) throws {
    let identifiers = try fetchIdentifiers(descriptor)
    let layout = EntityLayout.of(Model.self)
    for start in stride(from: 0, to: identifiers.count, by: max(1, batchSize)) {
      let batch = identifiers[start..<min(identifiers.count, start + max(1, batchSize))]
      // Kept for the batch alone.
      let models = batch.compactMap { core.object($0.key, layout) as? Model }
      for model in models { try block(model) }
      if !allowEscapingMutations, hasChanges { try save() }
    }
  }

  /// The object of an identifier, loaded if need be. Where there is no row, an object that belongs to no context stands for it.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    receive()
    guard let layout = core.body.schema.layout(named: persistentModelID.entityName) else {
      fatalError(
        "\(persistentModelID) is of a model that is not in the schema of this container: name it in ModelContainer(for:).")
    }
    if let model = core.object(persistentModelID.key, layout) { return model }
    func dead<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
      core.deadObject(persistentModelID.key, type)
    }
    return dead(layout.type)
  }

  /// The object of an identifier, if the context has it. Nothing is read from the store.
  public func registeredModel<Model: PersistentModel>(for persistentModelID: PersistentIdentifier) -> Model? {
    receive()
    return core.registeredModel(persistentModelID.key) as? Model
  }

  /// The object of an identifier, loaded if need be; nil where there is no row.
  func existingModel<Model: PersistentModel>(for identifier: PersistentIdentifier, as type: Model.Type) -> Model? {
    receive()
    let layout = EntityLayout.of(type)
    guard layout.name == identifier.entityName, core.body.store(of: layout) != nil else { return nil }
    guard let model = core.object(identifier.key, layout) as? Model, !model.isDeleted else { return nil }
    return model
  }

  // MARK: In memory

  func found<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    try core.silently {
      if let store = core.body.store(of: EntityLayout.of(Model.self)), store.takesQueries {
        return try FetchPlan(descriptor, self, store).models()
      }
      if descriptor.predicate == nil, descriptor.sortBy.isEmpty, descriptor.isPaged { return try page(descriptor) }
      var models = try all(Model.self)
      if let test = descriptor.predicate.map({ PredicateTest($0) }) { models = try models.filter { try test.matches($0) } }
      let order = ModelOrder(descriptor.sortBy)
      if !descriptor.sortBy.isEmpty { models.sort { order.areInOrder($0, $1) } }
      return descriptor.page(of: models)
    }
  }

  /// Some of all objects, in the order of their keys.
  private func page<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    let (offset, limit) = (max(0, descriptor.fetchOffset ?? 0), descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil })
    let gone = deleted.values.count { $0 is Model }
    let isStored = gone == 0 && !inserted.values.contains { $0 is Model }
    if isStored { return try all(Model.self, limit: limit, offset: offset) }
    // Objects that wait may come before stored ones, and stored ones may be marked as deleted.
    let (sum, isTooLarge) = (limit ?? .max).addingReportingOverflow(offset + gone)
    return descriptor.page(of: try all(Model.self, limit: isTooLarge ? nil : sum))
  }

  /// The objects of a model that are not marked as deleted, by their keys: all, or the new ones and some of the stored.
  private func all<Model: PersistentModel>(_ type: Model.Type, limit: Int? = nil, offset: Int = 0) throws -> [Model] {
    let layout = EntityLayout.of(type)
    guard let store = core.body.store(of: layout) else {
      // A view without a container above it shows nothing.
      if core.body.isPlaceholder { return [] }
      throw SwiftDataError(
        .unknownSchema, "\(layout.name) is not in the schema of this container: name it in ModelContainer(for:).")
    }
    var models: [Model] = []
    for row in try store.rows(of: layout.name, limit: limit, offset: offset) {
      guard let model = try core.object(row, layout) as? Model, model._record.state != .deleted else { continue }
      models.append(model)
    }
    let new = inserted.values.compactMap { $0 as? Model }
    if new.isEmpty { return models }
    return (models + new).sorted { $0._record.key < $1._record.key }
  }
}

/// The order of sort descriptors, and of keys where they leave it open.
struct ModelOrder<Model: PersistentModel> {
  let descriptors: [SortDescriptor<Model>]

  init(_ descriptors: [SortDescriptor<Model>]) {
    self.descriptors = descriptors
  }

  func areInOrder(_ left: Model, _ right: Model) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return left._record.key < right._record.key
  }
}
