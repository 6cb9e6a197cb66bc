import Foundation

/// Where a paragraph may be broken: a table for what is plain ASCII, and `LineBreakIterator` for all else.
///
/// The table says what Unicode's rules say about two neighbouring characters, or two with spaces between them. Where the rules
/// look further, as at numbers with signs, it does not know, and the whole paragraph goes to the iterator.
package enum LineBreakOpportunities {
  /// Appends the places, in bytes, where a paragraph may be broken, the last of them its end. What ends a paragraph is only at
  /// its end.
  package static func append(in paragraph: UnsafeBufferPointer<UInt8>, to ends: inout [Int32]) {
    let count = ends.count
    guard !appendFromTable(paragraph, &ends) else { return }
    ends.removeSubrange(count...)
    LineBreakIterator.appendOpportunities(in: paragraph, to: &ends)
  }

  /// The same by the table alone: false if it does not know, when some places may have been appended.
  package static func appendFromTable(_ paragraph: UnsafeBufferPointer<UInt8>, _ ends: inout [Int32]) -> Bool {
    let kinds = Self.kinds
    let answers = Self.answers
    var previous = letter
    var isWordStart = true
    var isAfterSpace = false
    for index in paragraph.indices {
      let byte = paragraph[index]
      guard byte < 0x80 else { return false }
      let kind = kinds[Int(byte)]
      guard kind < space else {
        if kind == space {
          isAfterSpace = true
          continue
        }
        guard byte == 0x0A || byte == 0x0D, paragraph.count - index <= 2 else { return false }
        break
      }
      if index > 0 {
        switch answers[Int(isAfterSpace && previous != opening ? space : previous) * Int(space) + Int(kind)] {
        case .never: break
        case .allowed: ends.append(Int32(index))
        case .allowedInWords: if !isWordStart { ends.append(Int32(index)) }
        case .unknown: return false
        }
      }
      isWordStart = index == 0 || isAfterSpace
      previous = kind
      isAfterSpace = false
    }
    if !paragraph.isEmpty { ends.append(Int32(paragraph.count)) }
    return true
  }

  private enum Answer: Character {
    case never = "."
    case allowed = "/"
    /// If the earlier one is not the first of its word: a hyphen between words, not a sign before one.
    case allowedInWords = "w"
    case unknown = "?"
  }

  private static let letter: UInt8 = 0
  private static let opening: UInt8 = 5
  private static let space: UInt8 = 12
  /// Control characters.
  private static let other: UInt8 = 13

  /// The characters of each kind; letters are all that is nowhere else.
  private static let characters = ["", "0123456789", "\"'", ".,:;", "!?", "([{", ")]", "}", "-", "/", "$+\\%", "|\t", " "]

  /// Whether a line may end between two neighbours: a row for the kind of the earlier one, a column for that of the later one.
  private static let answers: [Answer] = [
    // letter, digit, quote, point, !, opening, ) ], }, hyphen, slash, sign, bar
    "............",  // letter
    "............",  // digit
    "............",  // quotation mark
    "...../....?.",  // point
    "//.../..../.",  // exclamation or question mark
    "............",  // opening bracket
    "...../....?.",  // closing bracket
    "//.../....?.",  // closing brace
    "w..../..../.",  // hyphen
    "/?.../....?.",  // slash
    ".....?..../.",  // sign of a currency or at numbers
    "//.../..../.",  // bar and tabulator
    "///?./.././/",  // with spaces between, whatever the earlier one but an opening bracket
  ].flatMap { $0.compactMap(Answer.init) }

  private static let kinds: [UInt8] = (0..<128).map { (byte: UInt8) in
    let character = Character(Unicode.Scalar(byte))
    if let kind = characters.firstIndex(where: { $0.contains(character) }) { return UInt8(kind) }
    return byte < 0x20 || byte == 0x7F ? other : letter
  }
}
