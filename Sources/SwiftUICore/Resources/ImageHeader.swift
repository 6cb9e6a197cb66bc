import Foundation

/// What the beginning of an image's file says: its format, and how large it is. The files may come from anywhere: each number in
/// them is checked before it is used.
struct ImageHeader: Equatable {
  let format: ImageFormat
  /// In pixels, or in the units of a drawing; as shown, so after the turn that a photograph asks for.
  let width: Double
  let height: Double

  /// Longer sides are no images.
  private static let longest = 100_000.0

  init(_ data: Data) throws(UnreadableImage) {
    let bytes = ByteReader(data)
    guard let format = Self.format(of: bytes) else {
      throw bytes.starts(with: "%PDF")
        ? UnreadableImage("browsers show no PDF as an image: export it as SVG, or put it among the app's resources")
        : UnreadableImage("it is no PNG, JPEG, GIF, WebP or SVG")
    }
    let size =
      switch format {
      case .png: Self.png(bytes)
      case .gif: Self.gif(bytes)
      case .jpeg: JPEGHeader.size(bytes)
      case .webp: Self.webp(bytes)
      case .svg: SVGHeader.size(bytes)
      }
    guard let (width, height) = size else { throw UnreadableImage("its \(format.rawValue) data is damaged") }
    guard width > 0, height > 0, width <= Self.longest, height <= Self.longest else {
      throw UnreadableImage("its size of \(width) by \(height) makes no sense")
    }
    self.format = format
    self.width = width
    self.height = height
  }

  private static func format(of bytes: ByteReader) -> ImageFormat? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "GIF87a") || bytes.starts(with: "GIF89a") { return .gif }
    if bytes.starts(with: "RIFF"), bytes.has("WEBP", at: 8) { return .webp }
    return SVGHeader.isPlausible(bytes) ? .svg : nil
  }

  private static func png(_ bytes: ByteReader) -> (Double, Double)? {
    guard bytes.has("IHDR", at: 12), let width = bytes.big32(at: 16), let height = bytes.big32(at: 20) else { return nil }
    return (Double(width), Double(height))
  }

  private static func gif(_ bytes: ByteReader) -> (Double, Double)? {
    guard let width = bytes.little16(at: 6), let height = bytes.little16(at: 8) else { return nil }
    return (Double(width), Double(height))
  }

  private static func webp(_ bytes: ByteReader) -> (Double, Double)? {
    if bytes.has("VP8X", at: 12) {
      guard let width = bytes.little24(at: 24), let height = bytes.little24(at: 27) else { return nil }
      return (Double(width + 1), Double(height + 1))
    }
    if bytes.has("VP8L", at: 12) {
      guard bytes.byte(at: 20) == 0x2F, let bits = bytes.little32(at: 21) else { return nil }
      return (Double((bits & 0x3FFF) + 1), Double(((bits >> 14) & 0x3FFF) + 1))
    }
    guard bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23), let width = bytes.little16(at: 26),
      let height = bytes.little16(at: 28)
    else { return nil }
    return (Double(width & 0x3FFF), Double(height & 0x3FFF))
  }
}

/// Numbers at places of a file; nil where it is shorter.
struct ByteReader {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  var count: Int { data.count }

  func byte(at place: Int) -> Int? {
    guard place >= 0, place < data.count else { return nil }
    return Int(data[data.startIndex + place])
  }

  /// The bytes of a range, as far as there are any.
  func bytes(_ range: Range<Int>) -> Data {
    let end = min(max(range.upperBound, 0), data.count)
    let start = min(max(range.lowerBound, 0), end)
    return data[(data.startIndex + start)..<(data.startIndex + end)]
  }

  func big16(at place: Int) -> Int? { number(at: place, 2, isBig: true) }
  func big32(at place: Int) -> Int? { number(at: place, 4, isBig: true) }
  func little16(at place: Int) -> Int? { number(at: place, 2, isBig: false) }
  func little24(at place: Int) -> Int? { number(at: place, 3, isBig: false) }
  func little32(at place: Int) -> Int? { number(at: place, 4, isBig: false) }

  func number(at place: Int, _ length: Int, isBig: Bool) -> Int? {
    var value = 0
    for index in 0..<length {
      guard let byte = byte(at: place + (isBig ? index : length - 1 - index)) else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  func has(_ expected: [UInt8], at place: Int) -> Bool { bytes(place..<place + expected.count).elementsEqual(expected) }
  func has(_ expected: String, at place: Int) -> Bool { has(Array(expected.utf8), at: place) }
  func starts(with expected: [UInt8]) -> Bool { has(expected, at: 0) }
  func starts(with expected: String) -> Bool { has(expected, at: 0) }
}
