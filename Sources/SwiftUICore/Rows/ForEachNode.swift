/// The rows of a `ForEach`, by id. A change of the data makes, moves and removes rows; it never walks into one that stays.
///
/// In a list or a lazy container it makes the rows that the host asks for, and gaps in place of those before and behind them.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowMaker<Data.Element, Content>, RowWindow {
  typealias Row = ForEachRow<Data.Element, Content>

  /// All of them are of `rowClass`. This type needs no look-up at each access.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var rows: ContiguousArray<ViewNode> = []
  private var ids: ContiguousArray<ID> = []
  /// The same ids, to tell one that comes twice. Nil where the data are promised to be constant.
  private var knownIDs: Set<ID>?
  private var hasDuplicates = false
  private let initialCount: Int
  /// What is needed to make further rows. Nil where all rows are made.
  private var lazyRows: LazyRows<Data, ID, Content>?
  // Kept, because asking `lazyRows`, a generic optional, takes a look-up of its type.
  private let isLazy: Bool
  // Kept, because naming it takes another look-up.
  private let rowClass: Row.Type = Row.self

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    initialCount = view.data.count
    let limit = context.parent.graph.rowLimit
    isLazy = limit != nil && context.parent.makesRowsOnDemand
    super.init(view.content, joinsViews: view.joinsViews, context)
    if let limit, isLazy { lazyRows = LazyRows(view, made: limit.rows(of: initialCount)) }
    let made = lazyRows?.made ?? 0..<initialCount
    rows.reserveCapacity(made.count)
    ids.reserveCapacity(made.count)
    let id = view.id
    view.data.forEachElement(in: made) { _, element in
      ids.append(call(id, element))
      rows.append(rowClass.init(element.pointee, _NodeContext(parent: self, index: rows.count)))
    }
    makeGaps(areFirst: true)
    if !view.isConstant { findDuplicates() }
  }

  private var hasGapBefore: Bool { isLazy && lazyRows?.before != nil }

  override var childCount: Int {
    isLazy ? rows.count + (hasGapBefore ? 1 : 0) + (lazyRows?.after == nil ? 0 : 1) : rows.count
  }

  override func child(at index: Int) -> ViewNode {
    isLazy ? rowOrGap(at: index) : rows[index]
  }

  // A function of its own, because the type of `lazyRows` is looked up at each call.
  @inline(never)
  private func rowOrGap(at index: Int) -> ViewNode {
    guard let lazyRows else { return rows[index] }
    let place = lazyRows.before == nil ? index : index - 1
    if place < 0 { return lazyRows.before! }
    return place < rows.count ? rows[place] : lazyRows.after!
  }

  override func identity(ofChildAt index: Int) -> AnyHashable { AnyHashable(ids[hasGapBefore ? index - 1 : index]) }

  override func tag(ofChildAt index: Int) -> TagValue? {
    let place = hasGapBefore ? index - 1 : index
    return ids.indices.contains(place) ? TagValue(ids[place]) : nil
  }

  override func showRow(withID id: AnyHashable) -> Bool {
    guard isLazy, let lazy = lazyRows, let id = id.base as? ID,
      let place = lazy.view.data.enumerated().first(where: { lazy.view.id($0.element) == id })?.offset
    else { return false }
    let half = graph.rowLimit!.rows(of: lazy.count).count / 2
    show(max(0, place - half)..<min(lazy.count, place + half + 1))
    return true
  }

  override func dataOffset(ofChildAt index: Int) -> Int? {
    (hasGapBefore ? index - 1 : index) + (isLazy ? lazyRows!.start : 0)
  }

  func update(_ view: ForEach<Data, ID, Content>) {
    if view.isConstant, view.data.count != initialCount {
      Diagnostics.report(.rangeChanged(from: view.data.count, to: initialCount), at: self)
    }
    // Not exchanged: a function would get into wrappers on that way, for each row to call.
    let oldContent = makeContent
    makeContent = view.content
    if lazyRows != nil {
      _ = lazyRows!.take(view, limit: graph.rowLimit!)
      takeGaps()
    }
    take(view, lazyRows?.made ?? 0..<view.data.count)
    // After the rows that go have left their state.
    if let living = lazyRows?.findLivingState() { _ = lazyRows!.replaceSaved(with: living) }
    makeGaps()
    extendLifetime(oldContent)
  }

  /// Makes the rows for a part of the data, out of those that are there.
  private func take(_ view: ForEach<Data, ID, Content>, _ made: Range<Int>) {
    let id = view.id
    let newIDs = makeArray(made.count) { memory in
      view.data.forEachElement(in: made) { (memory + $0).initialize(to: call(id, $1)) }
    }
    if newIDs.count == ids.count, commonPrefix(of: ids, newIDs) == ids.count {
      updateRows(view.data, made)
    } else {
      reconcile(view, made, newIDs)
    }
    if isLazy { lazyRows!.start = made.lowerBound }
  }

  /// Gives the rows their elements and places. They stand in the order of the data. New rows, those in `range` without an old
  /// place, have both already.
  private func updateRows(
    _ data: Data, _ made: Range<Int>, keeping range: Range<Int> = 0..<0, where oldPlaces: ContiguousArray<Int> = []
  ) {
    func isNew(_ place: Int) -> Bool { range.contains(place) && oldPlaces[place - range.lowerBound] < 0 }
    let rows = rows
    let makeContent = makeContent
    let type = rowType
    let firstIndex = hasGapBefore ? 1 : 0
    var next = 0
    // First compare rows in one go, up to the first one whose view differs; then update that one, and go on behind it.
    if let first = rows.first, unsafeDowncast(first, to: Row.self).hasComparableContent {
      while next < made.count, type.isUnsuspected {
        let start = next
        var different: Content?
        let hasRead = ObservationScope.findReads {
          next = data.firstPlace(in: made, from: start) { place, element in
            if isNew(place) { return false }
            // Without counting a reference: the array holds the row.
            return withObject(of: .passUnretained(row(at: place, of: rows))) { row in
              row.index = firstIndex + place
              return !row.keepsContent(of: element, makeContent, &different)
            }
          }
        }
        if hasRead {
          // Views of this type read `Observable` objects after all: now each row is tracked by itself.
          type.readsObservables = true
          next = start
          break
        }
        if var different { row(at: next, of: rows).updateContent(&different) }
        next += 1
      }
    }
    if next >= made.count { return }
    data.forEachElement(in: made, from: next) { place, element in
      if isNew(place) { return }
      let row = row(at: place, of: rows)
      row.index = firstIndex + place
      row.update(element.pointee, makeContent, type)
    }
  }

  @inline(__always)
  private func row(at place: Int, of rows: ContiguousArray<ViewNode>) -> Row { unsafeDowncast(rows[place], to: Row.self) }

  /// Rows whose ids stay keep their nodes. Those that are in the right order among themselves (a longest increasing
  /// subsequence of their old places) do not move; the others do; what is new comes in; what is gone goes.
  private func reconcile(_ view: ForEach<Data, ID, Content>, _ made: Range<Int>, _ newIDs: ContiguousArray<ID>) {
    // The same ids at the front and at the back need no search.
    let front = commonPrefix(of: ids, newIDs)
    let back = commonSuffix(of: ids, newIDs, after: front)
    let old = front..<(ids.count - back)
    let new = front..<(newIDs.count - back)
    let oldPlaces = findPlaces(of: newIDs, new, in: ids, old)
    var isKept = ContiguousArray(repeating: false, count: old.count)
    for place in oldPlaces where place >= 0 { isKept[place] = true }
    // They go at the end, when nothing here is in use. Most often it is one.
    var firstRemoved: ViewNode?
    var otherRemoved: ContiguousArray<ViewNode> = []
    for place in old where !isKept[place - front] {
      let row = rows[place]
      if isLazy, let state = SavedState(takenFrom: row) { lazyRows!.save(state, ids[place], at: lazyRows!.start + place) }
      row.remove()
      if firstRemoved == nil { firstRemoved = row } else { otherRemoved.append(row) }
      if !hasDuplicates { knownIDs?.remove(ids[place]) }
    }

    let firstIndex = hasGapBefore ? 1 : 0
    // Before rows are made: what one of these takes out is there for it.
    defer { extendLifetime(lazyRows?.takeExcess()) }
    var newRows: ContiguousArray<ViewNode> = []
    newRows.reserveCapacity(new.count)
    var position = view.data.index(view.data.startIndex, offsetBy: made.lowerBound + front)
    for place in oldPlaces {
      let index = front + newRows.count
      if place >= 0 {
        let row = rows[front + place]
        row.index = firstIndex + index
        newRows.append(row)
      } else {
        let context = _NodeContext(parent: self, index: firstIndex + index)
        if let saved = lazyRows?.takeSaved(newIDs[index]) {
          newRows.append(
            KeptStorage.offering({ saved.storage(for: $0, in: self) }, { rowClass.init(view.data[position], context) }))
        } else {
          newRows.append(rowClass.init(view.data[position], context))
        }
      }
      position = view.data.index(after: position)
    }
    rows.replaceSubrange(old, with: newRows)
    extendLifetime(exchange(&ids, with: newIDs))
    putInPlace(newRows, oldPlaces)
    reportReordering(haveMoved: !isIncreasing(oldPlaces))
    updateRows(view.data, made, keeping: new, where: oldPlaces)
    if !view.isConstant {
      if hasDuplicates || knownIDs == nil {
        findDuplicates()
      } else {
        for place in new where oldPlaces[place - front] < 0 { note(ids[place]) }
      }
    }
    extendLifetime(firstRemoved)
    extendLifetime(otherRemoved)
  }

  /// Inserts and moves elements, from the back to the front: what a row is put in front of is in place already.
  private func putInPlace(_ rows: ContiguousArray<ViewNode>, _ oldPlaces: ContiguousArray<Int>) {
    let isUnmoved = increasingSubsequence(oldPlaces)
    let parent = enclosingElementID
    /// The element behind the next row; nil as long as nobody has looked.
    var sibling: ElementID??
    for index in rows.indices.reversed() {
      let row = rows[index]
      if isUnmoved[index] {
        sibling = nil
        continue
      }
      let next = sibling ?? row.nextElementID
      var first: ElementID?
      row.forEachTopElement { element in
        if first == nil { first = element.id }
        if oldPlaces[index] < 0 {
          emitInsertion(of: element, into: parent, before: next)
        } else {
          emit(.move(element.id, before: next))
        }
      }
      sibling = .some(first ?? next)
    }
  }

  // MARK: Gaps

  func show(_ rows: Range<Int>) {
    guard lazyRows?.ask(for: rows) == true else { return }
    invalidate(.hostEvent)
  }

  /// The host has asked for other rows.
  override func evaluate() {
    recordingDependencies {}
    guard let view = lazyRows?.view else { return }
    graph.work.motion.isStill = true
    takeGaps()
    take(view, lazyRows!.made)
    makeGaps()
    graph.work.motion.isStill = false
  }

  /// Removes the gaps that no longer stand for any row.
  private func takeGaps() {
    if let gap = lazyRows?.before, lazyRows!.made.lowerBound == 0 {
      gap.remove()
      lazyRows!.before = nil
      for place in rows.indices { rows[place].index = place }
    }
    if let gap = lazyRows?.after, lazyRows!.made.upperBound == lazyRows!.count {
      gap.remove()
      lazyRows!.after = nil
    }
  }

  /// Makes the gaps that are needed, and tells those that are there which rows they stand for.
  private func makeGaps(areFirst: Bool = false) {
    guard let lazyRows else { return }
    if lazyRows.made.lowerBound > 0 {
      let range = 0..<lazyRows.made.lowerBound
      if let gap = lazyRows.before {
        gap.setRows(range)
      } else {
        for place in rows.indices { rows[place].index = place + 1 }
        self.lazyRows!.before = GapNode(range, _NodeContext(parent: self, index: 0))
        self.lazyRows!.before!.insertElements()
      }
    }
    if lazyRows.made.upperBound < lazyRows.count {
      let range = lazyRows.made.upperBound..<lazyRows.count
      if let gap = lazyRows.after {
        gap.index = childCount - 1
        gap.setRows(range)
      } else {
        self.lazyRows!.after = GapNode(range, _NodeContext(parent: self, index: childCount))
        if !areFirst { self.lazyRows!.after!.insertElements() }
      }
    }
  }

  private func findDuplicates() {
    let (known, duplicates) = distinctValues(of: ids)
    extendLifetime(exchange(&knownIDs, with: known))
    hasDuplicates = !duplicates.isEmpty
    for id in duplicates { report(id) }
  }

  private func note(_ id: ID) {
    if knownIDs!.insert(id).inserted { return }
    hasDuplicates = true
    report(id)
  }

  private func report(_ id: ID) {
    Diagnostics.report(.duplicateIdentifier(Diagnostics.Value(id)), at: self)
  }
}
