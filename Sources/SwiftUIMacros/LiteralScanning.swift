// Where the tokens end that have rules of their own: strings, regular expressions, operators.

extension SourceScanner {
  // MARK: Strings

  /// - Parameters:
  ///   - start: The first quotation mark.
  ///   - delimiter: How many `#` are before it.
  func endOfString(from start: Int, delimiter: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isMultiline = hasBytes(quote, 3, at: start) && !(delimiter > 0 && endsOnLine(from: start + 2, delimiter))
    let quotes = isMultiline ? 3 : 1
    var index = start + quotes
    while let byte = byte(at: index) {
      switch byte {
      case quote where hasBytes(quote, quotes, at: index) && hasDelimiter(delimiter, at: index + quotes):
        return index + quotes + delimiter
      case UInt8(ascii: "\\") where hasDelimiter(delimiter, at: index + 1):
        let escaped = index + 1 + delimiter
        if self.byte(at: escaped) == UInt8(ascii: "("), let end = endOfInterpolation(from: escaped + 1) {
          index = end
        } else {
          index = escaped + 1
        }
      case 0x0A, 0x0D:
        // Valid source ends a string on its line.
        guard isMultiline else { return index }
        index += 1
      default: index += 1
      }
    }
    return min(index, end)
  }

  /// `#"""#` is a string that holds a quotation mark, and does not begin one of several lines.
  private func endsOnLine(from start: Int, _ delimiter: Int) -> Bool {
    var index = start
    while let byte = byte(at: index), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "\""), hasDelimiter(delimiter, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasDelimiter(_ count: Int, at index: Int) -> Bool { hasBytes(UInt8(ascii: "#"), count, at: index) }

  private func hasBytes(_ wanted: UInt8, _ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == wanted }
  }

  // MARK: Regular expressions

  /// - Parameters:
  ///   - start: The first slash.
  ///   - delimiter: How many `#` are before it.
  /// - Returns: Nothing where it is an operator instead.
  func endOfRegularExpression(from start: Int, delimiter: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    let isExtended = delimiter > 0
    var index = start + 1
    if !isExtended, let first = byte(at: index), first == 0x20 || first == 0x09 { return nil }
    let isMultiline = isExtended && startsMultiline(at: index)
    var groups = 0
    var classes = 0
    var space: Int?
    while let byte = byte(at: index) {
      switch byte {
      case slash where hasDelimiter(delimiter, at: index + 1):
        let end = index + 1 + delimiter
        if isExtended { return end }
        let next = self.byte(at: end)
        return next == slash || next == UInt8(ascii: "*") || space == index - 1 ? nil : end
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !isExtended { return nil }
        groups -= 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case 0x20, 0x09: space = index
      case 0x0A, 0x0D:
        if !isMultiline { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  private func startsMultiline(at start: Int) -> Bool {
    var index = start
    while let byte = byte(at: index), byte == 0x20 || byte == 0x09 { index += 1 }
    return byte(at: index) == 0x0A || byte(at: index) == 0x0D
  }

  // MARK: Operators

  func endOfOperator(from start: Int) -> Int {
    let hasDots = byte(at: start) == UInt8(ascii: ".")
    var index = start
    while true {
      if index > start, byte(at: index) == UInt8(ascii: "/"), let next = byte(at: index + 1),
        next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
      {
        return index
      }
      if !hasDots, byte(at: index) == UInt8(ascii: ".") { return index }
      let length = operatorLength(at: index, continues: index > start)
      if length == 0 { return index }
      index += length
    }
  }

  /// How many bytes the operator character has that is there; none where there is none.
  func operatorLength(at index: Int, continues: Bool = false) -> Int {
    guard let byte = byte(at: index) else { return 0 }
    if byte < 0x80 { return "/=-+*%<>!&|^~.?".utf8.contains(byte) ? 1 : 0 }
    let (scalar, length) = scalar(at: index)
    let starts = Self.operatorScalars.contains { $0.contains(scalar) }
    return starts || continues && Self.operatorMarks.contains { $0.contains(scalar) } ? length : 0
  }

  /// The scalar that is there, and how many bytes it has; a byte that is not UTF-8 is U+FFFD.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let lead = bytes[index]
    let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 1, byte(at: index + length - 1) != nil else { return (lead < 0x80 ? UInt32(lead) : 0xFFFD, 1) }
    let value = (1..<length).reduce(UInt32(lead) & (0x7F >> UInt32(length))) { $0 << 6 | UInt32(bytes[index + $1] & 0x3F) }
    return (value, length)
  }

  /// What begins operators, beyond ASCII.
  private static let operatorScalars: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7,
    0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
    0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]

  /// What goes on in operators besides: combining marks and variation selectors.
  private static let operatorMarks: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
  ]

  /// Whether something stands before an operator without a space between.
  func isLeftBound(at index: Int) -> Bool {
    guard let before = byte(at: index - 1) else { return false }
    if before == UInt8(ascii: "/") { return byte(at: index - 2) != UInt8(ascii: "*") }
    return before > 0x20 && !"([{,;:".utf8.contains(before)
  }

  /// Whether something stands behind an operator without a space between.
  func isRightBound(at index: Int, _ isLeftBound: Bool) -> Bool {
    guard let next = byte(at: index) else { return false }
    switch next {
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return byte(at: index + 1) != UInt8(ascii: "/") && byte(at: index + 1) != UInt8(ascii: "*")
    default: return next > 0x20 && !")]},;:".utf8.contains(next)
    }
  }
}
