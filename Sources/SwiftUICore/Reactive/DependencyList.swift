/// What a node read at its last evaluation, in the order of the reads.
///
/// An evaluation that reads what the one before it read, in the same order, changes nothing here and allocates nothing:
///
///     before   [a b c]   reads a, b, d   →   a, b stay; c is unlinked; d is linked   →   [a b d]
struct DependencyList {
  struct Edge {
    let source: DependencySource
    /// Where this node is among the readers of the source.
    var place: Int32
  }

  // Most nodes read no more than two sources. In this order there is no padding between the fields.
  private var first: Edge?
  private var count: Int32 = 0
  private var second: Edge?
  private var cursor: Int32 = 0
  private var more: ContiguousArray<Edge> = []

  private subscript(index: Int32) -> Edge {
    get {
      switch index {
      case 0: first!
      case 1: second!
      default: more[Int(index) - 2]
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: if Int(index) - 2 == more.count { more.append(newValue) } else { more[Int(index) - 2] = newValue }
      }
    }
  }

  mutating func begin() {
    cursor = 0
  }

  mutating func record(_ source: DependencySource, reader: ReactiveNode) {
    // In the order of the time before, or seen already, or out of order: evaluations read few sources, so a search is cheaper
    // than a set.
    for index in cursor..<count where self[index].source === source {
      exchangeEdges(index, cursor)
      cursor += 1
      return
    }
    for index in 0..<cursor where self[index].source === source { return }
    self[count] = Edge(source: source, place: source.add(reader, edge: count))
    count += 1
    exchangeEdges(count - 1, cursor)
    cursor += 1
  }

  private mutating func exchangeEdges(_ index: Int32, _ other: Int32) {
    if index == other { return }
    let (left, right) = (self[index], self[other])
    left.source.move(left.place, to: other)
    right.source.move(right.place, to: index)
    self[other] = left
    self[index] = right
  }

  /// The source has this node at another place now.
  mutating func move(_ edge: Int32, to place: Int32) {
    self[edge].place = place
  }

  /// Ends an evaluation that read a part of what it will read: what the one before has read stays.
  mutating func endKeepingRest() {
    cursor = count
  }

  /// Whether the evaluation before has read what the one that ends now has not.
  var hasRest: Bool { count > cursor }

  /// Gives away the last edge.
  mutating func removeLast() -> Edge {
    count -= 1
    return switch count {
    case 0: exchange(&first, with: nil)!
    case 1: exchange(&second, with: nil)!
    default: more.removeLast()
    }
  }
}
