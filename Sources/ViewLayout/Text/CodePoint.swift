import Foundation

/// What layout has to know of a single Unicode scalar, read from a string's UTF-8.
struct CodePoint {
  let value: UInt32
  /// How many bytes it has.
  let length: Int

  /// - Parameter index: where a scalar begins. A string's UTF-8 is always valid.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let first = UInt32(bytes[index])
    func next(_ distance: Int) -> UInt32 { UInt32(bytes[index + distance]) & 0x3F }
    switch first {
    case ..<0x80: (value, length) = (first, 1)
    case ..<0xE0: (value, length) = ((first & 0x1F) << 6 | next(1), 2)
    case ..<0xF0: (value, length) = ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    default: (value, length) = ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
  }

  init(_ scalar: Unicode.Scalar) {
    (value, length) = (scalar.value, UTF8.width(scalar))
  }

  /// Whether a line always ends here.
  var endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether this is a space that takes no room at a line's end. Those that forbid a break do.
  var isHangingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether this only says how others are set. Whatever a font says of it, it has no width of its own.
  var isInvisible: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  /// Whether shapes, and so widths, change with the neighbours, as with Arabic and the scripts of India: only words have a width.
  var isShaped: Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x109F, 0x1700...0x1CFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x11FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether this is a letter that allows a break behind any other one and a space, whatever else is around.
  private var isPlainLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
    case 0x391...0x3A1, 0x3A3...0x3C9, 0x410...0x44F, 0xAC00...0xD7A3: true
    default: false
    }
  }

  private var isIdeograph: Bool { 0x4E00...0x9FFF ~= value }

  /// Where a part of the text ends that can be broken into words by itself: behind what ends the paragraph or, once the part has so many bytes, at
  /// the next place where a line may be broken whatever stands before and behind the characters that are there.
  static func partEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, length: Int) -> Int {
    var index = start
    var (previous, beforeLast): (CodePoint?, CodePoint?)
    while index < bytes.count {
      let point = CodePoint(bytes, index)
      if index - start >= length, let previous {
        if previous.isIdeograph && point.isIdeograph { return index }
        if previous.value == 0x20, point.isPlainLetter, beforeLast?.isPlainLetter == true { return index }
      }
      index += point.length
      (beforeLast, previous) = (previous, point)
      guard point.endsParagraph else { continue }
      let isPair = point.value == 0x0D && index < bytes.count && bytes[index] == 0x0A
      return isPair ? index + 1 : index
    }
    return index
  }
}

extension Unicode.Scalar {
  /// Whether shapes, and so widths, change with the neighbours: only words have a width.
  package var isShaped: Bool { CodePoint(self).isShaped }
}

extension Character {
  /// Whether this is a space that takes no room at a line's end, and nothing else.
  var isHangingSpace: Bool { onlyPoint?.isHangingSpace ?? false }

  /// Whether this only says how others are set.
  var isInvisible: Bool { onlyPoint?.isInvisible ?? false }

  private var onlyPoint: CodePoint? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return nil }
    return CodePoint(first)
  }
}
