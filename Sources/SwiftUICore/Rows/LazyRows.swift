/// Which rows of a `ForEach` are made, and what is needed to make others. It keeps the data, and nothing else for rows that are
/// not made, except the state of those that were.
struct LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private(set) var view: ForEach<Data, ID, Content>
  private(set) var count: Int
  /// The rows that are made, by their places in the data.
  private(set) var made: Range<Int>
  var before: GapNode?
  var after: GapNode?
  private var saved: [ID: SavedState] = [:]

  init(_ view: ForEach<Data, ID, Content>, made: Range<Int>) {
    self.view = view
    self.made = made
    count = view.data.count
  }

  /// Takes new data. The same places are made, and at least as many as the host shows at first.
  @MainActor
  mutating func take(_ newView: ForEach<Data, ID, Content>, limit: RowLimit) {
    view = newView
    count = newView.data.count
    let first = limit.rows(of: count).count
    let end = min(count, max(made.upperBound, made.lowerBound + first))
    made = first == count ? 0..<count : min(made.lowerBound, max(0, end - made.count))..<end
  }

  /// Ends the state of elements that are not among the data any more. Looks at all of them, if there is any such state.
  @MainActor
  mutating func forgetEndedElements() {
    guard !saved.isEmpty else { return }
    var ended = Set(saved.keys)
    for element in view.data where !ended.isEmpty { ended.remove(view.id(element)) }
    for id in ended { saved[id] = nil }
  }

  /// The host wants these rows. Returns whether other ones are made so far.
  mutating func ask(for wanted: Range<Int>) -> Bool {
    let rows = wanted.clamped(to: 0..<count).prefix(RowLimit.largest)
    guard !rows.isEmpty, rows != made else { return false }
    made = rows
    return true
  }

  @MainActor
  mutating func save(_ row: ViewNode, _ id: ID) {
    if let state = SavedState(takenFrom: row) { saved[id] = state }
  }

  mutating func takeSaved(_ id: ID) -> SavedState? {
    saved.isEmpty ? nil : saved.removeValue(forKey: id)
  }
}

/// A node that makes rows on demand.
@MainActor
protocol RowWindow: ViewNode {
  /// The host shows this part of the rows now.
  func show(_ rows: Range<Int>)
}
