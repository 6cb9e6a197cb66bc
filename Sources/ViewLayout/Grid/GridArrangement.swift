import Foundation

/// The layout of a `Grid` (6.01 to 6.11): columns as the members of an `HStack`, then rows as those of a `VStack`.
///
/// Takes time in proportion to the cells, and to sort columns and rows where they give way in different degrees.
struct GridArrangement {
  /// One view of the grid.
  struct Cell {
    let node: LayoutNode
    /// Among the rows that have cells.
    let row: Int
    fileprivate(set) var columns: Range<Int>
    fileprivate let unsizedAxes: Axis.Set
    let anchor: UnitPoint?
    /// Whether it is a row of its own.
    let isAlone: Bool
    /// What it answered when columns were made wide enough for it, where it spans several.
    fileprivate var answer: CGFloat = 0

    func lines(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    fileprivate func asksForRoom(along axis: Axis) -> Bool { !unsizedAxes.contains(axis.set) }

    /// Whether the one line in which it is must have room for it.
    func decides(along axis: Axis) -> Bool { asksForRoom(along: axis) && lines(along: axis).count == 1 }

    fileprivate var isWide: Bool { columns.count > 1 && asksForRoom(along: .horizontal) }
  }

  /// A row, which may be a `GridRowNode` or a view by itself.
  struct Row {
    let node: LayoutNode
    fileprivate(set) var cells: Range<Int>
  }

  /// More columns than that are of no use to anybody.
  private static let widestSpan = 1_000

  private let alignment: Alignment
  private(set) var cells: ContiguousArray<Cell> = []
  /// Those that have cells: others take no room.
  private(set) var members: ContiguousArray<Row> = []
  private(set) var columns: GridLines
  private(set) var rows: GridLines

  init(_ children: ContiguousArray<LayoutNode>, _ alignment: Alignment) {
    self.alignment = alignment
    var count = 0
    var columnKeys: [Int: AlignmentKey] = [:]
    for child in children {
      let start = cells.count
      if let row = child as? GridRowNode {
        row.noteReading()
        var column = 0
        for cell in row.children {
          let traits = cell.place.gridTraits
          let end = column + min(max(1, traits.columns ?? 1), Self.widestSpan)
          if let key = traits.columnAlignment?.key, columnKeys[column] == nil { columnKeys[column] = key }
          cells.append(
            Cell(
              node: cell, row: members.count, columns: column..<end, unsizedAxes: traits.unsizedAxes, anchor: traits.anchor,
              isAlone: false))
          column = end
        }
        count = max(count, column)
      } else {
        let traits = child.place.gridTraits
        cells.append(
          Cell(
            node: child, row: members.count, columns: 0..<1, unsizedAxes: traits.unsizedAxes, anchor: traits.anchor,
            isAlone: true))
        count = max(count, 1)
      }
      if start < cells.count { members.append(Row(node: child, cells: start..<cells.count)) }
    }
    for index in cells.indices where cells[index].isAlone { cells[index].columns = 0..<count }
    columns = GridLines(.horizontal, count: count, key: alignment.horizontal.key, cells: cells)
    rows = GridLines(.vertical, count: members.count, key: alignment.vertical.key, cells: cells)
    for (column, key) in columnKeys { columns[column].key = key }
    for (index, row) in members.enumerated() {
      if let key = (row.node as? GridRowNode)?.alignment?.key { rows[index].key = key }
    }
  }

  // MARK: Distances

  /// - Parameters:
  ///   - horizontal: Between columns; nil for the distances that neighbours would like.
  ///   - vertical: Between rows, likewise.
  mutating func setGaps(horizontal: CGFloat?, vertical: CGFloat?) {
    if let horizontal {
      for column in columns.indices.dropFirst() { columns[column].gap = horizontal }
    } else {
      setColumnGaps()
    }
    if let vertical {
      for row in rows.indices.dropFirst() { rows[row].gap = vertical }
    } else {
      setRowGaps()
    }
  }

  /// The largest distance that two neighbours in a row would like.
  private mutating func setColumnGaps() {
    var gaps = ContiguousArray<CGFloat?>(repeating: nil, count: columns.indices.count)
    for row in members {
      for index in row.cells.dropFirst() {
        let distance = cells[index - 1].node.spacing.distance(to: cells[index].node.spacing, along: .horizontal)
        let column = cells[index].columns.lowerBound
        gaps[column] = max(gaps[column] ?? distance, distance)
      }
    }
    for column in columns.indices.dropFirst() { columns[column].gap = gaps[column] ?? Spacing.standard }
  }

