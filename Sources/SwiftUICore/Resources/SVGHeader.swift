import Foundation

/// The size of a drawing, from the attributes of its `svg` element. No parser of XML: it looks at the one tag.
enum SVGHeader {
  /// The tag begins in here, behind what may stand before it.
  private static let searched = 64 * 1024
  /// What browsers take where a drawing has neither a size nor a box.
  private static let fallback = (width: 300.0, height: 150.0)

  /// Whether the file begins as a drawing may.
  static func isPlausible(_ bytes: ByteReader) -> Bool { tag(bytes) != nil }

  static func size(_ bytes: ByteReader) -> (Double, Double)? {
    guard let tag = tag(bytes) else { return nil }
    let attributes = attributes(of: tag)
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    var box: (width: Double, height: Double)?
    if let text = attributes["viewBox"] {
      let numbers = text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.map { Double($0) ?? .nan }
      if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 { box = (numbers[2], numbers[3]) }
    }
    switch (width, height) {
    case (let width?, let height?): return (width, height)
    case (let width?, nil): return (width, box.map { width * $0.height / $0.width } ?? fallback.height)
    case (nil, let height?): return (box.map { height * $0.width / $0.height } ?? fallback.width, height)
    case (nil, nil): return box ?? fallback
    }
  }

  /// What stands between `<svg` and `>`; nil if something else than comments and declarations comes first.
  private static func tag(_ bytes: ByteReader) -> Substring? {
    var text = Substring(String(decoding: bytes.bytes(0..<searched), as: UTF8.self))
    if text.first == "\u{FEFF}" { text.removeFirst() }
    while true {
      text = text.drop(while: \.isWhitespace)
      if text.hasPrefix("<!--") {
        guard let end = text.range(of: "-->") else { return nil }
        text = text[end.upperBound...]
      } else if text.hasPrefix("<?") {
        guard let end = text.range(of: "?>") else { return nil }
        text = text[end.upperBound...]
      } else if text.hasPrefix("<!") {
        guard let rest = afterDeclaration(text) else { return nil }
        text = rest
      } else {
        break
      }
    }
    guard text.hasPrefix("<svg"), let next = text.dropFirst(4).first, next.isWhitespace || next == ">" || next == "/" else {
      return nil
    }
    return text.dropFirst(4)
  }

  /// A document type may have a part in brackets with declarations of its own.
  private static func afterDeclaration(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case ">" where depth <= 0: return text[text.index(after: index)...]
      default: break
      }
    }
    return nil
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = tag
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      guard !name.isEmpty else { return attributes }
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { return attributes }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return attributes }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return attributes }
      if attributes.count < 100 { attributes[String(name)] = String(rest[..<end]) }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// In pixels; nil for a part of something that is not known here.
  private static func length(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let factors = ["px": 1, "pt": 96 / 72.0, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    let unit = String(text.suffix(2))
    let (number, factor) = factors[unit].map { (String(text.dropLast(2)), $0) } ?? (text, 1)
    return Double(number).map { $0 * factor }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
