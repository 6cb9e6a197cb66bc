import Foundation

/// The lengths of the lines of a lazy container, one behind another. Some of them stand for lines that are not made.
///
/// To replace a length, or to sum those before a line, takes a part of their number that is small up to many thousands, and
/// time with the number of gaps.
struct LineLengths {
  private struct Gap {
    let index: Int
    let lines: Int
  }

  /// Between two lines.
  var spacing: CGFloat
  /// What lines that are not made may take, beside a little for those next to the ends, which so take what they will.
  var longest = CGFloat.infinity
  /// Those of gaps are 0 in it.
  private var made = BlockedSums()
  private var gaps: ContiguousArray<Gap> = []
  /// Lines that are made and say nothing about the others: headers and footers in a grid.
  private var others: ContiguousArray<Int> = []

  init(spacing: CGFloat) {
    self.spacing = spacing
  }

  var count: Int { made.count }
  var hasGaps: Bool { !gaps.isEmpty }

  mutating func removeAll() {
    made.removeAll()
    gaps.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
  }

  mutating func append(_ length: CGFloat, isLikeOthers: Bool = true) {
    if !isLikeOthers { others.append(made.count) }
    made.append(length)
  }

  /// - Parameter lines: How many lines are not made; with 0, nothing is there.
  mutating func appendGap(of lines: Int) {
    gaps.append(Gap(index: made.count, lines: lines))
    made.append(0)
  }

  /// The length of a line that is made, or of a gap.
  subscript(index: Int) -> CGFloat {
    get {
      if let gap = gap(at: index) { return length(of: gap, reach) }
      return made[index]
    }
    set { made[index] = newValue }
  }

  /// Whether a line takes room, and a distance to its neighbours.
  func isThere(_ index: Int) -> Bool { gap(at: index)?.lines != 0 }

  private func gap(at index: Int) -> Gap? {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < gaps.count && gaps[low].index == index ? gaps[low] : nil
  }

  private var average: CGFloat {
    let count = made.count - gaps.count - others.count
    if count == 0 { return GapNode.estimate }
    return (made.total - others.reduce(0) { $0 + made[$1] }) / CGFloat(count)
  }

  /// How far lines that are not made reach, each with the distance to the next one.
  private struct Reach {
    let line: CGFloat
    /// Where there are very many: the share of each, and what comes on top.
    let share: CGFloat
    let rest: CGFloat

    func length(of lines: Int) -> CGFloat { min(line * CGFloat(lines), rest + share * CGFloat(lines)) }
  }

  private var reach: Reach {
    if longest == .infinity { return Reach(line: average + spacing, share: 0, rest: .infinity) }
    // By all lines, so that it is the same whichever are made.
    let count = gaps.reduce(made.count - gaps.count) { $0 + $1.lines }
    return Reach(line: average + spacing, share: longest / CGFloat(max(1, count)), rest: longest / 150)
  }

  private func length(of gap: Gap, _ reach: Reach) -> CGFloat {
    gap.lines == 0 ? 0 : max(0, reach.length(of: gap.lines) - spacing)
  }

  /// Of all lines with the distances between them.
  var total: CGFloat {
    let lines = made.count - gaps.count { $0.lines == 0 }
    if lines == 0 { return 0 }
    return max(0, lengths(before: made.count) + spacing * CGFloat(lines - 1))
  }

  /// Where a line begins. What is not there stands at the end of the line before.
  func position(of index: Int) -> CGFloat {
    let lines = index - gaps.count { $0.lines == 0 && $0.index < index }
    return lengths(before: index) + spacing * CGFloat(isThere(index) ? lines : max(0, lines - 1))
  }

  private func lengths(before index: Int) -> CGFloat {
    if gaps.isEmpty { return made.sum(before: index) }
    let reach = reach
    let notMade = gaps.reduce(0) { $1.index < index ? $0 + length(of: $1, reach) : $0 }
    return made.sum(before: index) + notMade
  }

  /// Visits the lines from one on, with the places where they begin and with their lengths: the same numbers as one by one.
  func forEach(from first: Int, _ body: (_ index: Int, _ position: CGFloat, _ length: CGFloat) -> Void) {
    let reach = reach
    var notMade = gaps.reduce(0) { $1.index < first ? $0 + length(of: $1, reach) : $0 }
    var count = first - gaps.count { $0.lines == 0 && $0.index < first }
    made.forEach(from: first) { index, number, sum in
      let gap = gap(at: index)
      let length = gap.map { self.length(of: $0, reach) } ?? number
      body(index, sum + notMade + spacing * CGFloat(gap?.lines == 0 ? max(0, count - 1) : count), length)
      if gap != nil { notMade += length }
      if gap?.lines != 0 { count += 1 }
    }
  }
}

/// Numbers with their sums, block by block: the sum up to a place is the same whether the numbers came at once or one by one.
struct BlockedSums {
  private static let block = 64

  private var numbers: ContiguousArray<CGFloat> = []
  private var sums: ContiguousArray<CGFloat> = []

  var count: Int { numbers.count }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
  }

  mutating func append(_ number: CGFloat) {
    if numbers.count % Self.block == 0 { sums.append(0) }
    numbers.append(number)
    sums[sums.count - 1] += number
  }

  subscript(index: Int) -> CGFloat {
    get { numbers[index] }
    set {
      numbers[index] = newValue
      let block = index / Self.block
      // Not by the difference: what arithmetic loses would add up.
      sums[block] = sum(block * Self.block..<min(numbers.count, (block + 1) * Self.block))
    }
  }

  var total: CGFloat { sum(before: numbers.count) }

  func sum(before index: Int) -> CGFloat {
    let block = index / Self.block
    var sum: CGFloat = 0
    for place in 0..<block { sum += sums[place] }
    return sum + self.sum(block * Self.block..<index)
  }

  /// Visits the numbers from one on, each with the sum of those before.
  func forEach(from first: Int, _ body: (_ index: Int, _ number: CGFloat, _ sum: CGFloat) -> Void) {
    var block = first / Self.block
    var (blocks, part) = (sums[..<block].reduce(0, +), sum(block * Self.block..<first))
    for index in first..<numbers.count {
      if index / Self.block > block {
        blocks += sums[block]
        part = 0
        block += 1
      }
      body(index, numbers[index], blocks + part)
      part += numbers[index]
    }
  }

  private func sum(_ range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in range { sum += numbers[index] }
    return sum
  }
}

extension ContiguousArray<LayoutNode> {
  /// Whether both are one list, and not only equal ones. O(1).
  func isSameList(as other: Self) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress && $0.count == own.count }
    }
  }
}

/// Which members of a container answer otherwise than when they were last placed, if that is known.
struct MemberChanges {
  private enum State { case untold, told, lost }

  private(set) var places: ContiguousArray<Int> = []
  private var state = State.untold

  /// Whether all others are as they were.
  var areKnown: Bool { state == .told }
  var mayBeTold: Bool { state != .lost }

  mutating func add(_ place: Int) {
    state = .told
    places.append(place)
  }

  /// Anything may have changed.
  mutating func lose() {
    state = .lost
    places.removeAll(keepingCapacity: true)
  }

  /// All are placed.
  mutating func settle() {
    state = .untold
    places.removeAll(keepingCapacity: true)
  }
}
