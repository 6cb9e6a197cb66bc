import Foundation
import Testing
import ViewLayout

@Suite("1.2: Sizes of texts")
struct TextSizeTests {
  typealias Answer = (proposal: (CGFloat?, CGFloat?), size: (CGFloat, CGFloat))

  private static let hello = "Hello brave world"

  @Test(
    "1.20–1.26, Ex 1.a: what a text of three words answers",
    arguments: [
      ((nil, nil), (170, 20)), ((30, nil), (30, 120)), ((200, nil), (170, 20)), ((60, 30), (60, 20)),
      ((110, nil), (110, 40)), ((60, 40), (60, 40)), ((100, nil), (60, 60)), ((.infinity, .infinity), (170, 20)),
      ((60, nil), (60, 60)), ((0, 0), (0, 0)), ((50, nil), (50, 60)), ((0, nil), (0, 300)),
    ] as [Answer])
  func example(_ answer: Answer) {
    #expect(textSize(Self.hello, answer.proposal.0, answer.proposal.1) == size(answer.size.0, answer.size.1))
  }

  @Test("1.23, Ex 1.a: with a limit of one line the text is truncated to whole characters")
  func oneLine() {
    let rules = ParagraphRules(maximumLines: 1)
    #expect(textSize(Self.hello, 60, nil, rules) == size(60, 20))
    #expect(textSize(Self.hello, 100, nil, rules) == size(100, 20))
    #expect(textSize(Self.hello, nil, nil, rules) == size(170, 20))
    #expect(textSize(Self.hello, 60, nil, ParagraphRules(maximumLines: 2)) == size(60, 40))
  }

  @Test("1.20: without a width, each paragraph is one line")
  func paragraphs() {
    #expect(textSize("a\nbcd\n\nef", nil) == size(30, 80))
    #expect(textSize("ab\r\ncd\u{2028}ef\u{2029}gh", nil) == size(20, 80))
    #expect(seen("ab\r\ncd\u{2028}ef\u{2029}gh\ri", nil) == ["ab", "cd", "ef", "gh", "i"])
  }

  @Test("1.20: a newline at the end begins an empty line")
  func newlineAtEnd() {
    #expect(textSize("ab\n", nil) == size(20, 40))
    #expect(textSize("\n", nil) == size(0, 40))
    #expect(textSize("ab\r\n\r\n", 100) == size(20, 60))
    #expect(seen("ab\n", nil) == ["ab", ""])
  }

  @Test("1.20: widths and line heights are rounded up to a pixel, heights line by line")
  func rounding() {
    let font = UniformFont(width: 7.1, lineHeight: 20.1)
    let third = TextLayout("abc de", font, ParagraphRules(pixel: 1.0 / 3))
    #expect(third.size(width: nil, height: nil).isNear(size(42 + 2.0 / 3, 20 + 1.0 / 3)))
    #expect(third.size(width: 30, height: nil).isNear(size(28 + 2.0 / 3, 40 + 2.0 / 3)))
    let whole = TextLayout("abc de", font, ParagraphRules())
    #expect(whole.size(width: nil, height: nil) == size(43, 21))
    #expect(whole.size(width: 30, height: nil) == size(29, 42))
    #expect(TextLayout("abc de", font, ParagraphRules(pixel: 0)).size(width: 30, height: nil).isNear(size(28.4, 40.2)))
  }

  @Test("1.21: the width answered is that of the longest line with the space where it was broken, as far as there is room")
  func longestLine() {
    #expect(textSize("aa bbbb c", 65) == size(60, 40))
    #expect(textSize("aa bbbb ccc", 50) == size(50, 60))
    #expect(textSize("aa bbbb ccc", 45) == size(45, 60))
  }

  @Test("1.21: a space at a line's end takes no room, however many there are")
  func spaces() {
    #expect(textSize("aaaa bbbb", 40) == size(40, 40))
    #expect(textSize("aaaa     bbbb", 40) == size(40, 40))
    #expect(textSize("aaaa ", 40) == size(40, 20))
    #expect(textSize("aaaa ", nil) == size(40, 20))
    #expect(textSize("aaaa \nbb", nil) == size(40, 40))
    #expect(textSize("  aa", nil) == size(40, 20))
  }

  @Test("the spaces at a paragraph's end take room where the rules say so, as far as there is some")
  func trailingSpaces() {
    let rules = ParagraphRules(keepsTrailingSpace: true)
    #expect(textSize("aaaa ", nil, nil, rules) == size(50, 20))
    #expect(textSize("aaaa  ", 50, nil, rules) == size(50, 20))
    #expect(textSize("aaaa ", 40, nil, rules) == size(40, 20))
    #expect(textSize("aaaa bb \nc", 40, nil, rules) == size(40, 60))
    #expect(textSize("é ", nil, nil, rules) == size(20, 20))
  }

