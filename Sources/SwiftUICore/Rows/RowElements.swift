// How rows get at their elements.

extension RandomAccessCollection {
  /// Visits a part of the elements, numbered from 0, straight in memory where they are in an array.
  @inline(__always)
  nonisolated func forEachElement(
    in part: Range<Int>, from first: Int = 0, _ body: (Int, UnsafePointer<Element>) -> Void
  ) {
    _ = firstPlace(in: part, from: first) { place, element in
      body(place, element)
      return false
    }
  }

  /// The number of the first element in a part, numbered from 0, for which `isWanted` is true; that behind the last one if there
  /// is none.
  @inline(__always)
  nonisolated func firstPlace(
    in part: Range<Int>, from first: Int, where isWanted: (Int, UnsafePointer<Element>) -> Bool
  ) -> Int {
    var place = first
    if place >= part.count { return place }
    let isContiguous: Void? = withContiguousStorageIfAvailable { elements in
      let start = elements.baseAddress! + part.lowerBound
      while place < part.count, !isWanted(place, start + place) { place += 1 }
    }
    if isContiguous != nil { return place }
    var position = index(startIndex, offsetBy: part.lowerBound + first)
    while place < part.count {
      var element = self[position]
      if isWanted(place, &element) { break }
      place += 1
      formIndex(after: &position)
    }
    return place
  }
}
