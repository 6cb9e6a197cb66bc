import Foundation

/// The columns of a `Grid`, or its rows: they get their room as the members of a stack do (6.08).
struct GridLines {
  typealias Cells = ContiguousArray<GridArrangement.Cell>

  /// One column or one row.
  struct Line {
    /// The guide that its cells share.
    var key: AlignmentKey
    /// The distance to the line before.
    var gap: CGFloat = 0
    /// From the beginning of the grid.
    var start: CGFloat = 0
    var length: CGFloat = 0
    /// What cells over several lines need here beyond that.
    var added: CGFloat = 0
    fileprivate(set) var extent = GuideExtent()
    /// The cells that decide how long it is, as a part of `members`.
    fileprivate(set) var members = 0..<0
    fileprivate var least: CGFloat = 0
    fileprivate var most: CGFloat = 0
    fileprivate var priority = -Double.infinity

    fileprivate var flexibility: CGFloat { most - least }
  }

  /// Along which lengths are meant here: the horizontal one for columns.
  let axis: Axis
  private(set) var lines: ContiguousArray<Line>
  /// The cells that have a say, line by line.
  private var members: ContiguousArray<Int> = []

  /// - Parameter cells: Their places are those that the cells have along this axis.
  init(_ axis: Axis, count: Int, key: AlignmentKey, cells: Cells) {
    self.axis = axis
    lines = ContiguousArray(repeating: Line(key: key), count: count)
    for cell in cells where cell.decides(along: axis) {
      let line = cell.lines(along: axis).lowerBound
      lines[line].members = 0..<lines[line].members.count + 1
    }
    var start = 0
    for line in lines.indices {
      let count = lines[line].members.count
      lines[line].members = start..<start
      start += count
    }
    members = ContiguousArray(repeating: 0, count: start)
    for (index, cell) in cells.enumerated() where cell.decides(along: axis) {
      let line = cell.lines(along: axis).lowerBound
      members[lines[line].members.upperBound] = index
      lines[line].members = lines[line].members.lowerBound..<lines[line].members.upperBound + 1
    }
  }

  subscript(line: Int) -> Line {
    get { lines[line] }
    set { lines[line] = newValue }
  }

  var indices: Range<Int> { lines.indices }
  var gaps: CGFloat { lines.reduce(0) { $0 + $1.gap } }
  var lengths: CGFloat { lines.reduce(0) { $0 + $1.length + $1.added } }
  var total: CGFloat { max(0, lengths + gaps) }

  /// Whether some line could do with less than it takes.
  var givesWay: Bool { lines.contains { $0.flexibility > 0 } }

  /// From the beginning of the first of some lines to the end of the last.
  func length(of range: Range<Int>) -> CGFloat {
    if range.count == 1 { return lines[range.lowerBound].length + lines[range.lowerBound].added }
    var length: CGFloat = 0
    for line in range { length += lines[line].length + lines[line].added + (line > range.lowerBound ? lines[line].gap : 0) }
    return max(0, length)
  }

  mutating func setStarts() {
    var start: CGFloat = 0
    for line in lines.indices {
      start += lines[line].gap
      lines[line].start = start
      start += lines[line].length + lines[line].added
    }
  }

  /// Gives each line its length out of a length for all (2.20 to 2.28).
  ///
  /// - Parameter offer: What is proposed to a cell whose line is offered a length.
  mutating func distribute(_ main: CGFloat, among cells: Cells, offer: (GridArrangement.Cell, CGFloat) -> Proposal) {
    if main.isNaN || main == 0 || main == .infinity {
      for line in lines.indices { ask(line, main, cells, offer) }
      return
    }
    for line in lines.indices { findRange(of: line, main, cells, offer) }
    var available = main - gaps
    let order = lines.indices.sorted { precedes($0, $1) }
    guard let first = order.first else { return }
    for line in lines where line.priority != lines[first].priority { available -= line.least }
    var start = 0
    while start < order.count {
      let priority = lines[order[start]].priority
      let end = order[start...].firstIndex { lines[$0].priority != priority } ?? order.count
      if start > 0 { for place in start..<end { available += lines[order[place]].least } }
      for place in start..<end {
        let share = available / CGFloat(end - place)
        ask(order[place], share > 0 ? share : 0, cells, offer)
        // What is no number leaves the others as they are (2.28).
        let rest = available - lines[order[place]].length
        if !rest.isNaN { available = rest }
      }
      start = end
    }
  }

