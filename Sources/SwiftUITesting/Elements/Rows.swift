import SwiftUICore

extension FoundElement {
  /// Scrolls a list or a lazy container so that these rows are in sight, by their places among the rows of its first `ForEach`
  /// that has some out of sight. Where a host shows all rows, they are in sight already.
  public func scroll(
    to rows: Range<Int>, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let current = try current(at: site).element
    guard case .onDemand = current.content.rows else {
      throw ElementUnusable("\(current.summary) cannot be scrolled: only a list or a lazy container can", at: site)
    }
    if let gap = current.firstGap { host.graph.send(ShowRowsEvent(rows), to: gap.id) }
  }
}

extension Element {
  /// The first place of rows that are not made.
  var firstGap: Element? { descendants.first { $0.content is GapContent } }
}
