import Foundation

/// A `.strings` file: `"key" = "value";`, with comments. UTF-8 or UTF-16, or a compiled property list.
enum StringsFile {
  struct Problem: Error, Equatable {
    let line: Int?
    let text: String
  }

  static func read(_ data: Data) throws -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] else {
        throw Problem(line: nil, text: "it is no property list of strings")
      }
      return list
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw Problem(line: nil, text: "it is neither UTF-8 nor UTF-16")
    }
    var reader = Reader(text)
    return try reader.pairs()
  }

  private struct Reader {
    private let scalars: [Unicode.Scalar]
    private var place = 0
    private var line = 1

    init(_ text: String) {
      scalars = Array(text.unicodeScalars)
      if scalars.first == "\u{FEFF}" { place = 1 }
    }

    mutating func pairs() throws -> [String: String] {
      var pairs: [String: String] = [:]
      try skipSpace()
      while place < scalars.count {
        let key = try string()
        try skipSpace()
        var value = key
        if current == "=" {
          advance()
          try skipSpace()
          value = try string()
          try skipSpace()
        }
        guard current == ";" else { throw problem("a semicolon is missing after the value of “\(key)”") }
        advance()
        pairs[key] = value
        try skipSpace()
      }
      return pairs
    }

    private var current: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }
    private var next: Unicode.Scalar? { place + 1 < scalars.count ? scalars[place + 1] : nil }

    private func problem(_ text: String) -> Problem { Problem(line: line, text: text) }

    private mutating func advance() {
      if current == "\n" { line += 1 }
      place += 1
    }

    private mutating func skipSpace() throws {
      while let scalar = current {
        if scalar.properties.isWhitespace {
          advance()
        } else if scalar == "/", next == "/" {
          while let scalar = current, scalar != "\n" { advance() }
        } else if scalar == "/", next == "*" {
          let start = line
          advance()
          advance()
          while !(current == "*" && next == "/") {
            guard current != nil else { throw Problem(line: start, text: "a comment has no end") }
            advance()
          }
          advance()
          advance()
        } else {
          return
        }
      }
    }

    /// Quoted, or a word.
    private mutating func string() throws -> String {
      guard let first = current else { throw problem("the file ends where a string should be") }
      var text = String.UnicodeScalarView()
      guard first == "\"" else {
        while let scalar = current,
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_-.$/:".unicodeScalars.contains(scalar)
        {
          text.append(scalar)
          advance()
        }
        guard !text.isEmpty else { throw problem("a string in quotation marks should be here, not “\(first)”") }
        return String(text)
      }
      let start = line
      advance()
      while let scalar = current, scalar != "\"" {
        advance()
        text.append(scalar == "\\" ? try escape() : scalar)
      }
      guard current == "\"" else { throw Problem(line: start, text: "a string has no closing quotation mark") }
      advance()
      return String(text)
    }

    private mutating func escape() throws -> Unicode.Scalar {
      guard let scalar = current else { throw problem("the file ends after a backslash") }
      advance()
      switch scalar {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "0": return "\0"
      case "U", "u":
        var digits = ""
        while digits.count < 4, let digit = current, digit.properties.isASCIIHexDigit {
          digits.unicodeScalars.append(digit)
          advance()
        }
        guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
          throw problem("\\\(scalar) needs four hexadecimal digits of a character")
        }
        return scalar
      default: return scalar
      }
    }
  }
}
