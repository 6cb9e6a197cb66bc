import Foundation

/// How a descriptor's objects are found where a file keeps them: what the file is asked for, and what is left to do here.
///
/// The file knows nothing of what waits to be saved. Objects of the model that wait are taken out of what it finds, evaluated
/// here and put where they belong; where other models that the predicate reads have such changes, that part of it is evaluated
/// here.
struct FetchPlan<Model: PersistentModel> {
  private let descriptor: FetchDescriptor<Model>
  private let context: ModelContext
  private let store: any RecordStore
  private let layout: EntityLayout
  private var query = StoreQuery()
  /// What the file does not answer; nil where it answers all.
  private var test: PredicateTest<Model>?
  private var isOrdered = true
  /// New and changed objects, which the file does not know as they are.
  private var waiting: [Model] = []
  /// The keys of rows that are not what the context has.
  private var hidden: Set<Int64> = []

  init(_ descriptor: FetchDescriptor<Model>, _ context: ModelContext, _ store: any RecordStore) {
    self.descriptor = descriptor
    self.context = context
    self.store = store
    layout = EntityLayout.of(Model.self)
    takeWaiting()
    var translation = SQLTranslation(layout, stale: context.unsavedEntities)
    if let predicate = descriptor.predicate {
      let (condition, leftover) = translation.condition(of: predicate)
      query.condition = condition?.loose
      if let leftover {
        test = PredicateTest(predicate)
        tell(leftover)
      }
    }
    if let order = translation.order(descriptor.sortBy) { query.order = order } else { isOrdered = false }
    query.joins = translation.rootJoins
    if let log = context.core.readLog {
      for (layout, slot) in translation.reads { log.note(layout, slot) }
    }
  }

  private func tell(_ leftover: Untranslatable) {
    guard leftover.isTold else { return }
    Log.once("A predicate for \(layout.name) is evaluated object by object: '\(leftover.part)' in it has no equal in SQL.")
  }

  private mutating func takeWaiting() {
    for model in context.inserted.values { if let model = model as? Model { waiting.append(model) } }
    for (key, model) in context.changed {
      guard let model = model as? Model else { continue }
      waiting.append(model)
      hidden.insert(key)
    }
    for (key, model) in context.deleted where model is Model { hidden.insert(key) }
  }

  // MARK: Finding

  func models() throws -> [Model] {
    try answered { try asked() } ?? withoutCondition.asked()
  }

  /// Nil where the file does not take so long a condition.
  private func answered<Answer>(_ ask: () throws -> Answer?) throws -> Answer? {
    do {
      return try ask()
    } catch let error as SQLiteFailure where error.isTooComplex {
      Log.once("A predicate for \(layout.name) is evaluated object by object: it is too long for SQL (\(error.message)).")
      return nil
    }
  }

  /// All of the predicate is evaluated here.
  private var withoutCondition: FetchPlan {
    var plan = self
    plan.query.condition = nil
    plan.query.joins = []
    plan.test = descriptor.predicate.map { PredicateTest($0) }
    return plan
  }

  private func asked() throws -> [Model] {
    var query = query
    var isPaged = !descriptor.isPaged
    if test == nil, isOrdered, descriptor.isPaged { isPaged = limit(&query) }
    var models: [Model] = []
    let rows = try store.rows(of: layout.name, matching: query)
    models.reserveCapacity(rows.count)
    context.core.expect(rows.count)
    for row in rows where hidden.isEmpty || !hidden.contains(row.key) {
      // The layout is that of the type.
      let model = unsafeDowncast(try context.core.object(row, layout), to: Model.self)
      if try test?.matches(model) ?? true { models.append(model) }
    }
    let order = ModelOrder(descriptor.sortBy)
    let joining = try matchingWaiting()
    if isOrdered, joining.count <= Self.mostInserted {
      for model in joining { models.insert(model, at: order.place(of: model, in: models)) }
    } else if !isOrdered || !joining.isEmpty {
      models += joining
      models.sort { order.areInOrder($0, $1) }
    }
    return isPaged ? models : descriptor.page(of: models)
  }

  /// More are sorted with all others.
  private static var mostInserted: Int { 16 }

  /// Asks for no more rows than may be needed.
  ///
  /// - Returns: Whether they are the page itself.
  private func limit(_ query: inout StoreQuery) -> Bool {
    let offset = max(0, descriptor.fetchOffset ?? 0)
    let limit = descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil }
    if waiting.isEmpty, hidden.isEmpty {
      query.limit = limit
      query.offset = offset
      return true
    }
    // Objects that wait may come before stored ones, and stored ones may have left.
    let (sum, isTooLarge) = (limit ?? .max).addingReportingOverflow(offset + hidden.count)
    if !isTooLarge { query.limit = sum }
    return false
  }

  private func matchingWaiting() throws -> [Model] {
    guard let predicate = descriptor.predicate else { return waiting }
    let test = PredicateTest(predicate)
    return try waiting.filter { try test.matches($0) }
  }

  /// How many there are without limit and offset; nil where objects have to be loaded to know it.
  func count() throws -> Int? {
    guard test == nil, hidden.count <= 500 else { return nil }
    var query = query
    if !hidden.isEmpty {
      let isKnown: SQLFragment = "\(alias: .root).\"_key\" NOT IN (\(bind: hidden.map { .integer($0) }))"
      query.condition = query.condition.map { "\($0) AND \(isKnown)" } ?? isKnown
    }
    return try answered { try store.count(of: layout.name, matching: query) }.map { try $0 + matchingWaiting().count }
  }

  /// The keys, in the order; nil where objects have to be loaded to know them.
  func keys() throws -> [Int64]? {
    guard test == nil, isOrdered, waiting.isEmpty, hidden.isEmpty else { return nil }
    var query = query
    _ = limit(&query)
    return try answered { try store.keys(of: layout.name, matching: query) }
  }
}

extension ModelContext {
  /// The models of which something waits to be saved.
  var unsavedEntities: Set<String> {
    var names: Set<String> = []
    for models in [inserted, changed, deleted] {
      for model in models.values { names.insert(model._record.layout.name) }
    }
    return names
  }
}

extension ModelOrder {
  /// Where an object belongs among others that are in order.
  ///
  /// - Parameter skipped: The place of one that counts as if it were not there.
  func place(of model: Model, in models: [Model], skipping skipped: Int? = nil) -> Int {
    let skipped = skipped ?? models.count
    var range = 0..<(models.count - (skipped < models.count ? 1 : 0))
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if areInOrder(models[middle < skipped ? middle : middle + 1], model) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}

extension SQLTranslation {
  /// The order of sort descriptors, where it is SQL's: that of properties of the objects themselves. Nil for another one.
  mutating func order<Model: PersistentModel>(_ descriptors: [SortDescriptor<Model>]) -> [SQLFragment]? {
    var order: [SQLFragment] = []
    for descriptor in descriptors {
      guard let path = descriptor.keyPath, let slot = root.layout.slot(of: path),
        root.layout.properties[slot].isOrder(of: descriptor), case .value(let value)? = try? property(path, of: root),
        value.kind.isOrdered
      else { return nil }
      let end: SQLFragment = descriptor.order == .reverse ? " DESC" : ""
      switch value.kind {
      case .text: order.append("\(value.fragment) COLLATE oriel\(end)")
      // The larger half is negative in SQL.
      case .unsigned: order += ["(\(value.fragment) < 0)\(end)", "\(value.fragment)\(end)"]
      default: order.append("\(value.fragment)\(end)")
      }
    }
    return order
  }
}
