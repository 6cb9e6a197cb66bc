import Foundation

/// What is seen of a text in a given room.
struct TextFit {
  /// The lines that are seen, the last one with the width that it has after it was tightened or truncated.
  var lines: [BrokenLine]
  var scale: CGFloat = 1
  /// What is added to the width of each character of the last line before it is scaled, 0 or less.
  var tightening: CGFloat = 0
  /// What is left of the last line.
  var truncation: TruncatedLine?

  /// How wide the text is: as its widest line with the spaces at which that was broken (measured on macOS 26), and never wider than its room.
  func width(_ rules: ParagraphRules, room: CGFloat?) -> CGFloat {
    let wanted = rules.roundedUp(lines.reduce(0) { max($0, $1.width + $1.space) } * scale)
    let limit = rules.limit(room)
    return wanted <= limit + ParagraphRules.slack(limit) ? wanted : limit
  }

  func height(_ content: TextContent, _ rules: ParagraphRules) -> CGFloat {
    let gaps = CGFloat(max(0, lines.count - 1)) * rules.spacing
    if let common = content.commonExtent {
      return CGFloat(lines.count) * rules.roundedUp((common.ascent + common.descent) * scale) + gaps
    }
    return lines.indices.reduce(gaps) { $0 + height(ofLine: $1, content, rules) }
  }

  func height(ofLine index: Int, _ content: TextContent, _ rules: ParagraphRules) -> CGFloat {
    let (ascent, descent) = extent(ofLine: index, content)
    return rules.roundedUp(ascent + descent)
  }

  /// How far a line reaches above and below its baseline.
  func extent(ofLine index: Int, _ content: TextContent) -> (ascent: CGFloat, descent: CGFloat) {
    let isLast = index == lines.count - 1
    let extent =
      if isLast, let truncation { content.extent(of: truncation) } else { content.extent(of: lines[index]) }
    return (extent.ascent * scale, extent.descent * scale)
  }
}

/// Finds out how a text fits into a given room.
struct TextFitting {
  private let content: TextContent
  private let rules: ParagraphRules
  /// In whole pixels.
  private let width: CGFloat
  private let height: CGFloat
  /// How much wider than its room the last line may be for its characters to be moved together: as the tightening factor is
  /// documented for Apple's paragraph styles.
  private static let tightening: CGFloat = 1.05

  init(_ content: TextContent, _ rules: ParagraphRules, width: CGFloat?, height: CGFloat?) {
    self.content = content
    self.rules = rules
    self.width = rules.limit(width)
    self.height = height.map { $0 < .infinity ? max(0, $0) : .infinity } ?? .infinity
  }

  func fit() -> TextFit {
    let smallest = rules.permittedScale
    guard smallest < 1 else { return fit(scale: 1) ?? truncated(scale: 1) }
    // A text becomes smaller before a word is broken.
    if let fit = fit(scale: 1, breaksWords: false) { return fit }
    return largestFit(from: smallest) ?? fit(scale: smallest) ?? truncated(scale: smallest)
  }

  /// How wide lines may be before they are scaled.
  private func limit(_ scale: CGFloat) -> CGFloat {
    (width + ParagraphRules.slack(width)) / scale
  }

  /// All of the text, if there is room for it.
  private func fit(scale: CGFloat, breaksWords: Bool = true) -> TextFit? {
    let (lines, isComplete) = permittedLines(scale)
    // What the last line lacks may be there when its characters are moved together.
    if !breaksWords, (isComplete ? lines[...] : lines.dropLast()).contains(where: \.breaksWord) { return nil }
    if isComplete { return TextFit(lines: lines, scale: scale) }
    guard rules.allowsTightening, var last = lines.last else { return nil }
    guard let rest = content.widthOfRest(from: last, limit: limit(scale) * Self.tightening), let word = content.lastWord
    else { return nil }
    last.width = min(rest, width / scale)
    last.contentEnd = max(last.start, word.contentEnd)
    let count = content.string[content.index(at: Int(last.start))..<content.index(at: Int(last.contentEnd))].count
    last.end = word.end
    last.space = 0
    last.isHyphenated = false
    return TextFit(lines: lines.dropLast() + [last], scale: scale, tightening: (last.width - rest) / CGFloat(max(1, count)))
  }

