/// A node that makes rows on demand.
@MainActor
protocol RowWindow: ViewNode {
  /// The host shows this part of the rows now.
  func show(_ rows: Range<Int>)
}
