/// A type as it is written.
struct TypeSpelling: Equatable {
  /// Without the spaces and comments around.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var isOptional: Bool { wrapped != nil }

  /// The `Wrapped` of an optional type, in each of its spellings: `T?`, `T!`, `Optional<T>`, `Swift.Optional<T>`.
  var wrapped: TypeSpelling? {
    let bytes = Array(text.utf8)
    let parts = Self.parts(of: bytes)
    guard let first = parts.first, let last = parts.last else { return nil }
    // The mark of `() -> T?` belongs to the result, and that of `any P?` to the protocol.
    let isSimple = !parts.contains { part in
      part.token.kind == .at || ["->", "&", "~"].contains { part.token.isOperator($0) }
    }
    guard isSimple, !first.token.isWord("any", "some", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated")
    else { return nil }
    if last.token.isOperator("?") || last.token.isOperator("!") {
      return Self.unparenthesized(bytes, Array(parts.dropLast()))
    }
    guard let arguments = last.list, parts.dropLast().last?.token.text == "Optional" else { return nil }
    switch parts.count {
    case 2: break
    case 4 where parts[1].token.kind == .moduleSelector || text.hasPrefix("Swift.Optional<"): break
    default: return nil
    }
    guard let range = Self.elements(bytes, in: arguments).first?.range else { return nil }
    return bytes[range].allSatisfy { (0x30...0x39).contains($0) } ? nil : TypeSpelling(bytes, range)
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.init(String(decoding: bytes[range], as: UTF8.self))
  }

  /// The type inside a pair of parentheses, as in `(() -> Void)?`; a type without them is itself.
  private static func unparenthesized(_ bytes: [UInt8], _ parts: [Part]) -> TypeSpelling? {
    guard let first = parts.first, let last = parts.last else { return nil }
    if parts.count == 1, first.token.kind == .open(.round), let list = first.list {
      let elements = elements(bytes, in: list)
      if elements.count == 1, let element = elements.first, !element.isLabeled { return TypeSpelling(bytes, element.range) }
    }
    return TypeSpelling(bytes, first.range.lowerBound..<last.range.upperBound)
  }

  // MARK: Parts

  /// A token, or a list in brackets or angle brackets.
  private struct Part {
    /// The opening one of a list.
    let token: Token
    var range: Range<Int>
    /// What is between the brackets.
    var list: Range<Int>?
  }

  private static func parts(of bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var scanner = SourceScanner(bytes)
    while let part = part(&scanner) { parts.append(part) }
    return parts
  }

  private static func part(_ scanner: inout SourceScanner) -> Part? {
    var list = scanner
    let token = scanner.nextInType()
    var part = Part(token: token, range: token.range)
    switch token.kind {
    case .end: return nil
    case .open: scanner.skipToClosingBracket()
    case .operator where token.text == "<":
      list.skipGenericArguments()
      guard list.position > token.range.upperBound else { return part }
      scanner = list
    default: return part
    }
    part.range = token.range.lowerBound..<scanner.position
    part.list = token.range.upperBound..<max(token.range.upperBound, scanner.position - 1)
    return part
  }

  /// The elements of a list, without spaces and comments around. A comma at the end has none behind it.
  private static func elements(_ bytes: [UInt8], in list: Range<Int>) -> [(range: Range<Int>, isLabeled: Bool)] {
    var elements: [(range: Range<Int>, isLabeled: Bool)] = []
    var scanner = SourceScanner(bytes, in: list)
    var continues = false
    while let part = part(&scanner) {
      if part.token.kind == .comma {
        continues = false
      } else if continues, let last = elements.indices.last {
        elements[last].range = elements[last].range.lowerBound..<part.range.upperBound
        if part.token.kind == .colon { elements[last].isLabeled = true }
      } else {
        elements.append((part.range, false))
        continues = true
      }
    }
    return elements
  }
}
