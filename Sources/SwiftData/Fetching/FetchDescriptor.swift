import Foundation

/// What to fetch: objects of a model for which a predicate holds, in an order.
// Unchecked: key paths never change.
public struct FetchDescriptor<Model: PersistentModel>: @unchecked Sendable {
  /// What holds for the objects; nil for all of them.
  public var predicate: Predicate<Model>?
  /// The order. Objects that it does not tell apart come in the order of their creation.
  public var sortBy: [SortDescriptor<Model>]
  /// The largest number of objects; nil or 0 for any.
  public var fetchLimit: Int?
  /// How many objects are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether changes count that are not saved.
  public var includePendingChanges = true
  /// Properties that are needed at once. A hint, without effect for stores in memory.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Relationships that are needed at once. A hint, without effect for stores in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  func page(of models: [Model]) -> [Model] {
    var rest = models[...]
    if let fetchOffset, fetchOffset > 0 { rest = rest.dropFirst(fetchOffset) }
    if let fetchLimit, fetchLimit > 0 { rest = rest.prefix(fetchLimit) }
    return Array(rest)
  }

  /// How many of so many objects belong to the page.
  func size(of count: Int) -> Int {
    let rest = max(0, count - max(0, fetchOffset ?? 0))
    guard let fetchLimit, fetchLimit > 0 else { return rest }
    return min(fetchLimit, rest)
  }

  /// Whether the place of an object decides about others.
  var isPaged: Bool { (fetchLimit ?? 0) > 0 || (fetchOffset ?? 0) > 0 }
}

/// What a fetch has found: the identifiers. Objects are loaded when they are asked for, a batch at a time.
public struct FetchResultsCollection<Model: PersistentModel>: RandomAccessCollection {
  private let identifiers: [PersistentIdentifier]
  private let context: ModelContext
  private let batch: Batch

  /// The objects around the last one that was asked for.
  private final class Batch {
    let size: Int
    var range = 0..<0
    var models: [Model] = []

    init(_ size: Int) {
      self.size = Swift.max(1, size)
    }
  }

  init(_ identifiers: [PersistentIdentifier], _ context: ModelContext, _ batchSize: Int) {
    self.identifiers = identifiers
    self.context = context
    batch = Batch(batchSize)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { identifiers.count }

  public subscript(position: Int) -> Model {
    if !batch.range.contains(position) {
      let start = position / batch.size * batch.size
      batch.range = start..<Swift.min(identifiers.count, start + batch.size)
      batch.models = batch.range.map { load(identifiers[$0]) }
    }
    return batch.models[position - batch.range.lowerBound]
  }

  /// One whose row has gone meanwhile is stood for by an object of no context.
  private func load(_ identifier: PersistentIdentifier) -> Model {
    context.existingModel(for: identifier, as: Model.self) ?? context.core.deadObject(identifier.key, Model.self)
  }
}