  /// The largest distance that two cells one below the other would like.
  private mutating func setRowGaps() {
    for row in members.indices.dropFirst() {
      var (above, below) = (members[row - 1].cells, members[row].cells)
      var gap: CGFloat?
      while let first = above.first, let second = below.first {
        let (upper, lower) = (cells[first], cells[second])
        if upper.columns.overlaps(lower.columns) {
          let distance = upper.node.spacing.distance(to: lower.node.spacing, along: .vertical)
          gap = max(gap ?? distance, distance)
        }
        if upper.columns.upperBound <= lower.columns.upperBound { above.removeFirst() }
        if lower.columns.upperBound <= upper.columns.upperBound { below.removeFirst() }
      }
      rows[row].gap = gap ?? Spacing.standard
    }
  }

  // MARK: Lengths

  /// Gives all columns and rows their lengths.
  mutating func layOut(for proposal: Proposal) -> CGSize {
    sizeColumns(for: proposal)
    columns.setStarts()
    rows.distribute(proposal.height, among: cells) { [columns] cell, height in
      Proposal(width: Self.width(of: cell, columns), height: height)
    }
    rows.setStarts()
    return CGSize(width: columns.total, height: rows.total)
  }

  private mutating func sizeColumns(for proposal: Proposal) {
    func offer(_ cell: Cell, _ width: CGFloat) -> Proposal { Proposal(width: width, height: proposal.height) }
    columns.distribute(proposal.width, among: cells, offer: offer)
    let wide = cells.indices.filter { cells[$0].isWide }.sorted {
      let (first, second) = (cells[$0].columns.count, cells[$1].columns.count)
      return first != second ? first < second : $0 < $1
    }
    if wide.isEmpty { return }
    let free = proposal.width - columns.gaps - columns.lengths
    let added = widen(for: wide, proposal)
    // Columns that give way make room for what the wide cells need, as they would for a wide cell of one column.
    guard added.isFinite, proposal.width > 0, added - max(0, free) > 1e-3, columns.givesWay else { return }
    columns.distribute(max(0, proposal.width - added), among: cells, offer: offer)
    _ = widen(for: wide, proposal)
  }

  /// Makes columns wide enough for cells that span several: each of them by the same (6.10). Returns by how much all together.
  private mutating func widen(for wide: [Int], _ proposal: Proposal) -> CGFloat {
    var sum: CGFloat = 0
    for index in wide {
      let range = cells[index].columns
      let length = columns.length(of: range)
      var offer = proposal
      if proposal.width > 0, proposal.width < .infinity {
        offer.width = length + max(0, proposal.width - columns.gaps - columns.lengths)
      }
      cells[index].answer = cells[index].node.size(for: offer).width
      let lack = cells[index].answer - length
      guard lack > 0 else { continue }
      sum += lack
      for column in range { columns[column].added += lack / CGFloat(range.count) }
    }
    return sum
  }

  /// The width of a cell's room.
  private static func width(of cell: Cell, _ columns: GridLines) -> CGFloat {
    let width = columns.length(of: cell.columns)
    // What arithmetic has lost must not break a text that has just been given its room.
    return width < cell.answer && cell.answer - width < 1e-3 ? cell.answer : width
  }

  // MARK: Places

  /// Where a cell stands, from the beginning of its row, and what is proposed to it there.
  func place(of cell: Cell) -> (origin: CGPoint, proposal: Proposal) {
    let proposal = Proposal(width: Self.width(of: cell, columns), height: rows[cell.row].length)
    let size = cell.node.size(for: proposal)
    let x = offset(of: cell, size, proposal, along: .horizontal)
    return (
      CGPoint(x: columns[cell.columns.lowerBound].start + x, y: offset(of: cell, size, proposal, along: .vertical)), proposal
    )
  }

  /// From the beginning of the cell's room (6.05).
  private func offset(of cell: Cell, _ size: CGSize, _ proposal: Proposal, along axis: Axis) -> CGFloat {
    let (room, length) = (proposal[axis], size[axis])
    if let anchor = cell.anchor {
      let offset = (room - length) * (axis == .horizontal ? anchor.x : anchor.y)
      return offset.isNaN ? 0 : offset
    }
    let range = cell.lines(along: axis)
    if range.count > 1 {
      // Measured on macOS 26: what another cell says of a column does not reach one over several.
      return cell.node.offset(alignment.horizontal.key, in: CGSize(width: room, height: proposal.height), size: size, proposal)
    }
    let line = axis == .horizontal ? columns[range.lowerBound] : rows[range.lowerBound]
    var offset = line.extent.position(of: line.key, in: room) - cell.node.guide(line.key, size: size, proposal)
    // One that has grown with its room may have its guide elsewhere now, and stays inside.
    if length <= room { offset = min(max(offset, 0), room - length) }
    return offset.isNaN ? 0 : offset
  }

  // MARK: What it says to its surroundings

  /// What the cells at the edges would like as distances.
  var spacing: Spacing {
    if cells.isEmpty { return .zero }
    var result = Spacing.none
    for cell in cells {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == members.count - 1 { edges.insert(.bottom) }
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == columns.indices.count { edges.insert(.trailing) }
      if !edges.isEmpty { result.formUnion(cell.node.spacing, edges: edges) }
    }
    return result
  }
}
