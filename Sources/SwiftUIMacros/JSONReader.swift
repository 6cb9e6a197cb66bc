/// Reads one value of JSON from bytes.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  /// How many arrays and objects are open.
  private var depth = 0

  /// The compiler's messages have six levels. A limit keeps the stack small whatever is in the bytes.
  private static let depthLimit = 100

  /// The value of all of `bytes`, or nil where they are not JSON.
  static func value(of bytes: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    return reader.position == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func consume(_ text: String) -> Bool {
    let end = position + text.utf8.count
    guard end <= bytes.count, bytes[position..<end].elementsEqual(text.utf8) else { return false }
    position = end
    return true
  }

  private mutating func value() -> JSONValue? {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return consume("true") ? .boolean(true) : nil
    case UInt8(ascii: "f"): return consume("false") ? .boolean(false) : nil
    case UInt8(ascii: "n"): return consume("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSONValue?) -> JSONValue? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONValue.Member] = []
    skipSpace()
    if consume("}") { return .object(members) }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\""), let name = string() else { return nil }
      skipSpace()
      guard consume(":"), let value = value() else { return nil }
      members.append(JSONValue.Member(name: name, value: value))
      skipSpace()
      if consume("}") { return .object(members) }
      guard consume(",") else { return nil }
    }
  }

  private mutating func array() -> JSONValue? {
    var values: [JSONValue] = []
    skipSpace()
    if consume("]") { return .array(values) }
    while true {
      guard let value = value() else { return nil }
      values.append(value)
      skipSpace()
      if consume("]") { return .array(values) }
      guard consume(",") else { return nil }
    }
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while let byte = current, "+-.0123456789Ee".utf8.contains(byte) { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(digits) == nil ? nil : .number(digits)
  }

  /// Reads a string from its opening quotation mark on. What is not UTF-8 becomes U+FFFD, as do halves of surrogate pairs.
  private mutating func string() -> String? {
    var content: [UInt8] = []
    position += 1
    while true {
      let start = position
      while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
      content += bytes[start..<position]
      guard let byte = current else { return nil }
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      guard let escaped = current else { return nil }
      position += 1
      switch escaped {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(escaped)
      case UInt8(ascii: "b"): content.append(0x08)
      case UInt8(ascii: "f"): content.append(0x0C)
      case UInt8(ascii: "n"): content.append(0x0A)
      case UInt8(ascii: "r"): content.append(0x0D)
      case UInt8(ascii: "t"): content.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = escapedScalar() else { return nil }
        content += UTF8.encode(scalar)!
      default: return nil
      }
    }
  }

  /// The scalar of one or two escapes, behind the `\u` of the first.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = escapedUnit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let next = position
    if UTF16.isLeadSurrogate(first), consume("\\u"), let second = escapedUnit(), UTF16.isTrailSurrogate(second) {
      return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }
    position = next
    return "\u{FFFD}"
  }

  private mutating func escapedUnit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    // The initializer alone would take a sign, too.
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
