import Foundation

// What is done with the identifiers of rows. By themselves, so that the usual types of identifiers get code of their own.

/// A list whose values `initialize` puts into memory.
func makeArray<Value>(_ count: Int, _ initialize: (UnsafeMutablePointer<Value>) -> Void) -> ContiguousArray<Value> {
  ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initializedCount in
    if let memory = buffer.baseAddress, count > 0 { initialize(memory) }
    initializedCount = count
  }
}

/// How many values both lists begin with.
@specialized(where ID == Int)
@specialized(where ID == String)
@specialized(where ID == UUID)
func commonPrefix<ID: Equatable>(of left: ContiguousArray<ID>, _ right: ContiguousArray<ID>) -> Int {
  let end = min(left.count, right.count)
  var count = 0
  while count < end, left[count] == right[count] { count += 1 }
  return count
}

/// How many values both lists end with, without the first ones.
@specialized(where ID == Int)
@specialized(where ID == String)
@specialized(where ID == UUID)
func commonSuffix<ID: Equatable>(of left: ContiguousArray<ID>, _ right: ContiguousArray<ID>, after prefix: Int) -> Int {
  let end = min(left.count, right.count) - prefix
  var count = 0
  while count < end, left[left.count - 1 - count] == right[right.count - 1 - count] { count += 1 }
  return count
}

/// For each value in a part of one list, the place of an equal one in a part of the other, counted from the beginning of that
/// part, or -1. Each place is found once; of equal values the first one comes first.
@specialized(where ID == Int)
@specialized(where ID == String)
@specialized(where ID == UUID)
func findPlaces<ID: Hashable>(
  of values: ContiguousArray<ID>, _ part: Range<Int>, in others: ContiguousArray<ID>, _ otherPart: Range<Int>
) -> ContiguousArray<Int> {
  var result = ContiguousArray(repeating: -1, count: part.count)
  if part.isEmpty || otherPart.isEmpty { return result }
  var places: [ID: Int] = Dictionary(minimumCapacity: otherPart.count)
  for place in otherPart.reversed() { places[others[place]] = place - otherPart.lowerBound }
  var isTaken = ContiguousArray(repeating: false, count: otherPart.count)
  for index in part {
    guard let place = places[values[index]], !isTaken[place] else { continue }
    isTaken[place] = true
    result[index - part.lowerBound] = place
  }
  return result
}

/// The values as a set, and those that come once more.
@specialized(where ID == Int)
@specialized(where ID == String)
@specialized(where ID == UUID)
func distinctValues<ID: Hashable>(of values: ContiguousArray<ID>) -> (Set<ID>, duplicates: [ID]) {
  var distinct = Set<ID>(minimumCapacity: values.count)
  var duplicates: [ID] = []
  for place in values.indices where !distinct.insert(values[place]).inserted { duplicates.append(values[place]) }
  return (distinct, duplicates)
}

/// Whether the values, without the negative ones, increase from each to the next.
func isIncreasing(_ values: ContiguousArray<Int>) -> Bool {
  var last = -1
  for value in values where value >= 0 {
    if value <= last { return false }
    last = value
  }
  return true
}

/// Marks the places whose values, without the negative ones, form a longest increasing subsequence. O(n log n).
func increasingSubsequence(_ values: ContiguousArray<Int>) -> ContiguousArray<Bool> {
  var isChosen = ContiguousArray(repeating: false, count: values.count)
  /// For each length, the place that ends such a subsequence with the least value; and each place's predecessor.
  var ends: ContiguousArray<Int> = []
  var previous = ContiguousArray(repeating: -1, count: values.count)
  for (place, value) in values.enumerated() where value >= 0 {
    var low = 0
    var high = ends.count
    if let last = ends.last, values[last] < value { low = high }
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous[place] = low > 0 ? ends[low - 1] : -1
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var place = ends.last ?? -1
  while place >= 0 {
    isChosen[place] = true
    place = previous[place]
  }
  return isChosen
}
