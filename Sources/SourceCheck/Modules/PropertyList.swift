import Foundation

/// A property list in the old style, as Xcode writes projects, or in XML.
package enum PropertyList: Equatable, Sendable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  var string: String? { if case .text(let value) = self { value } else { nil } }
  var strings: [String] { if case .list(let values) = self { values.compactMap(\.string) } else { [] } }
  subscript(key: String) -> PropertyList? { if case .table(let values) = self { values[key] } else { nil } }

  /// What is wrong with a list, with the line.
  package struct SyntaxError: Error, Equatable { package let line: Int }

  package init(parsing data: Data) throws(SyntaxError) {
    if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
      guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil) else { throw SyntaxError(line: 1) }
      self = Self(value)
      return
    }
    var parser = PropertyListParser(bytes: Array(data))
    self = try parser.parse()
  }

  private init(_ value: Any) {
    switch value {
    case let value as [String: Any]: self = .table(value.mapValues { Self($0) })
    case let value as [Any]: self = .list(value.map { Self($0) })
    default: self = .text("\(value)")
    }
  }
}

private struct PropertyListParser {
  let bytes: [UInt8]
  var index = 0
  var depth = 0
  /// Deeper than any project, and not deeper than the stack.
  static let depthLimit = 200

  mutating func parse() throws(PropertyList.SyntaxError) -> PropertyList {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw error }
    return value
  }

  private var error: PropertyList.SyntaxError {
    PropertyList.SyntaxError(line: bytes.prefix(index).count { $0 == UInt8(ascii: "\n") } + 1)
  }

  private func peek(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  private mutating func skipBlanks() {
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while let next = peek(), next != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { index += 1 }
        index = min(index + 2, bytes.count)
      } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek() == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(PropertyList.SyntaxError) -> PropertyList {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw error }
    if take("{") {
      var table: [String: PropertyList] = [:]
      while !take("}") {
        let key = try text()
        guard take("=") else { throw error }
        table[key] = try value()
        guard take(";") else { throw error }
      }
      return .table(table)
    }
    if take("(") {
      var list: [PropertyList] = []
      while !take(")") {
        list.append(try value())
        if !take(",") {
          guard take(")") else { throw error }
          break
        }
      }
      return .list(list)
    }
    if take("<") {
      let start = index
      while let byte = peek(), byte != UInt8(ascii: ">") { index += 1 }
      let data = String(decoding: bytes[start..<index], as: UTF8.self)
      guard take(">") else { throw error }
      return .text(data)
    }
    return .text(try text())
  }

  private mutating func text() throws(PropertyList.SyntaxError) -> String {
    skipBlanks()
    guard let first = peek() else { throw error }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      var result: [UInt8] = []
      while let byte = peek(), byte != first {
        index += 1
        guard byte == UInt8(ascii: "\\"), let escaped = peek() else {
          result.append(byte)
          continue
        }
        index += 1
        switch escaped {
        case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
        default: result.append(escaped)
        }
      }
      guard peek() == first else { throw error }
      index += 1
      return String(decoding: result, as: UTF8.self)
    }
    let start = index
    while let byte = peek(), Self.isOfWord(byte) { index += 1 }
    guard index > start else { throw error }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), 128...:
      true
    default: false
    }
  }
}
