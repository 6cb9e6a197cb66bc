/// The graphs whose changes wait for a turn, grouped by the transaction of these changes: nearly always one group, or none.
///
/// A graph joins behind those with the same transaction and leaves again, both in constant time. So an announcement costs the
/// same whether ten windows show what changes or ten thousand, and the graphs are asked in the order of their first changes.
@MainActor
struct ChangedGraphs {
  /// The place of one graph.
  struct Place {
    fileprivate(set) var isListed = false
    fileprivate unowned(unsafe) var previous: ViewGraph?
    fileprivate unowned(unsafe) var next: ViewGraph?
  }

  private struct Group {
    // A graph leaves before it goes.
    var first: Unmanaged<ViewGraph>
    var last: Unmanaged<ViewGraph>

    func hasEnd(_ graph: ViewGraph) -> Bool {
      let pointer = Unmanaged.passUnretained(graph).toOpaque()
      return first.toOpaque() == pointer || last.toOpaque() == pointer
    }
  }

  private var first: Group?
  /// Those behind the first group.
  private var others: ContiguousArray<Group> = []

  /// Whether every change that waits was made in this very transaction, or none waits.
  @inline(__always)
  var areAllCurrent: Bool {
    guard let first else { return true }
    return others.isEmpty && withObject(of: first.first) { $0.work.transaction.isCurrent }
  }

  var firstRepresentative: ViewGraph? { first?.first.takeUnretainedValue() }

  /// The first graph of each group. Comparing transactions runs code of the app: not while anything in here is in use.
  var representatives: [ViewGraph] {
    ((first.map { [$0] } ?? []) + others).map { $0.first.takeUnretainedValue() }
  }

  /// A graph and those behind it in its group.
  static func members(from first: ViewGraph) -> [ViewGraph] {
    var members: [ViewGraph] = []
    var next: ViewGraph? = first.work.placeAmongChanged.isListed ? first : nil
    while let graph = next {
      members.append(graph)
      next = graph.work.placeAmongChanged.next
    }
    return members
  }

  /// Adds a graph to the group that begins with `representative`, or makes it a group.
  mutating func append(_ graph: ViewGraph, toGroupOf representative: ViewGraph?) {
    graph.work.placeAmongChanged.isListed = true
    let reference = Unmanaged.passUnretained(graph)
    if first == nil {
      first = Group(first: reference, last: reference)
      return
    }
    let isAdded = representative.map { representative in
      changeGroup(with: representative) { group in
        let last = group.last.takeUnretainedValue()
        last.work.placeAmongChanged.next = graph
        graph.work.placeAmongChanged.previous = last
        group.last = reference
      }
    }
    if isAdded != true { others.append(Group(first: reference, last: reference)) }
  }

  mutating func remove(_ graph: ViewGraph) {
    let place = exchange(&graph.work.placeAmongChanged, with: Place())
    switch (place.previous, place.next) {
    case (nil, nil): removeGroup(of: graph)
    case (nil, let next?):
      next.work.placeAmongChanged.previous = nil
      changeGroup(with: graph) { $0.first = .passUnretained(next) }
    case (let previous?, nil):
      previous.work.placeAmongChanged.next = nil
      changeGroup(with: graph) { $0.last = .passUnretained(previous) }
    case (let previous?, let next?):
      previous.work.placeAmongChanged.next = next
      next.work.placeAmongChanged.previous = previous
    }
  }

  /// Changes the group that begins or ends with a graph. Returns whether there is one.
  @discardableResult
  private mutating func changeGroup(with graph: ViewGraph, _ change: (inout Group) -> Void) -> Bool {
    if first?.hasEnd(graph) == true {
      change(&first!)
      return true
    }
    guard let index = others.firstIndex(where: { $0.hasEnd(graph) }) else { return false }
    change(&others[index])
    return true
  }

  private mutating func removeGroup(of graph: ViewGraph) {
    if first?.hasEnd(graph) == true {
      first = others.isEmpty ? nil : others.removeFirst()
    } else {
      others.removeAll { $0.hasEnd(graph) }
    }
  }
}

extension ViewGraph {
  // No code of the app runs during an access.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private static var changed = ChangedGraphs()

  /// Something will change now, in the current transaction: what waits in another one is evaluated first (behaviours 28, 29).
  @inline(__always)
  static func changeIsComing() {
    if changed.areAllCurrent { return }
    evaluateOtherTransactions()
  }

  @inline(never)
  private static func evaluateOtherTransactions() {
    // While a graph is evaluated no other one may be: what waits has to wait.
    if isEvaluatingAny { return }
    let current = Transaction.current
    for representative in changed.representatives where !representative.work.transaction.isSame(as: current) {
      for graph in ChangedGraphs.members(from: representative) { graph.flush() }
    }
  }

  /// Evaluates what is pending now.
  private func flush() {
    if state.isTurning { evaluateDirtyNodes() } else { turn() }
  }

  /// Lists this graph, if it is not, as one with changes that were made in the current transaction.
  @inline(__always)
  func hasChangesNow() {
    if !work.placeAmongChanged.isListed { joinChanged() }
  }

  private func joinChanged() {
    let current = Transaction.current
    extendLifetime(exchange(&work.transaction, with: current))
    for completion in current.completions {
      completion.join()
      work.waiting.append(completion)
    }
    if Self.changed.areAllCurrent {
      return Self.changed.append(self, toGroupOf: Self.changed.firstRepresentative)
    }
    let representative = Self.changed.representatives.first { $0.work.transaction.isSame(as: current) }
    // Comparing runs code of the app, which may have listed this graph.
    if !work.placeAmongChanged.isListed { Self.changed.append(self, toGroupOf: representative) }
  }

  func hasNoChanges() {
    if work.placeAmongChanged.isListed { Self.changed.remove(self) }
  }
}
