import Foundation

/// A line of a text that was broken.
struct BrokenLine: Equatable {
  var start: Int32
  /// Before the spaces at its end.
  var contentEnd: Int32
  var end: Int32
  var isHyphenated = false
  /// Whether it ends within a word, or has one that is wider than it.
  var breaksWord = false
  /// Without the spaces at its end.
  var width: CGFloat
  /// How wide the spaces are at which it was broken; 0 at the end of a paragraph.
  var space: CGFloat = 0
}

/// The lines of a text for one width.
struct BrokenLines {
  var limit: CGFloat
  var lines: [BrokenLine]
  /// Whether these are all lines.
  var isComplete: Bool
}

extension TextContent {
  /// The first lines of the text, each as full as it can be.
  ///
  /// Takes time for the characters of these lines, and none if the width is that of the last call.
  func lines(limit: CGFloat, maximum: Int, keepsTrailingSpace: Bool) -> BrokenLines {
    if latestLines.limit == limit {
      if latestLines.lines.count > maximum {
        return BrokenLines(limit: limit, lines: Array(latestLines.lines[..<maximum]), isComplete: false)
      }
      if latestLines.isComplete || latestLines.lines.count == maximum { return latestLines }
    }
    latestLines.lines = []
    latestLines = withBytes { bytes in
      var breaking = LineBreaking(self, bytes, limit, keepsTrailingSpace: keepsTrailingSpace)
      var lines: [BrokenLine] = []
      var first = 0
      while lines.count < maximum, let line = breaking.next() {
        lines.append(line)
        guard breaking.isAtStartOfParagraph else { continue }
        if lines.count == first + 2 { (lines[first], lines[first + 1]) = breaking.evened(lines[first], line) }
        first = lines.count
      }
      return BrokenLines(limit: limit, lines: lines, isComplete: breaking.isAtEnd)
    }
    return latestLines
  }

  /// How wide the text is from the start of a line on, if that is in its last paragraph and at most `limit`.
  func widthOfRest(from line: BrokenLine, limit: CGFloat) -> CGFloat? {
    withBytes { bytes in
      var breaking = LineBreaking(self, bytes, limit, from: line.start)
      let rest = breaking.next()
      return breaking.isAtEnd ? rest?.width : nil
    }
  }
}

/// Breaks a text at a width, line by line.
private struct LineBreaking {
  private let content: TextContent
  /// Those that have been measured when the line began, or more.
  private var words: [TextWord]
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limit: CGFloat
  private let keepsTrailingSpace: Bool
  /// The word that the next line begins with, or in.
  private var word: Int
  private var start: Int32

  init(
    _ content: TextContent, _ bytes: UnsafeBufferPointer<UInt8>, _ limit: CGFloat, from start: Int32 = 0,
    keepsTrailingSpace: Bool = false
  ) {
    self.content = content
    self.bytes = bytes
    self.limit = limit
    self.start = start
    self.keepsTrailingSpace = keepsTrailingSpace
    words = content.words
    word = start == 0 ? 0 : content.wordIndex(at: start)
  }

  var isAtEnd: Bool {
    mutating get { !has(word) }
  }

  private mutating func has(_ index: Int) -> Bool {
    if index < words.count { return true }
    // Else all would be copied for the ones that come.
    words = []
    defer { words = content.words }
    return content.hasWord(index)
  }

  /// Whether a paragraph has just ended.
  var isAtStartOfParagraph: Bool {
    mutating get { isAtEnd || isBehindParagraph }
  }

  private var isBehindParagraph: Bool {
    word > 0 && start == words[word - 1].end && words[word - 1].ending == .paragraph
  }

  /// Moves the last word of a paragraph's first line down, to a lone one, where there is room for both and the two lines are then more alike.
  ///
  /// Measured on macOS 26. The lines are those that the narrower width would have anyway, so who asks again with the answer gets the same ones.
  mutating func evened(_ line: BrokenLine, _ last: BrokenLine) -> (BrokenLine, BrokenLine) {
    var (line, last) = (line, last)
    guard !line.isHyphenated else { return (line, last) }
    let moved = content.wordIndex(at: line.contentEnd - 1)
    // The second line is the next word alone, the first one has more than one word.
    guard moved > 0, words[moved].end == line.end, words[moved - 1].end > line.start, words[moved - 1].ending == .opportunity,
      has(moved + 1), words[moved + 1].end >= last.end, words[moved + 1].contentEnd == last.contentEnd
    else { return (line, last) }
    let word = words[moved]
    let before = words[moved - 1]
    guard word.space > 0, before.space > 0 else { return (line, last) }
    let wider = word.width + word.space + last.width
    let narrower = line.width - word.width - before.space
    guard wider <= limit, narrower > 0, abs(wider - narrower) < line.width - last.width else { return (line, last) }
    line.width = narrower
    line.contentEnd = before.contentEnd
    line.end = before.end
    line.space = before.space
    last.start = before.end
    last.width = wider
    return (line, last)
  }

  mutating func next() -> BrokenLine? {
    guard has(word) else { return nil }
    var line = BrokenLine(start: start, contentEnd: start, end: start, width: 0)
    var best: Int?
    var width: CGFloat = 0
    var index = word
    while has(index) {
      let candidate = words[index]
      let isLast = candidate.ending == .paragraph || !has(index + 1)
      width += index == word ? widthOfFirst : candidate.width
      guard width <= limit else { break }
      let isHyphenated = candidate.ending == .softHyphen && !isLast
      // A word may fit though its half with a hyphen does not.
      let hyphenated = isHyphenated ? width + content.run(at: Int(candidate.contentEnd) - 1).hyphenWidth : width
      if hyphenated <= limit {
        best = index
        line.width = hyphenated
        line.isHyphenated = isHyphenated
      }
      if isLast {
        if keepsTrailingSpace { line.width = max(width, min(width + candidate.space, limit)) }
        break
      }
      width += candidate.space
      index += 1
    }
    if let best {
      end(&line, withWord: best)
    } else {
      breakWord(&line)
    }
    start = line.end
    return line
  }

  /// What is left of the first word. To subtract what went before would gather errors.
  private var widthOfFirst: CGFloat {
    let first = words[word]
    guard word > 0 ? start > words[word - 1].end : start > 0 else { return first.width }
    var walk = walk
    var width: CGFloat = 0
    while width <= limit, let cluster = walk.next() { width += cluster.width }
    return width
  }

  private var walk: CharacterWalk {
    CharacterWalk(
      content, bytes, from: Int(start), to: Int(words[word].contentEnd), stretch: CGFloat(words[word].stretch))
  }

  private mutating func end(_ line: inout BrokenLine, withWord index: Int) {
    line.contentEnd = max(line.start, words[index].contentEnd)
    line.end = words[index].end
    if words[index].ending != .paragraph, has(index + 1) { line.space = words[index].space }
    word = index + 1
  }

  /// Fills a line with characters of a word that is wider than it: at least one that is seen.
  private mutating func breakWord(_ line: inout BrokenLine) {
    var walk = walk
    line.breaksWord = true
    var hasVisible = false
    while let cluster = walk.next(), cluster.width == 0 || !hasVisible || line.width + cluster.width <= limit {
      hasVisible = hasVisible || cluster.width != 0
      line.width += cluster.width
      line.end = Int32(cluster.end)
    }
    line.contentEnd = line.end
    // The spaces after the word's last character go with it.
    if line.end == words[word].contentEnd { end(&line, withWord: word) }
  }
}