  @Test("1.22: a height limits the lines to as many as fit, at least one")
  func height() {
    #expect(textSize(Self.hello, 50, 59) == size(50, 40))
    #expect(textSize(Self.hello, 50, 60) == size(50, 60))
    #expect(textSize(Self.hello, 50, 1) == size(50, 20))
    #expect(textSize("a\nb\nc", nil, 40) == size(20, 40))
    #expect(textSize("a\nb\nc", nil, 45, ParagraphRules(lineSpacing: 5)) == size(20, 45))
    #expect(textSize("a\nb\nc", nil, 44, ParagraphRules(lineSpacing: 5)) == size(20, 20))
  }

  @Test("1.23: the height is never less than the reserved lines, and these are shown")
  func reserved() {
    let rules = ParagraphRules(maximumLines: 3, minimumLines: 2, lineSpacing: 3)
    #expect(textSize("a", nil, nil, rules) == size(10, 43))
    #expect(textSize("", nil, nil, rules) == size(0, 43))
    #expect(textSize(Self.hello, 50, nil, rules) == size(50, 66))
    #expect(textSize("a b", 10, 20, rules) == size(10, 43))
    #expect(seen("a b", 10, 20, rules) == ["a", "b"])
    #expect(textSize("a", 0, 0, rules) == .zero)
  }

  @Test("1.25: probing the height with 0 yields one line")
  func heightProbe() {
    #expect(textSize(Self.hello, 60, 0) == size(60, 20))
    #expect(textSize(Self.hello, nil, 0) == size(170, 20))
  }

  @Test("1.26: a width of less than a character gives one character per line, and no more than that width")
  func narrow() {
    #expect(textSize("Hello", 3) == size(3, 100))
    #expect(seen("ab c\nd", 0) == ["a", "b", "c", "d"])
    #expect(textSize("👨‍👩‍👧e\u{301}", 1) == size(1, 40))
    #expect(textSize("Hello", 0, 45) == size(0, 40))
  }

  @Test("1.28: the first baseline is rounded to the nearest pixel, the last one up")
  func baselines() {
    let text = TextLayout(Self.hello, testFont, ParagraphRules(lineSpacing: 2))
    #expect(text.firstBaseline == 16)
    #expect(text.lastBaseline(width: nil, height: nil) == 16)
    #expect(text.lastBaseline(width: 60, height: nil) == 60)
    #expect(text.lastBaseline(width: 60, height: 45) == 38)
    let font = UniformFont(lineHeight: 20.2, ascent: 16.2, descent: 4)
    let uneven = TextLayout("a b", font, ParagraphRules())
    #expect(uneven.firstBaseline == 16)
    #expect(uneven.lastBaseline(width: 10, height: nil) == 38)
    #expect(uneven.firstBaseline(width: 10, height: nil) == 16)
  }

  @Test("1.29: an empty text answers nothing")
  func empty() {
    for proposal in [nil, 0, 50, .infinity] as [CGFloat?] { #expect(textSize("", proposal, proposal) == .zero) }
    let text = TextLayout([TextPiece("", font: testFont), TextPiece("", font: testFont)], ParagraphRules())
    #expect(text.size(width: 10, height: nil) == .zero)
    #expect(text.lines(width: nil, height: nil).isEmpty)
    #expect(text.firstBaseline == 0)
    #expect(text.lastBaseline(width: nil, height: nil) == 0)
  }

  @Test("1.30: line spacing stands between lines, not below the last")
  func lineSpacing() {
    #expect(textSize(Self.hello, 60, nil, ParagraphRules(lineSpacing: 7)) == size(60, 74))
    #expect(textSize(Self.hello, nil, nil, ParagraphRules(lineSpacing: 7)) == size(170, 20))
    #expect(textSize(Self.hello, 60, nil, ParagraphRules(lineSpacing: -7)) == size(60, 60))
  }

  @Test(
    "no proposal is a mistake",
    arguments: [nil, .nan, -.infinity, -3, -0.0, 1e-300, 7, 1e300, .infinity] as [CGFloat?])
  func strangeProposals(_ width: CGFloat?) {
    let strange: [CGFloat?] = [nil, .nan, -.infinity, -3, 0, 1e-300, 7, 1e300, .infinity]
    for height in strange {
      for string in ["Hello brave", "a\nb", "", "é", "שלום"] {
        for scale in [1, 0.5, .nan, 0] as [CGFloat] {
          for lines in [nil, 0, -1, 1] as [Int?] {
            let rules = ParagraphRules(
              maximumLines: lines, minimumLines: lines ?? 0, lineSpacing: scale, minimumScale: scale, allowsTightening: true,
              pixel: scale)
            let text = TextLayout(string, testFont, rules)
            let size = text.size(width: width, height: height)
            #expect(size.width >= 0 && size.height >= 0)
            #expect(text.lines(width: width, height: height).allSatisfy { $0.width >= 0 })
          }
        }
      }
    }
    // In whole points.
    let room = width.map { $0 < 20 ? max(0, $0.rounded(.down)) : 20 } ?? 20
    #expect(textSize("ab", width, 20) == size(room, 20))
    #expect(textSize("ab", 50, width) == size(20, 20))
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
