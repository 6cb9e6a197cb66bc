/// The characters that a page measures one by one for each font. All others it measures when a text has them.
enum MeasuredCharacters {
  /// Code points of letters, signs and spaces that do not change with their neighbours, ascending. What is never seen is left out.
  static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E,
    // Latin, for most languages of Europe, Romanian, Welsh, Vietnamese
    0xA0...0xAC, 0xAE...0x17F, 0x218...0x21B, 0x2C6...0x2C7, 0x2D8...0x2DD,
    // Greek and Cyrillic
    0x384...0x38A, 0x38C...0x38C, 0x38E...0x3A1, 0x3A3...0x3CE, 0x400...0x45F, 0x490...0x491, 0x1E80...0x1E85, 0x1E9E...0x1E9E,
    0x1EA0...0x1EF9,
    // Spaces, punctuation, currencies
    0x2000...0x200A, 0x2010...0x2027, 0x202F...0x203A, 0x2044...0x2044, 0x205F...0x205F, 0x2070...0x2070, 0x2074...0x208E,
    0x20A0...0x20BF,
    // Signs that stand in texts
    0x2116...0x2116, 0x2122...0x2122, 0x2126...0x2126, 0x2153...0x2154, 0x215B...0x215E, 0x2190...0x2195, 0x21D0...0x21D5,
    0x21E7...0x21E7, 0x2202...0x2202, 0x2206...0x2206, 0x220F...0x220F, 0x2211...0x2212, 0x2215...0x2215, 0x2219...0x221A,
    0x221E...0x221E, 0x222B...0x222B, 0x2248...0x2248, 0x2260...0x2260, 0x2264...0x2265, 0x2303...0x2303, 0x2318...0x2318,
    0x2325...0x2325, 0x25A0...0x25A1, 0x25B2...0x25B2, 0x25BC...0x25BC, 0x25C6...0x25C6, 0x25CA...0x25CB, 0x25CF...0x25CF,
    0x25E6...0x25E6, 0x2605...0x2606, 0x2713...0x2713, 0xFB01...0xFB02,
  ]

  /// Where each range begins in a list of all characters.
  private static let starts: [Int] = ranges.reduce(into: [0]) { $0.append($0.last! + $1.count) }

  static let count = starts.last!

  /// As a page is told: `20-7e a0-ac ...`.
  static let text = ranges.map { "\(String($0.lowerBound, radix: 16))-\(String($0.upperBound, radix: 16))" }.joined(
    separator: " ")

  /// The place of a character in a list of all of them.
  static func index(of code: UInt32) -> Int? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < code { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].lowerBound <= code else { return nil }
    return starts[low] + Int(code - ranges[low].lowerBound)
  }
}
