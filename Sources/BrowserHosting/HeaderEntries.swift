/// What stands in a header as a list, read in bytes and no further than is worth it: a header may have 16 KB of commas.
struct HeaderEntries: Sequence {
  /// Proxies and browsers write a handful.
  static let most = 100
  static let mostBytes = 8192

  private let bytes: Substring.UTF8View
  private let separator: UInt8

  init(_ header: Substring, separatedBy separator: UInt8 = UInt8(ascii: ",")) {
    bytes = header.utf8
    self.separator = separator
  }

  init(_ header: String, separatedBy separator: UInt8 = UInt8(ascii: ",")) {
    self.init(header[...], separatedBy: separator)
  }

  /// The first entries of the first header lines.
  static func first(_ lines: [String]) -> [Substring] {
    Array(lines.prefix(most).lazy.flatMap { HeaderEntries(beginning(of: $0)) }.prefix(most))
  }

  /// The last entries of all lines, in their order.
  static func last(_ lines: [String]) -> [Substring] {
    var entries: [Substring] = []
    for line in lines.suffix(most).reversed() where entries.count < most {
      let isWhole = line.utf8.count <= mostBytes
      let end = Substring(line.utf8.suffix(mostBytes))
      entries = Array(HeaderEntries(end).dropFirst(isWhole ? 0 : 1)) + entries
    }
    return entries.suffix(most)
  }

  private static func beginning(of line: String) -> Substring { Substring(line.utf8.prefix(mostBytes)) }

  func makeIterator() -> Iterator { Iterator(rest: bytes, separator: separator) }

  struct Iterator: IteratorProtocol {
    fileprivate var rest: Substring.UTF8View?
    fileprivate let separator: UInt8

    /// The next entry, without the blanks around it. Also an empty one.
    mutating func next() -> Substring? {
      guard let bytes = rest else { return nil }
      var entry = bytes
      if let end = bytes.firstIndex(of: separator) {
        entry = bytes[..<end]
        rest = bytes[bytes.index(after: end)...]
      } else {
        rest = nil
      }
      while let byte = entry.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { entry = entry.dropFirst() }
      while let byte = entry.last, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { entry = entry.dropLast() }
      return Substring(entry)
    }
  }
}
