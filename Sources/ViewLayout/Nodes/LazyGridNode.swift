import Foundation

/// A `LazyVGrid` or a `LazyHGrid` (6.20 to 6.26). Comments call what runs along its axis columns, as in a `LazyVGrid`.
///
/// Members fill lines one after another. One with the step `wholeLine` stands in a line of its own; cells that are not made
/// have a `GapNode` in their place. A member that answers otherwise costs its line, where the container hears of it through
/// `childChanged`, and placing what is behind it if the line is of another length then.
package final class LazyGridNode: LayoutNode {
  /// The one along which lines follow each other.
  package private(set) var axis: Axis
  private var tracks: [GridTrack]
  /// Where the columns stand in a grid that is wider.
  private var alignment: AlignmentKey
  /// The guides along the axis that cells of a line share: those of texts and of apps, not edges and middles.
  private var sharedKeys: ContiguousArray<AlignmentKey> = []

  // All of that for `measuredCross`, which is not a number where nothing is measured.
  private var columns = LazyGridColumns([], across: 0)
  private var lines = LazyGridLines()
  private var lengths: LineLengths
  private var measuredMembers: ContiguousArray<LayoutNode> = []
  private var measuredCross = CGFloat.nan

  private var placedCross = CGFloat.nan
  private var changes = MemberChanges()
  /// The first line that is not where it was placed, while the changes are known.
  private var firstMoved = Int.max

  /// - Parameters:
  ///   - axis: Vertical for a `LazyVGrid`.
  ///   - tracks: Its columns. None are as one that is flexible.
  ///   - spacing: Between lines; nil for the usual distance.
  ///   - alignment: A guide across the axis: where the columns stand if they do not fill the grid.
  package init(_ axis: Axis, tracks: [GridTrack], spacing: CGFloat?, alignment: AlignmentKey) {
    self.axis = axis
    self.tracks = tracks.isEmpty ? [GridTrack()] : tracks
    self.alignment = alignment
    lengths = LineLengths(spacing: Self.valid(spacing))
    super.init()
    setSharedKeys()
  }

  package func set(_ axis: Axis, tracks: [GridTrack], spacing: CGFloat?, alignment: AlignmentKey) {
    let tracks = tracks.isEmpty ? [GridTrack()] : tracks
    let spacing = Self.valid(spacing)
    if self.axis == axis, self.tracks == tracks, lengths.spacing == spacing, self.alignment == alignment { return }
    (self.axis, self.tracks, self.alignment) = (axis, tracks, alignment)
    lengths = LineLengths(spacing: spacing)
    setSharedKeys()
    forgetLines()
    traitsChanged()
  }

  private static func valid(_ spacing: CGFloat?) -> CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? Spacing.standard }

  /// How many columns it had when it was last laid out.
  package var columnCount: Int { columns.count }

  private func setSharedKeys() {
    sharedKeys = []
    for track in tracks where key(of: track, along: axis).isHandedOn && !sharedKeys.contains(key(of: track, along: axis)) {
      sharedKeys.append(key(of: track, along: axis))
    }
  }

  private func key(of track: GridTrack, along axis: Axis) -> AlignmentKey {
    // Across, a cell whose item says nothing stands in its column as the columns do in the grid.
    if track.alignment == nil, axis == self.axis.other { return self.alignment }
    let alignment = track.alignment ?? .center
    return axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
  }

  override package var contentSpacing: Spacing { children.isEmpty ? .zero : .plain }
  override package var contentPriority: Double { children.isEmpty ? -.infinity : 0 }
  override package func flexibility(along axis: Axis) -> Flexibility { axis == self.axis ? .fixed : .unknown }

  // MARK: Measuring

  override package func measure(_ proposal: Proposal) -> CGSize {
    let offer = offer(for: proposal)
    // All that is asked across the same length has one answer, so members are asked once.
    if proposal != offer { return contentSize(for: offer) }
    // As wide as its columns for what is proposed; what they are then is worked out for that width once more (6.23).
    let cross = max(offer[axis.other], LazyGridColumns(tracks, across: offer[axis.other]).total)
    if !changes.areKnown || !knows(cross) { measureMembers(across: cross) }
    return CGSize(axis, lengths.total, cross)
  }

  private func offer(for proposal: Proposal) -> Proposal {
    Proposal(axis, .nan, proposal.resolved[axis.other].proposed(or: 10))
  }

  private func knows(_ cross: CGFloat) -> Bool { measuredCross == cross && children.isSameList(as: measuredMembers) }

  /// Makes all that is measured that of a grid of a width. As long as its answer is remembered, nothing has changed since it
  /// was measured.
  private func update(for proposal: Proposal, across cross: CGFloat) {
    _ = contentSize(for: offer(for: proposal))
    if !knows(cross) { measureMembers(across: cross) }
  }

  private func measureMembers(across cross: CGFloat) {
    columns = LazyGridColumns(tracks, across: cross)
    // Out of the way while members are asked, who may run code of an app.
    var lines = LazyGridLines()
    var lengths = LineLengths(spacing: lengths.spacing)
    swap(&lines, &self.lines)
    swap(&lengths, &self.lengths)
    lines.fill(with: children, columns: columns.count)
    lengths.removeAll()
    lengths.longest = tree?.longestGaps ?? .infinity
    for line in lines.lines {
      switch line.kind {
      case .cells: lengths.append(length(of: line, cross))
      case .whole: lengths.append(length(of: line, cross), isLikeOthers: false)
      case .gap: lengths.appendGap(of: line.lines)
      }
    }
    swap(&lines, &self.lines)
    swap(&lengths, &self.lengths)
    measuredCross = cross
    measuredMembers = children
  }

  /// The cells of a line with their columns; gaps take theirs.
  private func forEachCell(of line: LazyGridLines.Line, _ body: (LayoutNode, LazyGridColumns.Column) -> Void) {
    var column = line.column
    for index in line.members {
      if let gap = children[index] as? GapNode {
        column += gap.count
      } else {
        body(children[index], columns.column(at: column))
        column += 1
      }
    }
  }

  private func length(of line: LazyGridLines.Line, _ cross: CGFloat) -> CGFloat {
    if line.kind == .whole { return children[line.members.lowerBound].size(for: Proposal(axis, .nan, cross))[axis] }
    var length: CGFloat = 0
    forEachCell(of: line) { length = max(length, $0.size(for: Proposal(axis, .nan, $1.length))[axis]) }
    for key in sharedKeys { length = max(length, extent(of: key, in: line).length) }
    return length
  }

  /// The room of the cells in a line that share a guide.
  private func extent(of key: AlignmentKey, in line: LazyGridLines.Line) -> GuideExtent {
    var extent = GuideExtent()
    forEachCell(of: line) { cell, column in
      guard self.key(of: tracks[column.track], along: axis) == key else { return }
      let proposal = Proposal(axis, .nan, column.length)
      let size = cell.size(for: proposal)
      extent.add(size[axis], guide: cell.guide(key, size: size, proposal))
    }
    return extent
  }

  // MARK: Changes

  override package func membersChanged() { changes.lose() }

  private func forgetLines() {
    measuredCross = .nan
    placedCross = .nan
    changes.lose()
  }

  override package func childChanged(_ child: LayoutNode) -> Bool {
    let index = Int(child.index)
    guard changes.mayBeTold, knows(placedCross), !(child is GapNode), children.indices.contains(index),
      children[index] === child, lines.hasWholeLine(at: index) == child.takesWholeLine
    else {
      changes.lose()
      return false
    }
    let line = lines.line(of: index)
    let length = length(of: lines.lines[line], placedCross)
    if !changes.areKnown { firstMoved = .max }
    if lengths[line] != length {
      lengths[line] = length
      // Gaps follow the average of all.
      firstMoved = min(firstMoved, lengths.hasGaps ? 0 : line + 1)
    }
    changes.add(line)
    return true
  }

  // MARK: Placing

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let cross = size[axis.other]
    let isKnown = changes.areKnown && placedCross == cross && knows(cross)
    update(for: proposal, across: cross)
    if !isKnown { firstMoved = 0 }
    placedCross = cross
    // A copy, for what is placed may run code of an app.
    let lengths = lengths
    for line in changes.places where isKnown && line < firstMoved {
      place(line, at: lengths.position(of: line), lengths[line])
    }
    if firstMoved < lines.lines.count { lengths.forEach(from: firstMoved) { place($0, at: $1, $2) } }
    changes.settle()
  }

  private func place(_ index: Int, at position: CGFloat, _ length: CGFloat) {
    let line = lines.lines[index]
    switch line.kind {
    case .whole:
      let child = children[line.members.lowerBound]
      let place = wholePlace(of: child, length)
      child.place(at: CGPoint(axis, position, place.cross), place.proposal)
    case .gap:
      for member in line.members {
        let isFirst = member == line.members.lowerBound && line.lines > 0
        children[member].place(
          at: CGPoint(axis, position, 0), isFirst ? Proposal(axis, length, placedCross) : Proposal(CGSize.zero))
      }
    case .cells:
      forEachPlace(in: line, length, placedCross) { cell, offset, proposal in
        cell.place(at: CGPoint(axis, position + offset[axis], offset[axis.other]), proposal)
      }
      for member in line.members where children[member] is GapNode {
        children[member].place(at: CGPoint(axis, position, 0), Proposal(CGSize.zero))
      }
    }
  }

  private func wholePlace(of child: LayoutNode, _ length: CGFloat) -> (cross: CGFloat, proposal: Proposal) {
    let proposal = Proposal(axis, length, measuredCross)
    let size = child.size(for: proposal)
    return (child.offset(alignment, in: CGSize(axis, length, measuredCross), size: size, proposal), proposal)
  }

  /// Where the cells of a line stand from its beginning, and what is proposed to them there: their column's length and the
  /// line's.
  private func forEachPlace(
    in line: LazyGridLines.Line, _ length: CGFloat, _ cross: CGFloat, _ body: (LayoutNode, CGPoint, Proposal) -> Void
  ) {
    let corner = startOfColumns(in: cross)
    forEachCell(of: line) { cell, column in
      let proposal = Proposal(axis, length, column.length)
      let size = cell.size(for: proposal)
      let box = CGSize(axis, length, column.length)
      let track = tracks[column.track]
      let along = key(of: track, along: axis)
      var main = cell.offset(along, in: box, size: size, proposal)
      if sharedKeys.contains(along) {
        let common = extent(of: along, in: line).position(of: along, in: length)
        main = common - cell.guide(along, size: size, proposal)
        // One that has grown with the line may have its guide elsewhere now, and stays inside.
        if size[axis] <= length { main = min(max(main, 0), length - size[axis]) }
      }
      let across = corner + column.start + cell.offset(key(of: track, along: axis.other), in: box, size: size, proposal)
      body(cell, CGPoint(axis, main.isNaN ? 0 : main, across.isNaN ? 0 : across), proposal)
    }
  }

  /// Columns that are too wide for the grid begin where it begins.
  private func startOfColumns(in cross: CGFloat) -> CGFloat {
    let free = cross - columns.total
    guard free > 0, free < .infinity else { return 0 }
    func value(_ length: CGFloat) -> CGFloat {
      let box = CGSize(axis, 0, length)
      return alignment.builtInValue(in: box) ?? alignment.defaultValue(in: ViewDimensions(box, of: nil, .unspecified))
    }
    return min(max(0, value(cross) - value(columns.total)), free)
  }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    guard key.isHandedOn else { return nil }
    let size = contentSize(for: proposal)
    update(for: proposal, across: size[axis.other])
    var combination = GuideCombination(key)
    func add(_ member: LayoutNode, _ origin: CGPoint, _ inner: Proposal) {
      if let value = member.explicitGuide(key, inner) { combination.add(value + origin[key.axis]) }
    }
    let (lines, lengths) = (lines, lengths)
    lengths.forEach(from: 0) { index, position, length in
      let line = lines.lines[index]
      switch line.kind {
      case .whole:
        let child = children[line.members.lowerBound]
        let place = wholePlace(of: child, length)
        add(child, CGPoint(axis, position, place.cross), place.proposal)
      case .cells:
        forEachPlace(in: line, length, measuredCross) { cell, offset, inner in
          add(cell, CGPoint(axis, position + offset[axis], offset[axis.other]), inner)
        }
      case .gap: break
      }
    }
    return combination.value
  }
}
