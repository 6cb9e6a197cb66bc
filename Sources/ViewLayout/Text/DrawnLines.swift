import Foundation

extension TextContent {
  /// The lines with what is drawn in them and where.
  func drawnLines(_ fit: TextFit, _ rules: ParagraphRules) -> [TextLine] {
    var top: CGFloat = 0
    return fit.lines.enumerated().map { index, line in
      let isLast = index == fit.lines.count - 1
      let truncation = isLast ? fit.truncation : nil
      let height = fit.height(ofLine: index, self, rules)
      defer { top += height + rules.spacing }
      return TextLine(
        pieces: truncation.map(parts) ?? parts(of: line), width: line.width * fit.scale, top: top,
        baseline: top + fit.extent(ofLine: index, self).ascent, height: height, isTruncated: truncation != nil,
        scale: fit.scale, tightening: isLast ? fit.tightening * fit.scale : 0)
    }
  }

  private func parts(of line: BrokenLine) -> [TextLine.Part] {
    var parts: [TextLine.Part] = []
    append(line.start..<line.contentEnd, .text, to: &parts)
    if line.isHyphenated {
      parts.append(TextLine.Part(piece: run(at: Int(line.contentEnd) - 1).piece, text: "-", role: .hyphen))
    }
    append(line.contentEnd..<line.end, .space, to: &parts)
    return parts
  }

  private func parts(of line: TruncatedLine) -> [TextLine.Part] {
    var parts: [TextLine.Part] = []
    append(line.head, .text, to: &parts)
    parts.append(TextLine.Part(piece: runs[line.run].piece, text: Substring(String(Self.ellipsis)), role: .ellipsis))
    if let tail = line.tail { append(tail, .text, to: &parts) }
    return parts
  }

  /// Appends the characters of a range, piece by piece.
  private func append(_ range: Range<Int32>, _ role: TextLine.Part.Role, to parts: inout [TextLine.Part]) {
    var position = Int(range.lowerBound)
    let end = Int(range.upperBound)
    guard position < end else { return }
    for run in runs[runIndex(at: position)...] {
      guard position < end else { return }
      let next = min(end, run.end)
      let text = run.attachment.map { $0.copied[...] } ?? string[index(at: position)..<index(at: next)]
      parts.append(TextLine.Part(piece: run.piece, text: text, role: role))
      position = next
    }
  }
}
