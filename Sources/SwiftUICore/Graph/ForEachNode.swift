/// What makes the content of rows. Between a `ForEach` and its rows, so that they share one closure.
class RowMaker<Value, Content: View>: ViewNode {
  @exclusivity(unchecked) fileprivate final var makeContent: (Value) -> Content
  fileprivate final let rowType = EvaluableType.of(ForEachRow<Value, Content>.self)

  fileprivate init(_ makeContent: @escaping (Value) -> Content, _ context: _NodeContext) {
    self.makeContent = makeContent
    super.init(context)
  }
}

/// The rows of a `ForEach`, by id. A change of the data makes, moves and removes rows; it never walks into one that stays.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowMaker<Data.Element, Content> {
  typealias Row = ForEachRow<Data.Element, Content>

  /// Rows all, but of a type that needs no look-up at each access.
  @exclusivity(unchecked) private var rows: ContiguousArray<ViewNode> = []
  private var ids: ContiguousArray<ID> = []
  /// The same ids, to tell one that comes twice. Nil where the data are promised to be constant.
  private var knownIDs: Set<ID>?
  private var hasDuplicates = false
  private let initialCount: Int

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    initialCount = view.data.count
    super.init(view.content, context)
    rows.reserveCapacity(initialCount)
    ids.reserveCapacity(initialCount)
    view.data.forEachElement { _, element in
      ids.append(view.id(element))
      rows.append(Row(element, _NodeContext(parent: self, index: rows.count)))
    }
    if !view.isConstant { findDuplicates() }
  }

  override var childCount: Int { rows.count }
  override func child(at index: Int) -> ViewNode { rows[index] }

  func update(_ view: ForEach<Data, ID, Content>) {
    if view.isConstant, view.data.count != initialCount {
      Diagnostics.report(.rangeChanged(from: view.data.count, to: initialCount), at: self)
    }
    makeContent = view.content
    var newIDs: ContiguousArray<ID> = []
    newIDs.reserveCapacity(view.data.count)
    let id = view.id
    view.data.forEachElement { newIDs.append(id($1)) }
    if newIDs.count == ids.count, commonPrefix(of: ids, newIDs) == ids.count {
      updateRows(view.data)
    } else {
      reconcile(view, newIDs)
    }
  }

  /// Gives the rows, which stand in the order of the data, their elements. New rows have them: those in `range` without an old
  /// place.
  private func updateRows(_ data: Data, keeping range: Range<Int> = 0..<0, where oldPlaces: ContiguousArray<Int> = []) {
    func isNew(_ place: Int) -> Bool { range.contains(place) && oldPlaces[place - range.lowerBound] < 0 }
    let makeContent = makeContent
    let type = rowType
    data.forEachElement { place, element in
      if !isNew(place) { row(at: place).update(element, makeContent, type) }
    }
  }

  @inline(__always)
  private func row(at place: Int) -> Row { unsafeDowncast(rows[place], to: Row.self) }

  /// Rows whose ids stay keep their nodes. Those that are in the right order among themselves (a longest increasing
  /// subsequence of their old places) do not move; the others do; what is new comes in; what is gone goes.
  private func reconcile(_ view: ForEach<Data, ID, Content>, _ newIDs: ContiguousArray<ID>) {
    // The same ids at the front and at the back need no search.
    let front = commonPrefix(of: ids, newIDs)
    let back = commonSuffix(of: ids, newIDs, after: front)
    let old = front..<(ids.count - back)
    let new = front..<(newIDs.count - back)
    let oldPlaces = findPlaces(of: newIDs, new, in: ids, old)
    var isKept = ContiguousArray(repeating: false, count: old.count)
    for place in oldPlaces where place >= 0 { isKept[place] = true }
    for place in old where !isKept[place - front] {
      rows[place].remove()
      if !hasDuplicates { knownIDs?.remove(ids[place]) }
    }

    var newRows: ContiguousArray<ViewNode> = []
    newRows.reserveCapacity(new.count)
    var position = view.data.index(view.data.startIndex, offsetBy: front)
    for place in oldPlaces {
      let index = front + newRows.count
      if place >= 0 {
        let row = rows[front + place]
        row.index = index
        newRows.append(row)
      } else {
        newRows.append(Row(view.data[position], _NodeContext(parent: self, index: index)))
      }
      position = view.data.index(after: position)
    }
    rows.replaceSubrange(old, with: newRows)
    ids = newIDs
    if new.count != old.count {
      for index in new.upperBound..<rows.count { rows[index].index = index }
    }
    putInPlace(newRows, oldPlaces)
    reportReordering()
    updateRows(view.data, keeping: new, where: oldPlaces)
    if view.isConstant { return }
    if hasDuplicates || knownIDs == nil {
      findDuplicates()
    } else {
      for place in new where oldPlaces[place - front] < 0 { note(ids[place]) }
    }
  }

  /// Inserts and moves elements, from the back to the front: what a row is put in front of is in place already.
  private func putInPlace(_ rows: ContiguousArray<ViewNode>, _ oldPlaces: ContiguousArray<Int>) {
    let isUnmoved = increasingSubsequence(oldPlaces)
    let parent = enclosingElementID
    /// What comes behind the next row; nil as long as nobody has looked.
    var sibling: ElementID??
    for index in rows.indices.reversed() {
      let row = rows[index]
      if isUnmoved[index] {
        sibling = nil
        continue
      }
      let next = sibling ?? row.nextElementID
      if oldPlaces[index] < 0 { row.insertElements(into: parent, before: next) } else { row.moveElements(before: next) }
      sibling = .some(row.firstElement?.id ?? next)
    }
  }

  private func findDuplicates() {
    let (known, duplicates) = distinctValues(of: ids)
    knownIDs = known
    hasDuplicates = !duplicates.isEmpty
    for id in duplicates { report(id) }
  }

  private func note(_ id: ID) {
    if knownIDs!.insert(id).inserted { return }
    hasDuplicates = true
    report(id)
  }

  private func report(_ id: ID) {
    Diagnostics.report(.duplicateIdentifier("\(id)"), at: self)
  }
}

extension RandomAccessCollection {
  /// Visits the elements with their places, straight in memory where they are in an array.
  @inline(__always)
  nonisolated fileprivate func forEachElement(_ body: (Int, Element) -> Void) {
    let isContiguous: Void? = withContiguousStorageIfAvailable { for place in $0.indices { body(place, $0[place]) } }
    if isContiguous != nil { return }
    var place = 0
    for element in self {
      body(place, element)
      place += 1
    }
  }
}

/// One element of a `ForEach`. What its content closure reads is its own dependency, not the whole collection's (behaviour 97).
final class ForEachRow<Value, Content: View>: ViewNode {
  @exclusivity(unchecked) private var datum: Value
  private var content: ViewNode!

  init(_ element: Value, _ context: _NodeContext) {
    datum = element
    super.init(context)
    let view = tracking(maker.rowType) { maker.makeContent(datum) }
    content = Content._makeNode(view, _NodeContext(parent: self)).node
  }

  private var maker: RowMaker<Value, Content> { unsafeDowncast(parent!, to: RowMaker<Value, Content>.self) }

  func update(_ newElement: Value, _ makeContent: (Value) -> Content, _ type: EvaluableType) {
    datum = newElement
    let view = tracking(type) { makeContent(newElement) }
    Content._updateNode(_Node(content), view)
  }

  override func evaluate() {
    let maker = maker
    update(datum, maker.makeContent, maker.rowType)
  }

  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }
}