  /// Higher priority, then less flexibility, then the larger minimum of those without a maximum, then in their order (2.23).
  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (lines[left], lines[right])
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility == .infinity && second.flexibility == .infinity {
      return first.least != second.least ? first.least > second.least : left < right
    }
    return first.flexibility != second.flexibility ? first.flexibility < second.flexibility : left < right
  }

  private mutating func ask(
    _ line: Int, _ length: CGFloat, _ cells: Cells, _ offer: (GridArrangement.Cell, CGFloat) -> Proposal
  ) {
    var extent = GuideExtent()
    for index in lines[line].members {
      let cell = cells[members[index]]
      let proposal = offer(cell, length)
      let size = cell.node.size(for: proposal)
      let guide = cell.anchor == nil ? cell.node.guide(lines[line].key, size: size, proposal) : nil
      extent.add(size[axis], guide: guide)
    }
    lines[line].extent = extent
    lines[line].length = extent.length
  }

  private mutating func findRange(
    of line: Int, _ main: CGFloat, _ cells: Cells, _ offer: (GridArrangement.Cell, CGFloat) -> Proposal
  ) {
    var (least, most, priority) = (CGFloat(0), CGFloat(0), -Double.infinity)
    for index in lines[line].members {
      let cell = cells[members[index]]
      priority = max(priority, cell.node.priority)
      switch cell.node.totalFlexibility(along: axis) {
      case .fixed:
        let length = cell.node.size(for: offer(cell, main))[axis]
        least = max(least, length)
        most = max(most, length)
      case .full: most = .infinity
      case .unknown:
        least = max(least, cell.node.size(for: offer(cell, Proposal.least))[axis])
        most = max(most, cell.node.size(for: offer(cell, .infinity))[axis])
      }
    }
    (lines[line].least, lines[line].most, lines[line].priority) = (least, most, priority)
  }
}

/// The room that views need which stand side by side, or one below the other, with a guide at the same place.
struct GuideExtent {
  /// Before the common guide.
  private var before: CGFloat = 0
  /// Behind it.
  private var after: CGFloat = 0
  private var longest: CGFloat = 0

  /// - Parameter guide: Where the guide is in the view; nil for one that stands where there is room.
  mutating func add(_ length: CGFloat, guide: CGFloat?) {
    // Not from both sides alone: their sum may be less by what arithmetic loses, and a text would break.
    longest = max(longest, length)
    guard let guide else { return }
    before = max(before, guide)
    after = max(after, length - guide)
  }

  var length: CGFloat { max(longest, before + after) }

  /// Where the common guide is in a room that may be longer.
  func position(of key: AlignmentKey, in room: CGFloat) -> CGFloat {
    switch key {
    case .horizontalCenter, .verticalCenter: before + (room - before - after) / 2
    case .trailing, .bottom, .lastTextBaseline: room - after
    default: before
    }
  }
}

extension LayoutNode {
  /// How far from the beginning of a box the view stands there, with a guide at the same place in both.
  func offset(_ key: AlignmentKey, in box: CGSize, size: CGSize, _ proposal: Proposal) -> CGFloat {
    let common = key.builtInValue(in: box) ?? key.defaultValue(in: ViewDimensions(box, of: nil, .unspecified))
    let offset = common - guide(key, size: size, proposal)
    return offset.isNaN ? 0 : offset
  }
}
