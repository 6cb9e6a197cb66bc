/// The size of a photograph: its frame says it, and its camera may say that it is to be turned.
enum JPEGHeader {
  static func size(_ bytes: ByteReader) -> (Double, Double)? {
    var place = 2
    var isTurned = false
    while let mark = bytes.byte(at: place), mark == 0xFF, let kind = bytes.byte(at: place + 1) {
      // Fill bytes, and marks without anything behind them.
      if kind == 0xFF {
        place += 1
        continue
      }
      if kind == 0x01 || (0xD0...0xD7).contains(kind) {
        place += 2
        continue
      }
      guard let length = bytes.big16(at: place + 2), length >= 2 else { return nil }
      switch kind {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bytes.big16(at: place + 5), let width = bytes.big16(at: place + 7) else { return nil }
        return isTurned ? (Double(height), Double(width)) : (Double(width), Double(height))
      case 0xE1: isTurned = isTurned || asksForQuarterTurn(bytes, at: place + 4, length - 2)
      // The picture itself begins, or ends, without a frame.
      case 0xDA, 0xD9: return nil
      default: break
      }
      place += 2 + length
    }
    return nil
  }

  /// Whether what the camera says (Exif) has an orientation in which width and height change places.
  private static func asksForQuarterTurn(_ bytes: ByteReader, at start: Int, _ length: Int) -> Bool {
    guard length > 14, bytes.has([0x45, 0x78, 0x69, 0x66, 0, 0], at: start) else { return false }
    let base = start + 6
    let isBig = bytes.has("MM", at: base)
    guard isBig || bytes.has("II", at: base), let directory = bytes.number(at: base + 4, 4, isBig: isBig), directory <= length,
      let count = bytes.number(at: base + directory, 2, isBig: isBig)
    else { return false }
    for index in 0..<count {
      let entry = base + directory + 2 + index * 12
      guard entry + 12 <= start + length, let tag = bytes.number(at: entry, 2, isBig: isBig) else { return false }
      guard tag == 0x0112 else { continue }
      return bytes.number(at: entry + 8, 2, isBig: isBig).map { (5...8).contains($0) } ?? false
    }
    return false
  }
}
