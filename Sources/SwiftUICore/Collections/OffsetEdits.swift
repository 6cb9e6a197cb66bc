import Foundation

// What `onDelete` and `onMove` hand to an app is made for these.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start, in O(n). An offset beyond the end is a mistake that ends the program.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let first = offsets.first else { return }
    var kept = index(startIndex, offsetBy: first)
    var (next, offset, removed) = (kept, first, 0)
    while next != endIndex {
      if offsets.contains(offset) {
        removed += 1
      } else {
        self[kept] = self[next]
        formIndex(after: &kept)
      }
      formIndex(after: &next)
      offset += 1
    }
    precondition(removed == offsets.count, "remove(atOffsets:) got an offset that is not in the collection.")
    removeSubrange(kept...)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets from the start, in their order, to before the element that is now at the destination, in O(n). The
  /// destination may be the number of elements; an offset beyond is a mistake that ends the program.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard let first = source.first, let last = source.last else { return }
    let (start, end) = (Swift.min(first, destination), Swift.max(last + 1, destination))
    // What is before and behind stays.
    var place = index(startIndex, offsetBy: start)
    let elements = Array(self[place..<index(place, offsetBy: end - start)])
    func rest(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { elements[$0 - start] } }
    for element in rest(start..<destination) + source.map({ elements[$0 - start] }) + rest(destination..<end) {
      self[place] = element
      formIndex(after: &place)
    }
  }
}
