/// The rows of a `ForEach`, by id. A change of the data makes, moves and removes rows; it never walks into one that stays.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  typealias Row = ForEachRow<Data.Element, Content>

  private var rows: ContiguousArray<Row> = []
  private var ids: ContiguousArray<ID> = []
  private let initialCount: Int

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    initialCount = view.data.count
    super.init(context)
    rows.reserveCapacity(initialCount)
    ids.reserveCapacity(initialCount)
    for element in view.data {
      ids.append(view.id(element))
      rows.append(Row(element, view.content, _NodeContext(parent: self, index: rows.count)))
    }
    if !view.isConstant { reportDuplicates() }
  }

  override var childCount: Int { rows.count }
  override func child(at index: Int) -> ViewNode { rows[index] }

  func update(_ view: ForEach<Data, ID, Content>) {
    if view.isConstant, view.data.count != initialCount {
      Diagnostics.report(.rangeChanged(from: view.data.count, to: initialCount), at: self)
    }
    var newIDs: ContiguousArray<ID> = []
    newIDs.reserveCapacity(view.data.count)
    for element in view.data { newIDs.append(view.id(element)) }
    if newIDs == ids {
      for (row, element) in zip(rows, view.data) { row.update(element, view.content) }
    } else {
      reconcile(view, newIDs)
    }
  }

  /// Rows whose ids stay keep their nodes. Those that are in the right order among themselves (a longest increasing
  /// subsequence of their old places) do not move; the others do; what is new comes in; what is gone goes.
  private func reconcile(_ view: ForEach<Data, ID, Content>, _ newIDs: ContiguousArray<ID>) {
    let oldRows = rows
    // The same ids at the front and at the back need no search.
    var front = 0
    while front < ids.count, front < newIDs.count, ids[front] == newIDs[front] { front += 1 }
    var back = 0
    while back < ids.count - front, back < newIDs.count - front, ids[ids.count - 1 - back] == newIDs[newIDs.count - 1 - back] {
      back += 1
    }
    var placesByID: [ID: Int] = Dictionary(minimumCapacity: ids.count - front - back)
    for place in front..<(ids.count - back) where placesByID[ids[place]] == nil { placesByID[ids[place]] = place }

    // For each new place the old one, or -1.
    var oldPlaces = ContiguousArray(repeating: -1, count: newIDs.count)
    for place in 0..<front { oldPlaces[place] = place }
    for place in 0..<back { oldPlaces[newIDs.count - 1 - place] = ids.count - 1 - place }
    for place in front..<(newIDs.count - back) { oldPlaces[place] = placesByID.removeValue(forKey: newIDs[place]) ?? -1 }
    var isKept = ContiguousArray(repeating: false, count: oldRows.count)
    for place in oldPlaces where place >= 0 { isKept[place] = true }

    for place in oldRows.indices where !isKept[place] { oldRows[place].remove() }
    let unmoved = increasingSubsequence(oldPlaces)
    var newRows: ContiguousArray<Row> = []
    newRows.reserveCapacity(newIDs.count)
    var isNew = ContiguousArray(repeating: false, count: newIDs.count)
    for (place, element) in view.data.enumerated() {
      if oldPlaces[place] >= 0 {
        let row = oldRows[oldPlaces[place]]
        row.index = place
        newRows.append(row)
      } else {
        isNew[place] = true
        newRows.append(Row(element, view.content, _NodeContext(parent: self, index: place)))
      }
    }
    rows = newRows
    ids = newIDs
    // From the back to the front: what a row is put in front of is in place already.
    for place in newRows.indices.reversed() {
      if isNew[place] { newRows[place].insertElements() } else if !unmoved[place] { newRows[place].moveElements() }
    }
    reportReordering()
    for (place, element) in view.data.enumerated() where !isNew[place] { newRows[place].update(element, view.content) }
    if !view.isConstant { reportDuplicates() }
  }

  private func reportDuplicates() {
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted { Diagnostics.report(.duplicateIdentifier("\(id)"), at: self) }
  }
}

/// Marks the places whose values, without the negative ones, form a longest increasing subsequence. O(n log n).
private func increasingSubsequence(_ values: ContiguousArray<Int>) -> ContiguousArray<Bool> {
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

/// One element of a `ForEach`. What its content closure reads is its own dependency, not the whole collection's (behaviour 97).
final class ForEachRow<Value, Content: View>: ViewNode {
  private var datum: Value
  private var makeContent: (Value) -> Content
  private var content: ViewNode!
  private let type = EvaluableType.of(ForEachRow<Value, Content>.self)

  init(_ element: Value, _ makeContent: @escaping (Value) -> Content, _ context: _NodeContext) {
    datum = element
    self.makeContent = makeContent
    super.init(context)
    let view = tracking(type) { makeContent(element) }
    content = Content._makeNode(view, _NodeContext(parent: self)).node
  }

  func update(_ newElement: Value, _ newMakeContent: @escaping (Value) -> Content) {
    datum = newElement
    makeContent = newMakeContent
    evaluate()
  }

  override func evaluate() {
    let view = tracking(type) { makeContent(datum) }
    Content._updateNode(_Node(content), view)
  }

  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }
}
