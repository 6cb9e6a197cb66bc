import Foundation
import ViewLayout

let testFont = UniformFont()

/// What a text in the specification's test font answers.
func textSize(
  _ string: String, _ width: CGFloat?, _ height: CGFloat? = nil, _ rules: ParagraphRules = ParagraphRules()
) -> CGSize {
  TextLayout(string, testFont, rules).size(width: width, height: height)
}

/// The lines of a text as they are seen.
func seen(
  _ string: String, _ width: CGFloat?, _ height: CGFloat? = nil, _ rules: ParagraphRules = ParagraphRules()
) -> [String] {
  TextLayout(string, testFont, rules).lines(width: width, height: height).map(\.seen)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

extension TextLine {
  var seen: String { pieces.filter { $0.role != .space }.map { String($0.text) }.joined() }

  /// What of the text is in the line.
  var copied: String { pieces.filter { $0.role == .text || $0.role == .space }.map { String($0.text) }.joined() }

  var seenCharacters: String { pieces.filter { $0.role == .text }.map { String($0.text) }.joined() }
}

/// A font whose characters are of different widths, none of them a round number. It counts what it is asked.
final class UnevenFont: LayoutFont {
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat = 0
  let capHeight: CGFloat
  let size: CGFloat
  private let table: UnsafeMutablePointer<CGFloat>
  private(set) var measuredCharacters = 0
  private(set) var measuredWords: [String] = []

  init(size: CGFloat = 17) {
    self.size = size
    ascent = size * 0.9521
    descent = size * 0.2412
    capHeight = size * 0.7046
    table = .allocate(capacity: 128)
    for byte in 0..<128 { (table + byte).initialize(to: Self.width(UInt32(byte)) * size) }
  }

  deinit {
    table.deallocate()
  }

  var asciiAdvances: UnsafePointer<CGFloat>? { UnsafePointer(table) }

  func advance(of character: Character) -> CGFloat {
    measuredCharacters += 1
    return Self.width(character.unicodeScalars.first?.value ?? 0) * size
  }

  /// Shaped words are narrower than their letters.
  func width(of text: Substring) -> CGFloat {
    measuredWords.append(String(text))
    return text.reduce(0) { $0 + advance(of: $1) } * 0.8
  }

  private static func width(_ value: UInt32) -> CGFloat {
    0.2 + CGFloat((value &* 2_654_435_761) >> 16 % 6131) / 10_007
  }
}
