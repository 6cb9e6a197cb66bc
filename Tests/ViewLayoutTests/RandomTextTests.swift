import Foundation
import RandomInput
import Testing
import ViewLayout

@Suite("What holds for all texts")
struct RandomTextTests {
  private static let pools = [
    "abc defg  hij-kl. mno, ", "Hello (world)! 12.5% 3/4 $5 a\tb", "Привет мир ελληνικά ", "日本語。「テスト」、ー", "شكرا جزيلا שלום ",
    "สวัสดีครับ नमस्ते ", "👨‍👩‍👧‍👦🇩🇪👍🏽 e\u{301}", "so\u{ad}ft\u{200b}\u{a0}x ", "a \n\r\n\u{2028}b", "\u{600} \u{301}\u{200d}\u{fe0f}\r\n x",
  ].map(Array.init)

  private func randomString(_ random: inout SeededGenerator) -> String {
    var characters: [Character] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let pool = Self.pools.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...14, using: &random) { characters.append(pool.randomElement(using: &random)!) }
    }
    return String(characters)
  }

  private func layouts(_ seed: UInt64, _ body: (TextLayout, String, inout SeededGenerator) -> Void) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<700 {
      let string = randomString(&random)
      let font: any LayoutFont = round % 2 == 0 ? testFont : UnevenFont()
      let rules = ParagraphRules(
        lineSpacing: round % 3 == 0 ? 1.5 : 0, pixel: [1, 0.5, 1.0 / 3, 0].randomElement(using: &random)!)
      if round % 5 == 0 {
        let middle = string.index(string.startIndex, offsetBy: string.count / 2)
        let pieces = [
          TextPiece(String(string[..<middle]), font: font),
          TextPiece(String(string[middle...]), font: UnevenFont(size: 23), tracking: 0.3),
        ]
        body(TextLayout(pieces, rules), string, &random)
      } else {
        body(TextLayout(string, font, rules), string, &random)
      }
    }
  }

  @Test("lines joined are the text, and one wider than the room has one character only", arguments: 0..<4)
  func lines(seed: UInt64) {
    layouts(seed) { text, string, random in
      for width in [nil, 0, 10, CGFloat.random(in: 1...250, using: &random), 31.7, .infinity] as [CGFloat?] {
        let lines = text.lines(width: width, height: nil)
        expect(lines.map(\.copied).joined() == string, "\(string.debugDescription) at \(width ?? -1) lost characters")
        for line in lines where line.width > (width ?? .infinity) + 1e-6 {
          let visible = line.seenCharacters.filter { !"\u{ad}\u{200b}".contains($0) }
          expect(visible.count == 1, "\(line.seen.debugDescription) of \(string.debugDescription) is too wide for \(width ?? -1)")
        }
        let size = text.size(width: width, height: nil)
        // Whole pixels of the room at most.
        let room = text.rules.pixel > 0 ? (width ?? .infinity) - text.rules.pixel : width ?? .infinity
        expect(size.width >= min(lines.map(\.width).max() ?? 0, room) - 1e-6, "\(string.debugDescription): \(size)")
      }
    }
  }

  @Test("a text that gets the width that it answered has the same lines, whatever the error in the last digits", arguments: 0..<4)
  func idempotence(seed: UInt64) {
    layouts(seed) { text, string, random in
      let width = CGFloat.random(in: 0...200, using: &random)
      // With lines of different heights, less width may move a high character into a line that is not seen: no height for these.
      let isLimited = text.hasEqualLines && Bool.random(using: &random)
      let height = isLimited ? CGFloat.random(in: 0...150, using: &random) : nil
      let answer = text.size(width: width, height: height)
      let lines = text.lines(width: width, height: height).map(\.seen)
      // A line of a character that is wider than the room answers more than was proposed: then there is more room the next time.
      guard answer != .zero, answer.width <= width else { return }
      for other in [answer.width, answer.width.nextDown, answer.width.nextUp, (answer.width + 1e4) / 3 * 3 - 1e4] {
        expect(
          text.size(width: other, height: height).isSame(as: answer), "\(string.debugDescription) at \(width), then \(other)")
        expect(
          text.lines(width: other, height: height).map(\.seen) == lines,
          "\(string.debugDescription) at \(width), then \(other)")
      }
      if height != nil {
        expect(
          text.size(width: answer.width, height: answer.height).isSame(as: answer), "\(string.debugDescription) with \(answer)")
      }
      let ideal = text.size(width: nil, height: nil)
      expect(
        text.size(width: ideal.width.nextDown, height: nil).isSame(as: ideal), "\(string.debugDescription) with its ideal width")
    }
  }

  @Test("less width never makes fewer lines", arguments: 0..<4)
  func monotony(seed: UInt64) {
    layouts(seed) { text, string, _ in
      var count = 0
      for width in stride(from: 260, through: 0, by: -4.3) as StrideThrough<CGFloat> {
        let lines = text.lines(width: width, height: nil).count
        expect(lines >= count, "\(string.debugDescription) at \(width): \(lines) lines, \(count) before")
        count = lines
      }
    }
  }

  @Test("whatever the relief, the text stays in its room, and the same room gives the same again", arguments: 0..<4)
  func relief(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<700 {
      let string = randomString(&random)
      let rules = ParagraphRules(
        maximumLines: [nil, 1, 2, 3].randomElement(using: &random)!, lineSpacing: [0, 2].randomElement(using: &random)!,
        truncation: [.tail, .head, .middle].randomElement(using: &random)!,
        minimumScale: [1, 0.5, 0.8].randomElement(using: &random)!, allowsTightening: Bool.random(using: &random))
      let text = TextLayout(string, UnevenFont(), rules)
      let width = CGFloat.random(in: 30...300, using: &random)
      let height = Bool.random(using: &random) ? CGFloat.random(in: 21...90, using: &random) : nil
      let answer = text.size(width: width, height: height)
      let isInside = answer.width <= width + 1e-6 && answer.height <= height ?? .infinity
      expect(isInside, "\(string.debugDescription): \(answer) in \(width), \(height ?? -1)")
      let lines = text.lines(width: width, height: height)
      expect(lines.count <= rules.maximumLines ?? .max, "\(string.debugDescription) has \(lines.count) lines")
      let again = text.lines(width: answer.width, height: height.map { _ in answer.height })
      expect(
        again.map(\.seen) == lines.map(\.seen),
        "\(string.debugDescription): \(lines.map(\.seen)), then \(again.map(\.seen))")
      if !lines.contains(where: \.isTruncated) {
        expect(lines.map(\.copied).joined() == string, "\(string.debugDescription) lost characters")
      }
    }
  }

  /// Only what fails costs something: there are very many of these.
  private func expect(_ condition: Bool, _ comment: @autoclosure () -> String) {
    if !condition { Issue.record("\(comment())") }
  }
}

extension CGSize {
  /// Without pixels a text is as wide as it is offered where its space has no more room: to the last digit of that.
  fileprivate func isSame(as other: CGSize) -> Bool { abs(width - other.width) < 1e-6 && height == other.height }
}

extension TextLayout {
  fileprivate var hasEqualLines: Bool { Set(lines(width: 0, height: nil).map(\.height)).count < 2 }
}
