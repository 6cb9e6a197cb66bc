/// How many rows a host shows before it has asked for any.
package struct RowLimit: Sendable {
  /// No screen shows more rows at once, whatever a host asks for.
  static var largest: Int { 2_000 }

  /// As long as there are no more than these, it shows all.
  let complete: Int
  /// Of more than that it shows these first.
  let first: Int

  package init(complete: Int, first: Int) {
    self.complete = complete
    self.first = first
  }

  /// The places of the rows that it shows.
  func rows(of count: Int) -> Range<Int> { 0..<(count <= complete ? count : min(first, count)) }
}
