import Foundation

/// What a text keeps once it has not fitted on one line: its runs, the widths of its words, and the lines of the last width.
///
/// Words are measured as far as lines are asked for: of a long text that is cut, only its beginning.
final class TextContent {
  /// How many bytes are broken into words at a time, and some more up to a safe place.
  static let partLength = 2048
  static let ellipsis: Character = "…"
  /// In the string, this stands for what is no character.
  private static let attachment = "\u{FFFC}"

  /// All pieces in a row.
  let string: String
  let runs: [TextRun]
  private let hasEqualRuns: Bool
  /// The words that have been measured, from the beginning on.
  private(set) var words: [TextWord] = []
  /// Where in the text they end.
  private var measuredEnd = 0
  private var naturalWidths: [Bool: CGFloat?] = [:]
  /// The lines of the width that was asked for last.
  var latestLines = BrokenLines(limit: .nan, lines: [], isComplete: false)

  init(_ pieces: [TextPiece]) {
    var string = ""
    var runs: [TextRun] = []
    runs.reserveCapacity(pieces.count)
    for (number, piece) in pieces.enumerated() {
      let start = string.utf8.count
      string += piece.attachment == nil ? piece.string : Self.attachment
      let end = string.utf8.count
      if start < end { runs.append(TextRun(piece, number: number, start: start, end: end)) }
    }
    hasEqualRuns = runs.dropFirst().allSatisfy { [runs] in $0.ascent == runs[0].ascent && $0.descent == runs[0].descent }
    self.string = string
    self.runs = runs
  }

  private var isMeasured: Bool { measuredEnd == string.utf8.count }

  /// Whether there is a word of this number. It is measured then.
  func hasWord(_ index: Int) -> Bool {
    while words.count <= index, !isMeasured { measuredEnd = appendPart(to: &words, from: measuredEnd) }
    return index < words.count
  }

  /// The number of the word that a byte is in; for the text's end, of the last one.
  func wordIndex(at offset: Int32) -> Int {
    while measuredEnd <= offset, !isMeasured { measuredEnd = appendPart(to: &words, from: measuredEnd) }
    var low = 0
    var high = words.count - 1
    while low < high {
      let middle = (low + high) / 2
      if words[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The last word of the text, for which all words are measured.
  var lastWord: TextWord? {
    _ = hasWord(.max - 1)
    return words.last
  }

  /// How wide a plain text is on one line, as `NaturalWidth` says; measured once.
  func naturalWidth(keepsTrailingSpace: Bool) -> CGFloat? {
    if let known = naturalWidths[keepsTrailingSpace] { return known }
    let width = NaturalWidth.of(string, runs[0].font, keepsTrailingSpace: keepsTrailingSpace)
    naturalWidths[keepsTrailingSpace] = .some(width)
    return width
  }

  /// The run that a byte is in.
  func runIndex(at offset: Int) -> Int {
    guard runs.count > 1 else { return 0 }
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func run(at offset: Int) -> TextRun { runs[runIndex(at: offset)] }

  func index(at offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset)
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Only a variable has this method. Nothing is copied but the reference.
    var string = string
    return string.withUTF8(body)
  }

  /// The extent that all lines have, if it is the same for all.
  var commonExtent: (ascent: CGFloat, descent: CGFloat)? {
    hasEqualRuns ? (runs[0].ascent, runs[0].descent) : nil
  }

  /// How far a line reaches above and below its baseline: as far as anything in it. An empty line is as high as what ends it.
  func extent(of line: BrokenLine) -> (ascent: CGFloat, descent: CGFloat) {
    commonExtent ?? extent(of: line.start..<line.contentEnd)
  }

  func extent(of line: TruncatedLine) -> (ascent: CGFloat, descent: CGFloat) {
    if let commonExtent { return commonExtent }
    let ellipsis = runs[line.run]
    return [line.head, line.tail ?? line.head].reduce((ellipsis.ascent, ellipsis.descent)) { extent, range in
      guard !range.isEmpty else { return extent }
      let other = self.extent(of: range)
      return (max(extent.0, other.ascent), max(extent.1, other.descent))
    }
  }

  private func extent(of range: Range<Int32>) -> (ascent: CGFloat, descent: CGFloat) {
    var index = runIndex(at: min(Int(range.lowerBound), string.utf8.count - 1))
    var (ascent, descent) = (runs[index].ascent, runs[index].descent)
    while index + 1 < runs.count, runs[index + 1].start < range.upperBound {
      index += 1
      ascent = max(ascent, runs[index].ascent)
      descent = max(descent, runs[index].descent)
    }
    return (ascent, descent)
  }
}
