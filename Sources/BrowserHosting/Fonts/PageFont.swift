import Foundation
import SwiftUICore

/// A font at a size as a page draws it: with the numbers of a table, or with averages as long as there is none.
final class PageFont: LayoutFont {
  let ascent: CGFloat
  let descent: CGFloat
  /// Lines are as far apart as the guidelines want already.
  let leading: CGFloat = 0
  let capHeight: CGFloat
  let lineHeight: CGFloat
  private let size: CGFloat
  private let table: FontTable?
  private let words: MeasuredWords?
  private let average: any LayoutFont
  private let advances: UnsafeMutablePointer<CGFloat>

  /// - Parameters:
  ///   - average: what is assumed of characters that are not measured.
  ///   - words: nil where none are asked for.
  init(_ font: ResolvedFont, _ table: FontTable?, _ words: MeasuredWords?, average: any LayoutFont) {
    size = font.size
    self.table = table
    self.words = words
    self.average = average
    // Without a table as most fonts of browsers are.
    (ascent, descent) = table?.heights(at: size) ?? ((0.905 * size).rounded(), (0.212 * size).rounded())
    capHeight = average.capHeight
    lineHeight = Self.lineHeight(of: font)
    advances = .allocate(capacity: 128)
    for code in 0..<128 {
      let width = table?.advance(of: UInt32(code)).map { [size] in $0 * size }
      advances.advanced(by: code).initialize(to: width ?? average.asciiAdvances?[code] ?? 0)
    }
  }

  deinit {
    advances.deallocate()
  }

  var asciiAdvances: UnsafePointer<CGFloat>? { UnsafePointer(advances) }

  /// Browsers begin a line that is higher than its letters on a whole pixel, with the smaller half of the rest above.
  var lineExtent: (ascent: CGFloat, descent: CGFloat) {
    let above = ((lineHeight - ascent - descent) / 2).rounded(.down) + ascent
    return (above, lineHeight - above)
  }

  func advance(of character: Character) -> CGFloat {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      if scalar.isASCII { return advances[Int(scalar.value)] }
      if let advance = table?.advance(of: scalar.value) { return advance * size }
      // Only its words have a width.
      if scalar.isShaped { return average.advance(of: character) }
    }
    return width(ofWord: String(character), estimate: average.advance(of: character))
  }

  func width(of text: Substring) -> CGFloat {
    let sum = widthOfCharacters(in: text)
    return text.unicodeScalars.contains(where: \.isShaped) ? width(ofWord: String(text), estimate: sum) : sum
  }

  private func width(ofWord word: String, estimate: CGFloat) -> CGFloat {
    guard let words, size > 0 else { return estimate }
    return words.width(of: word, estimate: estimate / size) * size
  }

  /// The heights of lines that the style sheet sets, in whole points, or what the app has said.
  static func lineHeight(of font: ResolvedFont) -> CGFloat {
    let leading: CGFloat =
      switch font.lineLeading {
      case .tight: -2
      case .loose: 2
      case .standard: 0
      }
    let size = font.lineSize ?? font.size
    switch font.lineHeight {
    case .multiple(let factor): return max(0, factor * size + leading)
    case .leading(let increase): return max(0, size + increase + leading)
    case .exact(let points): return max(0, points + leading)
    case .tight: return 1.15 * size + leading
    case .loose: return 1.5 * size + leading
    case .normal: return 1.3 * size + leading
    case .variable, nil: return usualLineHeight(of: font) + leading
    }
  }

  private static func usualLineHeight(of font: ResolvedFont) -> CGFloat {
    // Large type has lines that are closer together.
    switch font.style {
    case .extraLargeTitle: 43
    case .largeTitle: 41
    case .title, .extraLargeTitle2: 34
    case .title2: 28
    case .title3: 25
    // As the style sheet rounds it: halves are never met.
    default: (1.3 * (font.lineSize ?? font.size) + 0.01).rounded()
    }
  }
}
