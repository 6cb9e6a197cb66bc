/// The graphs whose changes wait for a turn, grouped by the transaction of these changes: nearly always one group, or none.
///
/// A graph joins behind those with the same transaction and leaves again, both in constant time. So an announcement costs the same
/// whether ten windows show what changes or ten thousand, and the order in which they are asked is that of their first changes.
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
  }

  private var groups: ContiguousArray<Group> = []

  /// Whether every change that waits was made in this very transaction, or none waits.
  @inline(__always)
  var areAllCurrent: Bool {
    switch groups.count {
    case 0: true
    case 1: withObject(of: groups[0].first) { $0.work.transaction.isCurrent }
    default: false
    }
  }

  var firstRepresentative: ViewGraph? { groups.first?.first.takeUnretainedValue() }

  /// The first graph of each group. Comparing transactions runs code of the app: not while anything in here is in use.
  var representatives: [ViewGraph] { groups.map { $0.first.takeUnretainedValue() } }

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
    let index = representative.flatMap { first in groups.firstIndex { $0.first.toOpaque() == Self.pointer(first) } }
    guard let index else {
      groups.append(Group(first: reference, last: reference))
      return
    }
    let last = groups[index].last.takeUnretainedValue()
    last.work.placeAmongChanged.next = graph
    graph.work.placeAmongChanged.previous = last
    groups[index].last = reference
  }

  mutating func remove(_ graph: ViewGraph) {
    let place = exchange(&graph.work.placeAmongChanged, with: Place())
    place.previous?.work.placeAmongChanged.next = place.next
    place.next?.work.placeAmongChanged.previous = place.previous
    if place.previous != nil, place.next != nil { return }
    let own = Self.pointer(graph)
    guard let index = groups.firstIndex(where: { $0.first.toOpaque() == own || $0.last.toOpaque() == own }) else { return }
    switch (place.previous, place.next) {
    case (nil, nil): groups.remove(at: index)
    case (nil, let next?): groups[index].first = .passUnretained(next)
    case (let previous?, _): groups[index].last = .passUnretained(previous)
    }
  }

  private static func pointer(_ graph: ViewGraph) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(graph).toOpaque() }
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
    _ = exchange(&work.transaction, with: current)
    if Self.changed.areAllCurrent {
      return Self.changed.append(self, toGroupOf: Self.changed.firstRepresentative)
    }
    let representative = Self.changed.representatives.first { $0.work.transaction.isSame(as: current) }
    // The comparison may have led to the same.
    if !work.placeAmongChanged.isListed { Self.changed.append(self, toGroupOf: representative) }
  }

  func hasNoChanges() {
    if work.placeAmongChanged.isListed { Self.changed.remove(self) }
  }
}
