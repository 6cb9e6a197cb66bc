/// A piece of source in a message, and where in which file it is.
struct SourceText {
  /// In UTF-8, with the comments before and behind.
  let bytes: [UInt8]
  let fileName: String
  /// Of the first byte, in the file.
  let offset: Int

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// From the first token to the last, without the comments and spaces around.
  var extent: Range<Int> {
    var scanner = SourceScanner(bytes)
    let first = scanner.upcoming
    var end = first.range.upperBound
    while true {
      let token = scanner.next()
      if token.kind == .end { return first.range.lowerBound..<end }
      end = token.range.upperBound
    }
  }
}
