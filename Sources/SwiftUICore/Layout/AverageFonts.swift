import Foundation

/// Fonts about which nothing is known but their size: with the average widths of sans-serif fonts.
@MainActor
package final class AverageFonts: FontSource {
  private var fonts: [ResolvedFont: AverageFont] = [:]

  package init() {}

  package func font(_ description: ResolvedFont) -> any LayoutFont {
    if let font = fonts[description] { return font }
    let font = AverageFont(description)
    fonts[description] = font
    return font
  }
}

/// A font whose characters are as wide as those of common sans-serif fonts are on average.
private final class AverageFont: LayoutFont {
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  let capHeight: CGFloat
  private let size: CGFloat
  private let widening: CGFloat
  private let isMonospaced: Bool
  private let table: UnsafeMutablePointer<CGFloat>

  // Metrics of 7.05.
  init(_ font: ResolvedFont) {
    size = font.size
    ascent = 0.9521 * (font.lineSize ?? size)
    descent = 0.2412 * (font.lineSize ?? size)
    leading = font.leading
    capHeight = 0.7046 * size
    // Heavier characters are wider.
    widening = (1 + CGFloat(max(0, font.weight - 400)) * 0.0002) * CGFloat(font.width ?? 1)
    isMonospaced = font.design == .monospaced
    table = .allocate(capacity: 128)
    table.initialize(repeating: 0, count: 128)
    for code in 0..<UInt8(128) { table[Int(code)] = advance(ofASCII: code) }
  }

  deinit {
    table.deallocate()
  }

  var asciiAdvances: UnsafePointer<CGFloat>? { UnsafePointer(table) }

  /// In thousandths of the size, from the space to the tilde.
  private static let widths: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
    556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
    722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
    500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private func advance(ofASCII code: UInt8) -> CGFloat {
    if code < 32 || code == 127 { return 0 }
    return (isMonospaced ? 0.6 : CGFloat(Self.widths[Int(code) - 32]) / 1000) * size * widening
  }

  func advance(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.isASCII { return table[Int(scalar.value)] }
    let properties = scalar.properties
    if properties.isEmojiPresentation || properties.isIdeographic || (0x3000...0xFFEF).contains(scalar.value) { return size }
    if isMonospaced { return 0.6 * size }
    return (properties.isUppercase ? 0.68 : 0.55) * size * widening
  }
}
