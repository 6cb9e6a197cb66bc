/// What a `SubscriptionList` holds. An element is in one list at most.
@usableFromInline
package class SubscriptionListElement {
  @exclusivity(unchecked) fileprivate final var position = -1

  @usableFromInline
  init() {}
}

/// Elements in the order of their arrival, added and removed in constant time, also while somebody visits them.
///
/// A removed element leaves a gap, so that the positions of the others stay valid for visits in progress. The gaps are closed
/// when they are the majority and nobody visits, which spreads the cost of closing them over the removals. The owner guards the
/// list with a lock and gives the lock up while it calls an element out.
@usableFromInline
struct SubscriptionList<Element: SubscriptionListElement> {
  @usableFromInline var elements: ContiguousArray<Element?> = []
  @usableFromInline var gaps = 0
  @usableFromInline var visits = 0

  var isEmpty: Bool { elements.count == gaps }

  /// The position after the last element.
  @inlinable var end: Int { elements.count }

  /// The element at a position, or nil if it was removed.
  @inlinable subscript(position: Int) -> Element? { elements[position] }

  mutating func append(_ element: Element) {
    element.position = elements.count
    elements.append(element)
  }

  /// Removes an element. Nothing happens if it is not in this list.
  mutating func remove(_ element: Element) {
    let position = element.position
    guard elements.indices.contains(position), elements[position] === element else { return }
    elements[position] = nil
    element.position = -1
    gaps += 1
    closeGaps()
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
    guard visits == 0, gaps * 2 > elements.count else { return }
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.count <= 8)
    } else {
      elements.removeAll { $0 == nil }
      for position in elements.indices {
        elements[position]?.position = position
      }
    }
    gaps = 0
  }
}
