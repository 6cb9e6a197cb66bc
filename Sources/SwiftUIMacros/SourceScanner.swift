/// Splits Swift source into tokens, one at a time.
///
/// The compiler has parsed the source before, so it is valid, and the scanner only has to know where tokens end: which brackets
/// and commas are in literals and comments, and which are not. Whatever the bytes are, the scanner goes forward with each token
/// and ends at their end. A copy is a look ahead.
struct SourceScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  /// Where the source ends, which may be before the end of the bytes.
  let end: Int
  /// The token before the position.
  private(set) var previous: Token?
  /// In how many interpolations of strings the scanner is.
  private let depth: Int

  /// Nobody nests interpolations as deep. The limit keeps the stack small whatever is in the bytes.
  private static let depthLimit = 40

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.init(bytes, range ?? 0..<bytes.count, depth: 0)
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, depth: Int) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.depth = depth
  }

  func byte(at index: Int) -> UInt8? { index >= 0 && index < end ? bytes[index] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The next token, without going there.
  var upcoming: Token {
    var ahead = self
    return ahead.next()
  }

  /// Goes over the next token.
  @discardableResult
  mutating func next() -> Token {
    let startsLine = skipTrivia()
    var token = scan()
    token.startsLine = startsLine
    token.isMember = previous?.kind == .period
    position = token.range.upperBound
    previous = token
    return token
  }

  /// Goes over the next token of a type or a list of types, where operators are a character each, except for arrows and ellipses:
  /// the `>?=` of `Array<Int>?=nil` is three tokens.
  @discardableResult
  mutating func nextInType() -> Token {
    let token = next()
    guard token.kind == .operator, token.text.utf8.count > 1 || token.text == ">" else { return token }
    let first = token.text.hasPrefix("->") ? "->" : token.text.hasPrefix("...") ? "..." : String(token.text.unicodeScalars.first!)
    let range = token.range.lowerBound..<token.range.lowerBound + first.utf8.count
    let character = Token(kind: .operator, range: range, text: first, startsLine: token.startsLine, isPostfix: first == ">")
    position = range.upperBound
    previous = character
    return character
  }

  /// Goes to behind the bracket that closes the one before the position.
  mutating func skipToClosingBracket() {
    var depth = 1
    while depth > 0 {
      switch next().kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .end: return
      default: break
      }
    }
  }

  // MARK: Trivia

  /// - Returns: Whether a line begins in it, or the source.
  private mutating func skipTrivia() -> Bool {
    var startsLine = previous == nil
    while let byte = byte(at: position) {
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      case 0x00, 0x09, 0x0B, 0x0C, 0x20: position += 1
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "/"):
        while let byte = self.byte(at: position), byte != 0x0A, byte != 0x0D { position += 1 }
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "*"): skipBlockComment()
      default: return startsLine
      }
    }
    return startsLine
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(at: position), byte(at: position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (nil, _): return
      default: position += 1
      }
    } while depth > 0
  }

  // MARK: Tokens

  private func scan() -> Token {
    let start = position
    guard let byte = byte(at: start) else { return Token(kind: .end, range: start..<start) }
    func token(_ kind: Token.Kind, length: Int = 1) -> Token { Token(kind: kind, range: start..<start + length) }
    switch byte {
    case UInt8(ascii: "("): return token(.open(.round))
    case UInt8(ascii: "["): return token(.open(.square))
    case UInt8(ascii: "{"): return token(.open(.curly))
    case UInt8(ascii: ")"): return token(.close(.round))
    case UInt8(ascii: "]"): return token(.close(.square))
    case UInt8(ascii: "}"): return token(.close(.curly))
    case UInt8(ascii: ","): return token(.comma)
    case UInt8(ascii: ";"): return token(.semicolon)
    case UInt8(ascii: "@"): return token(.at)
    case UInt8(ascii: "\\"): return token(.backslash)
    case UInt8(ascii: ":"):
      return self.byte(at: start + 1) == UInt8(ascii: ":") ? token(.moduleSelector, length: 2) : token(.colon)
    case UInt8(ascii: "\""): return Token(kind: .string, range: start..<endOfString(from: start, delimiter: 0))
    case UInt8(ascii: "#"): return scanPound()
    case UInt8(ascii: "`"): return scanEscapedIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return Token(kind: .number, range: start..<endOfNumber())
    case UInt8(ascii: ".") where self.byte(at: start + 1) != UInt8(ascii: "."): return token(.period)
    default: return operatorLength(at: start) == 0 ? scanIdentifier() : scanOperator()
    }
  }

  private func scanPound() -> Token {
    let start = position
    var open = start
    while byte(at: open) == UInt8(ascii: "#") { open += 1 }
    switch byte(at: open) {
    case UInt8(ascii: "\""):
      return Token(kind: .string, range: start..<endOfString(from: open, delimiter: open - start))
    case UInt8(ascii: "/"):
      if let end = endOfRegularExpression(from: open, delimiter: open - start) {
        return Token(kind: .regularExpression, range: start..<end)
      }
    default: break
    }
    let name = start + 1..<endOfIdentifier(from: start + 1)
    if ["if", "elseif", "else", "endif"].contains(text(name)) {
      return Token(kind: .directive, range: start..<name.upperBound, text: text(name))
    }
    return Token(kind: .pound, range: start..<start + 1)
  }

  private func scanEscapedIdentifier() -> Token {
    var index = position + 1
    while let byte = byte(at: index), byte != 0x0A, byte != 0x0D {
      index += 1
      if byte == UInt8(ascii: "`") {
        return Token(kind: .identifier, range: position..<index, text: text(position..<index))
      }
    }
    return Token(kind: .unknown, range: position..<position + 1)
  }

  private func scanIdentifier() -> Token {
    let range = position..<endOfIdentifier(from: position)
    if range.isEmpty { return Token(kind: .unknown, range: position..<position + 1) }
    return Token(kind: .identifier, range: range, text: text(range))
  }

  private func endOfIdentifier(from start: Int) -> Int {
    var index = start
    while let byte = byte(at: index) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        index += 1
      case 0x80... where operatorLength(at: index) == 0: index += scalar(at: index).length
      default: return index
      }
    }
    return index
  }

  private func endOfNumber() -> Int {
    let end = endOfIdentifier(from: position)
    guard byte(at: end) == UInt8(ascii: "."), let digit = byte(at: end + 1), (0x30...0x39).contains(digit) else { return end }
    return endOfIdentifier(from: end + 1)
  }

  private func scanOperator() -> Token {
    let start = position
    let isLeftBound = isLeftBound(at: start)
    if isLeftBound, let byte = byte(at: start), [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte) {
      return Token(kind: .operator, range: start..<start + 1, text: text(start..<start + 1), isPostfix: true)
    }
    let end = endOfOperator(from: start)
    let isRightBound = isRightBound(at: end, isLeftBound)
    // A slash that stands like a prefix operator begins an expression, and so does any where no operand is before it.
    let mayBeginExpression = !isLeftBound && (isRightBound || expectsOperand) && previous?.isWord("func", "operator") != true
    if mayBeginExpression, byte(at: start) == UInt8(ascii: "/"), let end = endOfRegularExpression(from: start, delimiter: 0) {
      return Token(kind: .regularExpression, range: start..<end)
    }
    return Token(kind: .operator, range: start..<end, text: text(start..<end), isPostfix: isLeftBound && !isRightBound)
  }

  /// Whether the token before the position leaves an expression to follow, rather than to go on.
  var expectsOperand: Bool {
    switch previous?.kind {
    case nil, .open, .comma, .colon, .semicolon, .directive, .unknown: true
    case .operator: previous?.isPostfix == false
    case .identifier:
      previous?.isWord(
        "as", "case", "catch", "else", "for", "guard", "if", "in", "is", "repeat", "return", "switch", "throw", "try", "where",
        "while", "await") == true
    default: false
    }
  }
}

// MARK: Interpolations

extension SourceScanner {
  /// Where the interpolation of a string ends whose bracket is before `start`, or nil where it is nested too deep.
  func endOfInterpolation(from start: Int) -> Int? {
    guard depth < Self.depthLimit else { return nil }
    var inner = SourceScanner(bytes, start..<end, depth: depth + 1)
    inner.skipToClosingBracket()
    return inner.position
  }
}
