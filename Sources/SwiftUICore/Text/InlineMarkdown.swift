/// Markdown within a paragraph: bold, italics, strikethrough, code and links. What is no Markdown stays as it is.
enum InlineMarkdown {
  /// Characters that look alike.
  struct Run: Equatable {
    var string: String
    var intent: InlinePresentationIntent
    /// The address of a link.
    var link: String?
  }

  /// Whether a text has a character that may begin Markdown. Quick: texts are asked whenever a body runs.
  static func mayBeIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte < 128 && (byte < 64 ? lowMarks : highMarks) &>> UInt64(byte & 63) & 1 != 0 {
        if byte != UInt8(ascii: ":") || hasAddress(bytes) { return true }
      }
      return false
    }
  }

  /// A bit for each of `*`, `:` and `<`.
  private static var lowMarks: UInt64 { 1 << 42 | 1 << 58 | 1 << 60 }
  /// A bit for each of `[`, `\`, `_`, `` ` `` and `~`, from 64 on.
  private static var highMarks: UInt64 { 1 << 27 | 1 << 28 | 1 << 31 | 1 << 32 | 1 << 62 }

  private static func hasAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in bytes.indices.dropLast(2)
    where bytes[place] == UInt8(ascii: ":") && bytes[place + 1] == UInt8(ascii: "/") && bytes[place + 2] == UInt8(ascii: "/") {
      return true
    }
    return false
  }

  /// A text that is itself when it is read as Markdown.
  static func escaped(_ text: String) -> String {
    guard mayBeIn(text) else { return text }
    return text.reduce(into: "") { result, character in
      if "\\`*_~[]<:".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  // MARK: Values in the text

  enum Piece: Equatable {
    case text(String)
    case placeholder(Int)
  }

  private static let firstPlaceholder: UInt32 = 0x10_0000

  /// A character that stands for a value. It is of the last private plane, which nobody uses.
  static func placeholder(_ place: Int) -> Unicode.Scalar { Unicode.Scalar(firstPlaceholder + UInt32(min(place, 0xFFF0)))! }

  private static func place(of scalar: Unicode.Scalar) -> Int? {
    scalar.value >= firstPlaceholder && scalar.value <= firstPlaceholder + 0xFFF0 ? Int(scalar.value - firstPlaceholder) : nil
  }

  /// Characters, and the values between them.
  static func pieces(of string: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      guard let place = place(of: scalar) else {
        text.append(scalar)
        continue
      }
      if !text.isEmpty { pieces.append(.text(String(text))) }
      text = .init()
      pieces.append(.placeholder(place))
    }
    if !text.isEmpty { pieces.append(.text(String(text))) }
    return pieces
  }

  static func replacingPlaceholders(in string: String, with value: (Int) -> String) -> String {
    pieces(of: string).reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .placeholder(let place): result += value(place)
      }
    }
  }

  // MARK: Reading

  /// The runs of a text. One that is as long as a chapter is no Markdown: it would be read for too long.
  static func runs(of text: String) -> [Run] {
    if text.utf8.count > 20_000 { return [Run(string: text, intent: [])] }
    var parser = InlineMarkdownParser(Array(text))
    return parser.runs()
  }
}
