import Foundation

/// What stands between two places where a line may be broken. It begins where the one before it ends.
struct TextWord {
  enum Ending: UInt8 {
    case opportunity
    /// A hyphen is seen if the line is broken here.
    case softHyphen
    case paragraph
  }

  /// Behind the spaces, and behind what ends the paragraph.
  var end: Int32
  /// Before the spaces.
  var contentEnd: Int32
  /// Without the spaces.
  var width: CGFloat
  /// How wide the spaces are.
  var space: CGFloat
  /// What `width` is to the widths of the characters one by one; other than 1 only in shaped scripts.
  var stretch: Float
  var ending: Ending
}

extension TextContent {
  /// The words of the next part of the text, and where they end. After a character that ends a paragraph there is always another word, perhaps an
  /// empty one.
  func appendPart(to words: inout [TextWord], from first: Int) -> Int {
    withBytes { bytes in
      if words.isEmpty { words.reserveCapacity(min(bytes.count, Self.partLength) / 6 + 1) }
      var ends: [Int32] = []
      var start = first
      while start < bytes.count, start - first < Self.partLength {
        let end = CodePoint.partEnd(bytes, from: start, length: Self.partLength)
        ends.removeAll(keepingCapacity: true)
        LineBreakOpportunities.append(in: UnsafeBufferPointer(rebasing: bytes[start..<end]), to: &ends)
        appendWords(bytes, start, ends, to: &words)
        start = end
      }
      if start == bytes.count, let last = words.last, last.ending == .paragraph {
        words.append(
          TextWord(end: last.end, contentEnd: last.end, width: 0, space: 0, stretch: 1, ending: .opportunity))
      }
      return start
    }
  }

  /// Appends the words of a part, whose opportunities are counted from its start.
  private func appendWords(
    _ bytes: UnsafeBufferPointer<UInt8>, _ part: Int, _ ends: [Int32], to words: inout [TextWord]
  ) {
    guard let length = ends.last else { return }
    var walk = CharacterWalk(self, bytes, from: part, to: part + Int(length))
    var start = part
    var position = part
    var word = TextWord.empty(at: start)
    for end in ends {
      let end = part + Int(end)
      while position < end, let cluster = walk.next() {
        position = cluster.end
        word.append(cluster, CodePoint(bytes, cluster.start))
      }
      // Rules for lines and for characters are of different versions of Unicode: no break inside a character.
      guard position == end else { continue }
      word.end = Int32(end)
      if word.contentEnd == start, start > part, let last = words.indices.last, words[last].ending == .opportunity {
        // Tabulators and other spaces behind a space: all of them may hang.
        words[last].end = word.end
        words[last].space += word.space
        words[last].ending = word.ending
      } else {
        finish(&word, bytes, start)
        words.append(word)
      }
      start = end
      word = .empty(at: end)
    }
  }

  private func finish(_ word: inout TextWord, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    let contentEnd = Int(word.contentEnd)
    if word.ending == .opportunity, contentEnd == word.end, contentEnd - start >= 2, bytes[contentEnd - 2] == 0xC2,
      bytes[contentEnd - 1] == 0xAD
    {
      word.ending = .softHyphen
    }
    var index = start
    while index < contentEnd {
      let point = CodePoint(bytes, index)
      if point.isShaped { return shape(&word, bytes, start) }
      index += point.length
    }
  }

  /// Measures a word as a whole, each run of it by itself.
  private func shape(_ word: inout TextWord, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    let end = Int(word.contentEnd)
    // What the font says of the characters one by one, and what it has no say in.
    var single: CGFloat = 0
    var fixed: CGFloat = 0
    var walk = CharacterWalk(self, bytes, from: start, to: end)
    while let cluster = walk.next() {
      let run = runs[cluster.run]
      let added = run.attachment == nil && cluster.width != 0 ? run.tracking : cluster.width
      fixed += added
      single += cluster.width - added
    }
    var shaped: CGFloat = 0
    var position = start
    for run in runs[runIndex(at: start)...] where position < end {
      let next = min(run.end, end)
      if run.attachment == nil { shaped += run.font.width(of: string[index(at: position)..<index(at: next)]) }
      position = next
    }
    word.width = shaped + fixed
    word.stretch = single > 0 ? Float(shaped / single) : 1
  }
}

extension TextWord {
  fileprivate static func empty(at start: Int) -> TextWord {
    TextWord(end: Int32(start), contentEnd: Int32(start), width: 0, space: 0, stretch: 1, ending: .opportunity)
  }

  fileprivate mutating func append(_ cluster: TextCluster, _ point: CodePoint) {
    if point.endsParagraph {
      ending = .paragraph
    } else if point.isHangingSpace && point.length == cluster.end - cluster.start {
      space += cluster.width
    } else {
      width += space + cluster.width
      space = 0
      contentEnd = Int32(cluster.end)
    }
  }
}
