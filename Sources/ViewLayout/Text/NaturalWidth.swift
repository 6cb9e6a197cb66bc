import Foundation

/// How wide a text is on one line. Most texts need to know no more: this allocates nothing.
enum NaturalWidth {
  /// Nil for texts of several paragraphs, and for those whose words have to be measured as words.
  static func of(_ string: String, _ font: any LayoutFont, keepsTrailingSpace: Bool) -> CGFloat? {
    var string = string
    let ascii = font.asciiAdvances.flatMap { table in
      string.withUTF8 { asciiWidth($0, table, keepsTrailingSpace: keepsTrailingSpace) }
    }
    return ascii ?? characterWidth(string, font, keepsTrailingSpace: keepsTrailingSpace)
  }

  private static func asciiWidth(
    _ bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafePointer<CGFloat>, keepsTrailingSpace: Bool
  ) -> CGFloat? {
    var end = bytes.count
    if !keepsTrailingSpace {
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    }
    var width: CGFloat = 0
    for index in 0..<end {
      let byte = bytes[index]
      // Controls, tabulators, ends of paragraphs, and what is not ASCII.
      guard byte &- 0x20 < 0x5F else { return nil }
      width += table[Int(byte)]
    }
    return width
  }

  private static func characterWidth(
    _ string: String, _ font: any LayoutFont, keepsTrailingSpace: Bool
  ) -> CGFloat? {
    var copy = string
    return copy.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let point = CodePoint(bytes, index)
        if point.isShaped || point.endsParagraph { return nil }
        index += point.length
      }
      let run = TextRun(TextPiece(string, font: font), number: 0, start: 0, end: bytes.count)
      var width: CGFloat = 0
      var space: CGFloat = 0
      var start = 0
      for character in string {
        let length = character.utf8.count
        let point = CodePoint(bytes, start)
        let isSingle = point.length == length
        let advance =
          if length == 1 { run.width(ofASCII: bytes[start]) } else if isSingle && point.isInvisible { CGFloat(0) } else {
            font.advance(of: character)
          }
        start += length
        if isSingle && point.isHangingSpace {
          space += advance
        } else {
          width += space + advance
          space = 0
        }
      }
      return keepsTrailingSpace ? width + space : width
    }
  }
}
