/// The texts of all drawings by name.
struct SymbolCatalog: Sendable {
  static let shared = SymbolCatalog()

  let sources: [String: Substring]

  private init() {
    var sources: [String: Substring] = [:]
    for text in SymbolSources.all {
      for (name, drawing) in Self.entries(text) { sources[String(name)] = drawing }
    }
    self.sources = sources
  }

  /// Reads `name: drawing` line by line; a line that begins with a space goes on with the drawing before.
  static func entries(_ text: String) -> [Substring: Substring] {
    var entries: [Substring: Substring] = [:]
    var name: Substring?
    var start = text.startIndex
    func finish(before end: String.Index) { if let name { entries[name] = text[start..<end] } }
    for line in text.split(separator: "\n") where line.first != " " {
      guard let colon = line.firstIndex(of: ":") else { continue }
      finish(before: line.startIndex)
      name = line[..<colon]
      start = text.index(after: colon)
    }
    finish(before: text.endIndex)
    return entries
  }

  /// The layers of a drawing; nil if there is none with this name.
  func layers(_ name: String) -> [SymbolLayer]? { try? parsed(name) }

  /// The layers of a drawing, or what is wrong with its text.
  func parsed(_ name: String) throws(NotationError) -> [SymbolLayer]? {
    guard let text = sources[name] else { return nil }
    // A text may use other drawings, and those that follow from them.
    return try DrawingParser { SymbolResolver.layers($0[...].split(separator: ".")[...]) }.layers(text)
  }
}
