/// The tables of fonts that pages have sent, for all pages of the app: browsers that draw alike share them.
///
/// A table is found by the hash of its content alone, so no page can change what another one gets.
@MainActor
final class FontTables {
  /// Each has some 4 KB. Pages keep those that they use.
  static let limit = 256

  private var tables: [String: (table: FontTable, time: Int)] = [:]
  private var time = 0

  /// Some page has sent this table before, or it is one of the library's own font.
  func table(_ id: String) -> FontTable? {
    if let own = OwnFont.measured.first(where: { $0.table.id == id }) { return own.table }
    guard let table = tables[id]?.table else { return nil }
    time += 1
    tables[id]?.time = time
    return table
  }

  /// Keeps a table, in place of the one that nobody has asked for for the longest time. Returns the one that is shared.
  func keep(_ table: FontTable) -> FontTable {
    if let known = self.table(table.id) { return known }
    if tables.count == Self.limit, let oldest = tables.min(by: { $0.value.time < $1.value.time }) { tables[oldest.key] = nil }
    time += 1
    tables[table.id] = (table, time)
    return table
  }
}
