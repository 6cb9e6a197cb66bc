import SwiftSyntax

/// One change of a file's text.
package struct Edit: Sendable, Hashable {
  /// What is replaced, in UTF-8 bytes from the start of the file.
  package let range: Range<Int>
  package let replacement: String
  /// The rule that asks for it.
  package let rule: RuleID
}

/// Two rules want to change the same text in different ways: a mistake of the migrator, which then changes nothing.
package struct OverlappingEdits: Error, CustomStringConvertible {
  let path: String
  let first: Edit
  let second: Edit

  package var description: String {
    "\(path): the rules \(first.rule) and \(second.rule) both change the bytes \(second.range). Nothing was changed. "
      + "Please report this with the file."
  }
}

extension SourceFile {
  /// The text after all edits. What lies within a longer range that is replaced goes with it.
  package func applying(_ edits: [Edit]) throws -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in try effective(edits) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The edits that make the new text, in the order of the places: none lies within another one's range, or is said twice.
  package func effective(_ edits: [Edit]) throws -> [Edit] {
    let ordered = edits.enumerated().sorted {
      let (one, other) = ($0.element.range, $1.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      // An insertion comes before what is replaced at the same place; a long range before the ones within it.
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      return one.upperBound != other.upperBound ? one.upperBound > other.upperBound : $0.offset < $1.offset
    }
    var result: [Edit] = []
    var position = 0
    var last: Edit?
    for (_, edit) in ordered {
      if let last, edit == last, !edit.range.isEmpty { continue }
      if edit.range.lowerBound < position {
        guard last != nil, edit.range.upperBound <= position else {
          throw OverlappingEdits(path: path, first: last ?? edit, second: edit)
        }
        continue
      }
      result.append(edit)
      position = edit.range.upperBound
      if !edit.range.isEmpty { last = edit }
    }
    return result
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The bytes of the node and of the white space after it, up to the next token or comment.
  var bytesWithSpaceAfter: Range<Int> {
    var end = endPositionBeforeTrailingTrivia.utf8Offset
    var pieces = Array(lastToken(viewMode: .sourceAccurate)?.trailingTrivia ?? [])
    if let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) {
      pieces += next.leadingTrivia
    }
    for piece in pieces {
      guard piece.isWhitespace else { break }
      end += piece.sourceLength.utf8Length
    }
    return bytes.lowerBound..<end
  }

  /// Whether a comment stands between the first and the last token of the node.
  var hasCommentInside: Bool {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    return tokens.dropFirst().contains { $0.leadingTrivia.contains(where: \.isComment) }
      || tokens.dropLast().contains { $0.trailingTrivia.contains(where: \.isComment) }
  }
}
