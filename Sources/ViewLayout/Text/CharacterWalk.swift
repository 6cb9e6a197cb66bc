import Foundation

/// A character (grapheme cluster) with its place and width.
struct TextCluster {
  let start: Int
  let end: Int
  let width: CGFloat
  let run: Int
}

/// Goes through characters from a place on, and measures each by itself. It takes the same time wherever it begins.
struct CharacterWalk {
  private let content: TextContent
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int
  private var runIndex: Int
  private var run: TextRun
  /// What the width of a shaped word is to that of its characters one by one.
  private let stretch: CGFloat

  /// - Parameter start: where a character begins.
  init(_ content: TextContent, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, stretch: CGFloat = 1) {
    self.content = content
    self.bytes = bytes
    position = start
    self.end = end
    self.stretch = stretch
    runIndex = content.runIndex(at: start)
    run = content.runs[runIndex]
  }

  mutating func next() -> TextCluster? {
    guard position < end else { return nil }
    while run.end <= position {
      runIndex += 1
      run = content.runs[runIndex]
    }
    let start = position
    let byte = bytes[start]
    let limit = min(end, run.end)
    // Two ASCII characters are never one, but for the two that end a line together.
    if byte < 0x80, start + 1 == limit || bytes[start + 1] < 0x80 && byte != 0x0D {
      position += 1
      return TextCluster(start: start, end: position, width: width(ofASCII: byte), run: runIndex)
    }
    // The substring has the run's end as its own, so that no character begins in one run and ends in another.
    let characters = content.string[content.index(at: start)..<content.index(at: limit)]
    guard let character = characters.first else { return nil }
    position += character.utf8.count
    let point = CodePoint(bytes, start)
    let width: CGFloat
    if let attachment = run.attachment {
      width = attachment.width
    } else if position == start + 1 {
      width = self.width(ofASCII: byte)
    } else if point.isInvisible && point.length == position - start {
      width = 0
    } else {
      width = run.font.advance(of: character) * stretch + run.tracking
    }
    return TextCluster(start: start, end: position, width: width, run: runIndex)
  }

  @inline(__always)
  private func width(ofASCII byte: UInt8) -> CGFloat {
    let width = run.width(ofASCII: byte)
    return stretch == 1 || width == 0 ? width : (width - run.tracking) * stretch + run.tracking
  }
}
