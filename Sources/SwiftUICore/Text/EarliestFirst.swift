/// Values in no order but that the least one comes first. To put one in or to take the first one out costs the logarithm of their number.
///
/// A heap: each value is no greater than the two whose places are double its own.
struct EarliestFirst<Value: Comparable> {
  private var values: [Value] = []

  init() {}

  init(_ values: some Sequence<Value>) {
    // In order they are a heap.
    self.values = values.sorted()
  }

  var first: Value? { values.first }

  mutating func insert(_ value: Value) {
    var place = values.count
    values.append(value)
    while place > 0 {
      let above = (place - 1) / 2
      guard values[place] < values[above] else { return }
      values.swapAt(place, above)
      place = above
    }
  }

  mutating func removeFirst() -> Value? {
    guard let last = values.popLast() else { return nil }
    guard let first = values.first else { return last }
    values[0] = last
    var place = 0
    while true {
      var least = place
      for below in [2 * place + 1, 2 * place + 2] where below < values.count && values[below] < values[least] { least = below }
      if least == place { return first }
      values.swapAt(place, least)
      place = least
    }
  }
}
