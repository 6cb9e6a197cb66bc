import Foundation

/// How wide a browser draws the characters of a font, and how high it takes the font to be: numbers that a page has measured.
///
/// Tables are values: two with the same content have the same id, and no others have.
final class FontTable: Sendable {
  /// Whole sizes for which the height is measured, in points.
  private static let sizes = 6...64
  /// No character is wider, in hundred-thousandths of the font's size: some fonts have letters of several em, and emoji of families.
  static let widestAdvance: UInt32 = 1_000_000
  private static let highest: UInt32 = 10_000
  /// A font whose characters have at some size another width, as far as people could see it in a line, needs a table for each size.
  private static let tolerance: UInt32 = 20

  let face: FontFace
  /// A hash of all that the table says.
  let id: String
  /// Whether characters are as many times as wide as the font is larger.
  let growsEvenly: Bool
  /// In parts of the font's size, in the order of `MeasuredCharacters`.
  private let advances: [Float]
  /// Ascent and descent of each of the sizes in whole points, as the browser rounds them.
  private let heights: [UInt16]
  /// Those of a font of 1000 points.
  private let ascent: Double
  private let descent: Double

  /// Nil if no page of this version measures this.
  ///
  /// - Parameters:
  ///   - metrics: by how many thousandths of a point a character of a line was another time wider or narrower at most; ascent and descent
  ///     at 1000 points; both at each of the sizes.
  ///   - advances: hundred-thousandths of the font's size.
  convenience init?(face: String, metrics: String, advances: String) {
    guard !face.isEmpty, face.utf8.count <= FontFace.limit,
      let metrics = Self.numbers(metrics, count: 3 + 2 * Self.sizes.count, upTo: Self.highest),
      let advances = Self.numbers(advances, count: MeasuredCharacters.count, upTo: Self.widestAdvance)
    else { return nil }
    self.init(FontFace(style: face), metrics, advances) { Float($0) / 100_000 }
  }

  /// - Parameter advance: what a number of `advances` is in parts of the font's size.
  private init(_ face: FontFace, _ metrics: [UInt32], _ advances: [UInt32], advance: (UInt32) -> Float) {
    self.face = face
    growsEvenly = metrics[0] <= Self.tolerance
    (ascent, descent) = (Double(metrics[1]) / 1000, Double(metrics[2]) / 1000)
    heights = metrics.dropFirst(3).map { UInt16($0) }
    self.advances = advances.map(advance)
    var content = Data("\(MeasuredCharacters.text)\n\(face.style)\n".utf8)
    for number in metrics + advances { withUnsafeBytes(of: number.littleEndian) { content.append(contentsOf: $0) } }
    id = Digest.sha256(content).prefix(16).hexadecimal
  }

  /// A table of the library's own: "-" stands for a character that the font does not have.
  convenience init?(ownFace face: String, metrics: String, advances: String) {
    let missing = Self.widestAdvance + 1
    let known = advances.replacing("-", with: "\(missing)")
    guard let metrics = Self.numbers(metrics, count: 3 + 2 * Self.sizes.count, upTo: Self.highest),
      let numbers = Self.numbers(known, count: MeasuredCharacters.count, upTo: missing)
    else { return nil }
    self.init(FontFace(style: face), metrics, numbers) { $0 == missing ? .nan : Float($0) / 100_000 }
  }

  /// Numbers between single spaces; nil unless there are so many, none larger.
  static func numbers(_ text: String, count: Int, upTo limit: UInt32) -> [UInt32]? {
    // Not worth reading.
    guard text.utf8.count <= count * 11 else { return nil }
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count)
    for word in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      guard numbers.count < count, !word.isEmpty, word.count <= 10 else { return nil }
      var number: UInt64 = 0
      for byte in word {
        guard case 0x30...0x39 = byte else { return nil }
        number = number * 10 + UInt64(byte - 0x30)
      }
      guard number <= limit else { return nil }
      numbers.append(UInt32(number))
    }
    return numbers.count == count ? numbers : nil
  }

  /// Whether a text may be the id of a table.
  static func isID(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The ids in the cookie `oriel-fonts`, between dots. What is no id counts for nothing: cookies are for all ports of a machine, so
  /// others may have written there.
  static func ids(inCookies headers: [String]) -> [String] {
    for header in headers {
      for cookie in header.split(separator: ";") {
        let parts = cookie.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "oriel-fonts" else { continue }
        return parts[1].split(separator: ".").prefix(PageFonts.tableLimit).filter(isID).map(String.init)
      }
    }
    return []
  }

  /// In parts of the font's size; nil for a character that is not in the table.
  func advance(of code: UInt32) -> CGFloat? {
    guard let place = MeasuredCharacters.index(of: code), !advances[place].isNaN else { return nil }
    return CGFloat(advances[place])
  }

  /// How far the browser takes the letters to reach above and below the baseline, in whole points.
  func heights(at size: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
    guard let whole = Int(exactly: size), Self.sizes.contains(whole) else {
      return ((ascent * size).rounded(), (descent * size).rounded())
    }
    let index = 2 * (whole - Self.sizes.lowerBound)
    return (CGFloat(heights[index]), CGFloat(heights[index + 1]))
  }
}

extension FontTable: Equatable {
  static func == (lhs: FontTable, rhs: FontTable) -> Bool { lhs.id == rhs.id }
}
