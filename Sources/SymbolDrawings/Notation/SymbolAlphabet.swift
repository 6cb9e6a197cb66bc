/// Letters and digits drawn with strokes.
enum SymbolAlphabet {
  /// The height of capitals in the alphabet's own drawings.
  private static let capHeight = 10.0

  /// From the ink of one letter to the ink of the next.
  private static let spacing = 2.3

  private static let letters: [Substring: SymbolPath] = SymbolCatalog.entries(SymbolSources.alphabet).mapValues { text in
    let layers = (try? DrawingParser { _ in nil }.layers(text)) ?? []
    return layers.reduce(into: SymbolPath()) { $0.append($1.path) }
  }

  /// A word in one path.
  static func path(_ arguments: ShapeArguments) throws(NotationError) -> SymbolPath {
    let (text, middle, height) = try arguments.text()
    guard let path = path(text, middle: middle, height: height) else { throw NotationError("no letters for \(text)") }
    return path
  }

  /// A word in one path; nil if a letter has not been drawn.
  static func path(_ text: String, middle: GridPoint, height: Double) -> SymbolPath? {
    var word = SymbolPath()
    var end = 0.0
    for character in text {
      guard let letter = letters[Substring(String(character))], let box = letter.bounds else { return nil }
      let start = word.elements.isEmpty ? 0 : end + spacing
      word.append(letter.transformed(by: .moved(by: GridPoint(start - box.minX, 0))))
      end = start + box.width
    }
    return word.transformed(
      by: .moved(by: GridPoint(12 - end / 2, 0)).then(.scaled(by: height / capHeight)).then(.moved(by: middle - .centre)))
  }
}