  /// All of the text, as large as there is room for.
  private func largestFit(from smallest: CGFloat) -> TextFit? {
    guard var best = fit(scale: smallest, breaksWords: false) else { return nil }
    var tooLarge: CGFloat = 1
    let precision: CGFloat = 1e-4
    while tooLarge - best.scale > precision {
      // Most often the widest line is what keeps the text from being larger: then it fills the room.
      let widest = best.lines.reduce(0) { max($0, $1.width) }
      let filling = min(width / widest, tooLarge)
      if filling > best.scale, filling < tooLarge, let fit = fit(scale: filling, breaksWords: false) {
        best = fit
        guard tooLarge - best.scale > precision, let larger = self.fit(scale: best.scale + precision, breaksWords: false) else {
          break
        }
        best = larger
      }
      let middle = (best.scale + tooLarge) / 2
      if let fit = fit(scale: middle, breaksWords: false) { best = fit } else { tooLarge = middle }
    }
    return best
  }

  private func truncated(scale: CGFloat) -> TextFit {
    let lines = permittedLines(scale).lines
    if content.commonExtent == nil, lines.count < rules.permittedLines {
      // What makes the next line too high may be what the ellipsis stands for.
      let fit = truncated(Array(brokenLines(scale, rules.permittedLines).lines.prefix(lines.count + 1)), scale)
      if fit.height(content, rules) <= height + ParagraphRules.slack(height) { return fit }
    }
    return truncated(lines, scale)
  }

  private func truncated(_ lines: [BrokenLine], _ scale: CGFloat) -> TextFit {
    var lines = lines
    guard let last = lines.indices.last else { return TextFit(lines: []) }
    let truncation = TruncatedLine(content, from: lines[last].start, limit: limit(scale), rules.truncation)
    lines[last].width = truncation.width
    lines[last].space = 0
    return TextFit(lines: lines, scale: scale, truncation: truncation)
  }

  /// The first lines, as many as may be seen, and whether they are all.
  private func permittedLines(_ scale: CGFloat) -> (lines: [BrokenLine], isComplete: Bool) {
    let common = content.commonExtent.map { maximumLines(of: rules.roundedUp(($0.ascent + $0.descent) * scale)) }
    let broken = brokenLines(scale, common ?? rules.permittedLines)
    guard common == nil, height < .infinity else { return (broken.lines, broken.isComplete) }
    let count = countInHeight(broken.lines, scale)
    return (Array(broken.lines[..<count]), broken.isComplete && count == broken.lines.count)
  }

  private func brokenLines(_ scale: CGFloat, _ maximum: Int) -> BrokenLines {
    content.lines(limit: limit(scale), maximum: maximum, keepsTrailingSpace: rules.keepsTrailingSpace)
  }

  private func maximumLines(of lineHeight: CGFloat) -> Int {
    let room = height + ParagraphRules.slack(height) + rules.spacing
    let count = room / (lineHeight + rules.spacing)
    // Not an integer: infinite heights, and fonts without one.
    guard count < 1e9 else { return rules.permittedLines }
    return min(max(Int(count), rules.minimumLines, 1), rules.permittedLines)
  }

  /// How many lines of different heights there is room for.
  private func countInHeight(_ lines: [BrokenLine], _ scale: CGFloat) -> Int {
    var bottom: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let extent = content.extent(of: line)
      bottom += rules.roundedUp((extent.ascent + extent.descent) * scale)
      if index >= max(1, rules.minimumLines), bottom > height + ParagraphRules.slack(height) { return index }
      bottom += rules.spacing
    }
    return lines.count
  }
}
