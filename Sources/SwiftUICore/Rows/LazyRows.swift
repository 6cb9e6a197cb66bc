/// Which rows of a `ForEach` are made, and what is needed to make others. It keeps the data, and nothing else for rows that are
/// not made, except the state of those that were.
///
/// The rows keep their places when the data change: where the host has scrolled to says what is in sight.
struct LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private(set) var view: ForEach<Data, ID, Content>
  private(set) var count: Int
  /// The rows that are made, by their places in the data.
  private(set) var made: Range<Int>
  var before: GapNode?
  var after: GapNode?
  /// The place of the first row that is there; `made` tells it when the rows have been made.
  var start: Int
  private var saved: [ID: Saved] = [:]
  /// How many elements the last update has added or, if negative, removed.
  private var growth = 0

  struct Saved {
    let state: SavedState
    /// Where its element was among the data.
    let place: Int
    /// Those that were saved later have larger ones.
    let number: Int
  }

  private var newestSaved = 0

  init(_ view: ForEach<Data, ID, Content>, made: Range<Int>) {
    self.view = view
    self.made = made
    start = made.lowerBound
    count = view.data.count
  }

  /// Takes new data, and returns the old. The same places are made, and at least as many as the host shows at first.
  @MainActor
  mutating func take(_ newView: ForEach<Data, ID, Content>, limit: RowLimit) -> ForEach<Data, ID, Content> {
    let oldView = exchange(&view, with: newView)
    growth = newView.data.count - count
    count = newView.data.count
    let first = limit.rows(of: count).count
    let end = min(count, max(made.upperBound, made.lowerBound + first))
    made = first == count ? 0..<count : min(made.lowerBound, max(0, end - made.count))..<end
    return oldView
  }

  /// The state of elements that are still among the data, with their places there; nil if nothing of the saved state has gone or
  /// moved.
  ///
  /// O(saved state) as long as the elements are where they were, or where one insertion or removal has moved them to. Else this
  /// looks at all data.
  @MainActor
  func findLivingState() -> [ID: Saved]? {
    if saved.isEmpty { return nil }
    var living: [ID: Saved] = [:]
    var missing: Set<ID> = []
    var haveMoved = false
    for (id, entry) in saved where !isElement(id, at: entry.place) {
      if growth != 0, isElement(id, at: entry.place + growth) { haveMoved = true } else { missing.insert(id) }
    }
    if missing.isEmpty && !haveMoved { return nil }
    for (id, entry) in saved where !missing.contains(id) {
      let place = isElement(id, at: entry.place) ? entry.place : entry.place + growth
      living[id] = Saved(state: entry.state, place: place, number: entry.number)
    }
    if missing.isEmpty { return living }
    for (place, element) in view.data.enumerated() {
      guard let id = missing.remove(view.id(element)) else { continue }
      living[id] = Saved(state: saved[id]!.state, place: place, number: saved[id]!.number)
      if missing.isEmpty { break }
    }
    return living
  }

  private func isElement(_ id: ID, at place: Int) -> Bool {
    place >= 0 && place < count && view.id(view.data[view.data.index(view.data.startIndex, offsetBy: place)]) == id
  }

  /// Keeps this state, and returns all that there was.
  mutating func replaceSaved(with living: [ID: Saved]) -> [ID: Saved] {
    exchange(&saved, with: living)
  }

  /// The host asks for these rows. Returns whether others are made so far.
  mutating func ask(for wanted: Range<Int>) -> Bool {
    let rows = wanted.clamped(to: 0..<count).prefix(RowLimit.largest)
    guard !rows.isEmpty, rows != made else { return false }
    made = rows
    return true
  }

  mutating func save(_ state: SavedState, _ id: ID, at place: Int) {
    newestSaved += 1
    saved[id] = Saved(state: state, place: place, number: newestSaved)
  }

  /// What there is no room for: to be kept no longer than until nothing here is in use.
  @MainActor
  mutating func takeExcess() -> [Saved] {
    guard saved.count > RowsOutOfSight.limit else { return [] }
    let oldest = saved.map { (id: $0.key, number: $0.value.number) }.sorted { $0.number < $1.number }
    return oldest.prefix(saved.count - RowsOutOfSight.limit * 3 / 4).compactMap { saved.removeValue(forKey: $0.id) }
  }

  mutating func takeSaved(_ id: ID) -> SavedState? {
    saved.isEmpty ? nil : saved.removeValue(forKey: id)?.state
  }
}

/// What is kept of rows that are not made.
@MainActor
enum RowsOutOfSight {
  /// The state of so many rows of one `ForEach`; then that of the ones goes that were seen longest ago, a quarter at a time. Tests may have
  /// fewer.
  static var limit = 4000
}
