/// A value of JSON.
///
/// Foundation reads JSON too, and to load Foundation takes longer than all else that this program does for a module.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  /// The digits, as they are written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable {
    let name: String
    let value: JSONValue
  }

  /// The member of an object, unless it is absent or null.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members.first(where: { $0.name == name })?.value else { return nil }
    return value == .null ? nil : value
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var integer: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map(Member.init)) }

  static func number(_ number: Int) -> JSONValue { .number("\(number)") }
}

// MARK: Writing

extension JSONValue {
  /// The value as text in UTF-8, without white space.
  var text: [UInt8] {
    var text: [UInt8] = []
    write(to: &text)
    return text
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .boolean(let value): text += (value ? "true" : "false").utf8
    case .number(let digits): text += digits.utf8
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &text)
        text.append(UInt8(ascii: ":"))
        member.value.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        text += "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
