import Foundation

/// The last line that is seen of a text that goes on: its ellipsis, and as many whole characters as there is room for.
struct TruncatedLine {
  /// What is before the ellipsis.
  private(set) var head: Range<Int32>
  /// What is behind it.
  private(set) var tail: Range<Int32>?
  /// The run whose font the ellipsis has.
  private(set) var run: Int
  private(set) var width: CGFloat = 0

  /// - Parameter start: where the line begins.
  init(_ content: TextContent, from start: Int32, limit: CGFloat, _ truncation: ParagraphRules.Truncation) {
    head = start..<start
    run = content.runIndex(at: min(Int(start), content.string.utf8.count - 1))
    content.withBytes { bytes in
      if truncation != .tail, let end = content.lastWord?.contentEnd { tail = max(start, end)..<max(start, end) }
      fill(content, bytes, limit, truncation)
    }
  }

  private mutating func fill(
    _ content: TextContent, _ bytes: UnsafeBufferPointer<UInt8>, _ limit: CGFloat,
    _ truncation: ParagraphRules.Truncation
  ) {
    var forward = ForwardWalk(content, bytes, from: head.lowerBound)
    // To go back from the end takes all words.
    var backward = truncation == .tail ? nil : BackwardWalk(content, bytes, to: head.lowerBound)
    // No space is beside the ellipsis (measured on macOS 26): a space only comes with the character beyond it.
    var first = truncation == .head ? nil : forward.nextVisible(bytes)
    var last = backward?.nextVisible(bytes)
    var before: CGFloat = 0
    var behind: CGFloat = 0
    var ellipsis = content.runs[run].ellipsisWidth
    while true {
      // The ellipsis looks like the characters before it or, without such, like those behind it.
      func ellipsisWidth(with cluster: TextCluster) -> CGFloat {
        cluster.run == run ? ellipsis : content.runs[cluster.run].ellipsisWidth
      }
      func fits(_ cluster: TextCluster, _ ellipsis: CGFloat) -> Bool { before + behind + cluster.width + ellipsis <= limit }
      let canGrowBehind = last.map { fits($0, truncation == .head ? ellipsisWidth(with: $0) : ellipsis) } ?? false
      if let cluster = first, before <= behind || !canGrowBehind, fits(cluster, ellipsisWidth(with: cluster)) {
        before += cluster.width
        head = head.lowerBound..<Int32(cluster.end)
        ellipsis = ellipsisWidth(with: cluster)
        run = cluster.run
        first = forward.nextVisible(bytes)
      } else if let cluster = last, canGrowBehind {
        behind += cluster.width
        tail = Int32(cluster.start)..<(tail?.upperBound ?? Int32(cluster.end))
        if truncation == .head {
          ellipsis = ellipsisWidth(with: cluster)
          run = cluster.run
        }
        last = backward?.nextVisible(bytes)
      } else {
        break
      }
      // Without this, spaces without width could be on both sides.
      if let tail, head.upperBound >= tail.lowerBound { break }
    }
    width = before + behind + ellipsis
  }
}

/// The characters from a place on to the end of its paragraph.
private struct ForwardWalk: ClusterWalk {
  private let content: TextContent
  private let bytes: UnsafeBufferPointer<UInt8>
  private var word: Int
  private var walk: CharacterWalk

  init(_ content: TextContent, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int32) {
    self.content = content
    self.bytes = bytes
    word = content.wordIndex(at: start)
    walk = content.walk(bytes, in: word, from: start)
  }

  mutating func next() -> TextCluster? {
    while true {
      if let cluster = walk.next() { return cluster }
      guard content.words[word].ending != .paragraph, content.hasWord(word + 1) else { return nil }
      word += 1
      walk = content.walk(bytes, in: word, from: content.words[word - 1].end)
    }
  }
}

/// The characters of the last paragraph, or of what is behind a place in it, from the end on.
private struct BackwardWalk: ClusterWalk {
  private let content: TextContent
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int32
  /// The last word whose characters are in `clusters`.
  private var word: Int
  private var clusters: [TextCluster] = []

  init(_ content: TextContent, _ bytes: UnsafeBufferPointer<UInt8>, to start: Int32) {
    self.content = content
    self.bytes = bytes
    self.start = start
    word = content.words.count
  }

  mutating func next() -> TextCluster? {
    while clusters.isEmpty {
      guard word > 0 else { return nil }
      if word < content.words.count {
        guard content.words[word - 1].end > start, content.words[word - 1].ending != .paragraph else { return nil }
      }
      word -= 1
      let begin = word > 0 ? content.words[word - 1].end : 0
      var walk = content.walk(bytes, in: word, from: max(begin, start))
      while let cluster = walk.next() { clusters.append(cluster) }
    }
    return clusters.removeLast()
  }
}

/// Characters of a text, one after the other in either direction.
private protocol ClusterWalk {
  mutating func next() -> TextCluster?
}

extension ClusterWalk {
  /// The next character that is no space, with the spaces on the way to it.
  mutating func nextVisible(_ bytes: UnsafeBufferPointer<UInt8>) -> TextCluster? {
    var space: CGFloat = 0
    var bounds: Range<Int>?
    while let cluster = next() {
      let around = min(bounds?.lowerBound ?? .max, cluster.start)..<max(bounds?.upperBound ?? 0, cluster.end)
      let point = CodePoint(bytes, cluster.start)
      guard point.isHangingSpace, point.length == cluster.end - cluster.start else {
        return TextCluster(start: around.lowerBound, end: around.upperBound, width: space + cluster.width, run: cluster.run)
      }
      bounds = around
      space += cluster.width
    }
    return nil
  }
}

extension TextContent {
  /// The characters of a word from a place on, with the spaces behind it unless nothing follows.
  fileprivate func walk(_ bytes: UnsafeBufferPointer<UInt8>, in word: Int, from start: Int32) -> CharacterWalk {
    let isLast = words[word].ending == .paragraph || !hasWord(word + 1)
    let end = isLast ? words[word].contentEnd : words[word].end
    return CharacterWalk(self, bytes, from: Int(start), to: Int(end), stretch: CGFloat(words[word].stretch))
  }
}
