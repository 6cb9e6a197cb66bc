/// What a `SubscriptionList` holds. An element is in one list at most.
@usableFromInline
protocol SubscriptionListElement {
  /// Where it is, for the list alone; -1 where it is in none.
  var position: Int32 { get nonmutating set }

  func isSame(as other: Self) -> Bool
}

extension SubscriptionListElement where Self: AnyObject {
  @usableFromInline func isSame(as other: Self) -> Bool { self === other }
}

/// Elements in the order of their arrival, added and removed in constant time, also while somebody visits them.
///
/// A removed element leaves a gap, so that the positions of the others stay valid for visits in progress. The gaps are closed
/// when they are the majority and nobody visits, which spreads the cost of closing them over the removals. The owner guards the
/// list with a lock and gives the lock up while it calls an element out.
@usableFromInline
struct SubscriptionList<Element: SubscriptionListElement> {
  // In the list itself: most objects have one observer.
  @usableFromInline var first: Element?
  @usableFromInline var others: ContiguousArray<Element?> = []
  // Small: most objects have a list or two.
  @usableFromInline private(set) var endPosition: Int32 = 0
  @usableFromInline var gaps: Int32 = 0
  @usableFromInline var visits: Int32 = 0

  /// The position after the last element.
  @inlinable var end: Int { Int(endPosition) }
  /// How many elements there are.
  var count: Int { Int(endPosition - gaps) }
  var isEmpty: Bool { endPosition == gaps }

  /// The element at a position, or nil if it was removed.
  @inlinable subscript(position: Int) -> Element? {
    position == 0 ? first : others[position - 1]
  }

  mutating func append(_ element: Element) {
    element.position = endPosition
    if end == 0 { first = element } else { others.append(element) }
    endPosition += 1
  }

  /// Removes an element. Nothing happens if it is not in this list. The caller keeps the element, for its end must not come
  /// within the access to this list.
  mutating func remove(_ element: Element) {
    let position = Int(element.position)
    guard (0..<end).contains(position), self[position]?.isSame(as: element) == true else { return }
    if position == 0 { first = nil } else { others[position - 1] = nil }
    element.position = -1
    gaps += 1
    closeGaps()
  }

  /// Removes all elements and returns them, for their end must not come within the access to this list. Visits in progress meet
  /// none of them any more.
  mutating func removeAll() -> SubscriptionList {
    let removed = self
    first?.position = -1
    first = nil
    for place in others.indices {
      others[place]?.position = -1
      others[place] = nil
    }
    gaps = endPosition
    closeGaps()
    return removed
  }

  @inlinable
  mutating func beginVisit() {
    visits += 1
  }

  @inlinable
  mutating func endVisit() {
    visits -= 1
    if gaps > 0 {
      closeGaps()
    }
  }

  @usableFromInline
  mutating func closeGaps() {
    guard visits == 0, gaps * 2 > endPosition else { return }
    if others.isEmpty {
      // The only element is gone.
      endPosition = 0
      gaps = 0
      return
    }
    let mayGrowAgain = end <= 8
    others.removeAll { $0 == nil }
    if first == nil, !others.isEmpty { first = others.removeFirst() }
    if others.isEmpty { others.removeAll(keepingCapacity: mayGrowAgain) }
    first?.position = 0
    for place in others.indices { others[place]?.position = Int32(place + 1) }
    endPosition -= gaps
    gaps = 0
  }
}
