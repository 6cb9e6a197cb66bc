import Foundation

/// Which members of a lazy grid stand in which line.
struct LazyGridLines {
  struct Line {
    enum Kind { case cells, whole, gap }

    let kind: Kind
    /// Its members, by their places.
    fileprivate(set) var members: Range<Int>
    /// The column of the first member: what is before is not made.
    let column: Int
    /// How many lines a gap stands for.
    fileprivate(set) var lines = 1
  }

  private(set) var lines: ContiguousArray<Line> = []
  private var columns = 1
  // Of the line that is being filled: its first member, its first column, the next one, and whether a cell is made in it.
  private var first = 0
  private var start = 0
  private var column = 0
  private var hasCells = false

  /// Puts members into lines of so many columns. O(members), without a new allocation for as many as before.
  mutating func fill(with members: ContiguousArray<LayoutNode>, columns: Int) {
    lines.removeAll(keepingCapacity: true)
    self.columns = columns
    (first, start, column, hasCells) = (0, 0, 0, false)
    for (index, member) in members.enumerated() {
      if let gap = member as? GapNode {
        take(gap.count, at: index)
      } else if member.takesWholeLine {
        endLine(before: index)
        lines.append(Line(kind: .whole, members: index..<index + 1, column: 0))
        begin(at: index + 1)
      } else {
        hasCells = true
        column += 1
        if column == columns { endLine(before: index + 1) }
      }
    }
    endLine(before: members.count)
  }

  /// Cells that are not made fill the line that is begun, then lines of their own. What follows stands in the line that they
  /// leave unfilled.
  private mutating func take(_ count: Int, at index: Int) {
    if hasCells {
      if column + count <= columns {
        column += count
        if column == columns { endLine(before: index + 1) }
        return
      }
      let rest = count - (columns - column)
      let isShort = rest < columns
      endLine(before: isShort ? index + 1 : index)
      if !isShort { appendGap(index..<index + 1, rest / columns) }
      begin(at: index + 1, rest % columns)
    } else if column + count < columns {
      column += count
    } else {
      let all = column + count
      appendGap(first..<index + 1, all / columns)
      begin(at: index + 1, all % columns)
    }
  }

  private mutating func appendGap(_ members: Range<Int>, _ lines: Int) {
    self.lines.append(Line(kind: .gap, members: members, column: 0, lines: lines))
  }

  private mutating func begin(at index: Int, _ column: Int = 0) {
    (first, start, self.column, hasCells) = (index, column, column, false)
  }

  private mutating func endLine(before end: Int) {
    if hasCells {
      lines.append(Line(kind: .cells, members: first..<end, column: start))
    } else if column > 0 {
      // Nothing of this line is made: it is one more of the gap.
      endGap(before: end)
    } else if first < end {
      appendGap(first..<end, 0)
    }
    begin(at: end)
  }

  private mutating func endGap(before end: Int) {
    if let last = lines.indices.last, lines[last].kind == .gap, start > 0 {
      lines[last].lines += 1
      lines[last].members = lines[last].members.lowerBound..<end
    } else if let last = lines.indices.last, start > 0 {
      // The gap began in the line before, and was too short for one of its own.
      let members = lines[last].members
      lines[last].members = members.lowerBound..<members.upperBound - 1
      appendGap(members.upperBound - 1..<end, 1)
    } else {
      appendGap(first..<end, 1)
    }
  }

  /// The line in which a member stands. O(log lines).
  func line(of member: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].members.upperBound <= member { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func hasWholeLine(at member: Int) -> Bool { lines[line(of: member)].kind == .whole }
}

/// Says of a view in a lazy grid that it stands in a line of its own: the header or the footer of a section (6.25).
private struct WholeLine: LayoutValueBox {
  static let key = ObjectIdentifier(WholeLine.self)
}

extension LayoutStep {
  /// The view takes a whole line of a lazy grid. Nothing else reads it.
  package static var wholeLine: LayoutStep { .value(WholeLine.key, WholeLine()) }
}

extension LayoutNode {
  var takesWholeLine: Bool {
    guard let steps else { return false }
    for case .value(WholeLine.key, _) in steps.list { return true }
    return false
  }
}
