/// Looks for brackets that open one within another beyond what real code has, without parsing.
///
/// swift-syntax's parser looks ahead for a type at each of them and takes twice as long for each further one: thirty keep it busy for hours.
/// Brackets with something else between them, and those in strings and comments, do not count.
struct NestingScan {
  /// The longest chain that is read.
  static let limit = 16

  /// The byte at which a chain becomes too long.
  private(set) var placeTooDeep: Int?

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// Whether nothing but blanks, `Array<` and a word such as `any` has come since the last opening bracket.
  private var isChained = false
  private var word: Range<Int>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count, placeTooDeep == nil { step() }
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    place + text.utf8CodeUnitCount <= bytes.count && text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func step() {
    switch bytes[index] {
    case UInt8(ascii: "["), UInt8(ascii: "("):
      depth = isChained && hasNoName ? depth + 1 : 1
      if depth > Self.limit { placeTooDeep = index }
      isChained = true
      word = nil
      index += 1
    case UInt8(ascii: "<"):
      word = nil
      index += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): index += 1
    case UInt8(ascii: "/") where has("//", at: index): skipLine()
    case UInt8(ascii: "/") where has("/*", at: index): skipComment()
    case UInt8(ascii: "\""): skipString()
    case let byte where byte.isOfName: readWord()
    default: breakChain()
    }
  }

  private mutating func breakChain() {
    isChained = false
    word = nil
    index += 1
  }

  /// Whether no name stands before the bracket, which would make it a call or a subscript.
  private var hasNoName: Bool {
    guard let word else { return true }
    return ["any", "some"].contains(String(decoding: bytes[word], as: UTF8.self))
  }

  private mutating func readWord() {
    if word != nil, !hasNoName { isChained = false }
    let start = index
    while index < bytes.count, bytes[index].isOfName { index += 1 }
    word = start..<index
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if has("/*", at: index) {
        (open, index) = (open + 1, index + 2)
      } else if has("*/", at: index) {
        (open, index) = (open - 1, index + 2)
      } else {
        index += 1
      }
    } while index < bytes.count && open > 0
  }

  private mutating func skipString() {
    breakChain()
    index -= 1
    let isLong = has("\"\"\"", at: index)
    index += isLong ? 3 : 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if isLong ? has("\"\"\"", at: index) : bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "\n") {
        index += isLong ? 3 : 1
        return
      } else {
        index += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte may be one of a name, or of a qualified one.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "@"), 128...:
      true
    default: false
    }
  }
}
