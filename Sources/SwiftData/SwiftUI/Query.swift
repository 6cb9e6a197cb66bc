import SwiftUICore

/// What a view shows of its context: `@Query(sort: \Book.title) var books: [Book]`.
///
/// The results come from the context of the environment, are there before the body runs, and follow its changes: in the turn of a change
/// the view is evaluated if other objects belong to the results, or in another order. A change of a property that neither the filter nor
/// the order has read evaluates nobody but the views that show it. The same objects stay the same instances.
///
/// With other arguments, as an initializer may give them, the results are fetched again; with equal ones they are kept. A fetch that fails
/// leaves the results as they were, and `fetchError` says why.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows all objects; changes of the data are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows all objects; changes of the data belong to a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows what a descriptor finds.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows what a descriptor finds.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows the objects for which a predicate holds, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows the objects for which a predicate holds, in an order.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows the objects for which a predicate holds, by one of their values.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows the objects for which a predicate holds, by one of their values.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows the objects for which a predicate holds, by one of their values, where nil comes first.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Shows the objects for which a predicate holds, by one of their values, where nil comes first.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// What `@Query` puts beside its variable, and what an initializer sets: `_books = Query(filter: …, sort: \.title)`.
///
/// Outside of a view it is empty.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results: QueryResults<Element>
  private let parameters: QueryParameters<Element>

  /// What the context has found.
  @MainActor public var wrappedValue: Result { results.elements as! Result }
  /// Why the last fetch failed; nil when it did not.
  @MainActor public var fetchError: (any Error)? { results.fetchError }
  /// The context that the results are from.
  @MainActor public var modelContext: ModelContext { context }

  public mutating func update() {
    // Called in the evaluation of the view, which is on the main actor.
    results.bind(context, parameters)
  }

  fileprivate init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    parameters = QueryParameters(descriptor: descriptor, transaction: transaction)
    _results = State(wrappedValue: QueryResults())
  }
}

// Unchecked: the descriptor is a value, and the results belong to the view.
extension Query: @unchecked Sendable {}

extension Query where Result == [Element] {
  /// All objects, in the order of their creation.
  public init() { self.init(FetchDescriptor(), nil) }

  /// All objects; changes of the data are animated.
  public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

  /// All objects; changes of the data belong to a transaction.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }

  /// What a descriptor finds; changes of the data are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  /// What a descriptor finds.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(descriptor, transaction) }

  /// The objects for which a predicate holds, in an order; changes of the data are animated.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  /// The objects for which a predicate holds, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  /// The objects for which a predicate holds, by one of their values; changes of the data are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    let order = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [order]), Transaction(animation: animation))
  }

  /// The objects for which a predicate holds, by one of their values.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction)
  }

  /// The objects for which a predicate holds, by one of their values, where nil comes first; changes of the data are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    let order = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [order]), Transaction(animation: animation))
  }

  /// The objects for which a predicate holds, by one of their values, where nil comes first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction)
  }
}

/// What a query was asked for. Two that ask for the same are equal, so that a view with an equal query is not evaluated.
struct QueryParameters<Element: PersistentModel>: Equatable {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?

  static func == (left: Self, right: Self) -> Bool {
    let (one, other) = (left.descriptor, right.descriptor)
    return one.sortBy == other.sortBy && one.fetchLimit == other.fetchLimit && one.fetchOffset == other.fetchOffset
      && one.includePendingChanges == other.includePendingChanges && PredicateComparison.areSame(one.predicate, other.predicate)
  }
}
