import Foundation
import Testing
import ViewLayout

@Suite("1.24: Texts with too little room")
struct TruncationTests {
  private static let hello = "Hello brave world"

  private func layout(_ string: String, _ rules: ParagraphRules) -> TextLayout { TextLayout(string, testFont, rules) }

  @Test("1.24: the end of the last permitted line gives way to the ellipsis")
  func tail() {
    #expect(seen(Self.hello, 80, 20) == ["Hello b…"])
    #expect(seen(Self.hello, 70, 40) == ["Hello", "brave…"])
    #expect(seen(Self.hello, 89, nil, ParagraphRules(maximumLines: 1)) == ["Hello b…"])
  }

  @Test("1.24: what is dropped may be at the beginning or in the middle of the last line")
  func headAndMiddle() {
    let head = ParagraphRules(maximumLines: 1, truncation: .head)
    #expect(seen(Self.hello, 60, nil, head) == ["…world"])
    #expect(seen(Self.hello, 70, nil, head) == ["…world"])
    let middle = ParagraphRules(maximumLines: 1, truncation: .middle)
    #expect(seen(Self.hello, 60, nil, middle) == ["Hel…ld"])
    #expect(seen(Self.hello, 70, nil, middle) == ["Hel…rld"])
    let second = ParagraphRules(maximumLines: 2, truncation: .middle)
    #expect(seen("aaaa bbbb cccc dddd", 40, nil, second) == ["aaaa", "bb…d"])
    #expect(seen("aaaa bbbb cccc dddd", 50, nil, ParagraphRules(maximumLines: 2, truncation: .head)) == ["aaaa", "…dddd"])
  }

  @Test("1.24: a truncated line has characters of its own paragraph only, and at its end those of the last")
  func paragraphs() {
    #expect(seen("ab\ncd\nef", nil, 20) == ["ab…"])
    #expect(seen("ab\ncd\nef", nil, nil, ParagraphRules(maximumLines: 2)) == ["ab", "cd…"])
    #expect(seen("ab\ncd\nef", nil, nil, ParagraphRules(maximumLines: 1, truncation: .head)) == ["…ef"])
    #expect(seen("ab\ncd\nef", nil, nil, ParagraphRules(maximumLines: 1, truncation: .middle)) == ["ab…ef"])
    #expect(seen("ab\n", nil, nil, ParagraphRules(maximumLines: 1)) == ["ab…"])
    #expect(seen("\nab", nil, nil, ParagraphRules(maximumLines: 1)) == ["…"])
  }

  @Test("1.24: the ellipsis is there even if there is no room for it")
  func tiny() {
    for mode in [ParagraphRules.Truncation.tail, .head, .middle] {
      for width in [0, 5, 10, 19] as [CGFloat] {
        let text = layout(Self.hello, ParagraphRules(maximumLines: 1, truncation: mode))
        #expect(text.lines(width: width, height: nil).map(\.seen) == ["…"])
        #expect(text.size(width: width, height: nil) == size(min(width, 10), 20))
      }
    }
  }

  @Test("1.24: only truncated lines say so, and what they do not show is not in them")
  func flag() {
    let lines = layout(Self.hello, ParagraphRules(maximumLines: 2)).lines(width: 60, height: nil)
    #expect(lines.map(\.isTruncated) == [false, true])
    #expect(lines.map(\.copied) == ["Hello ", "brave"])
    #expect(lines[1].pieces.map(\.role) == [.text, .ellipsis])
  }

  @Test("1.24: an ellipsis never divides a character")
  func clusters() {
    let family = "👨‍👩‍👧‍👦"
    #expect(seen("\(family)\(family)\(family)", 20, 20) == ["\(family)…"])
    #expect(seen("e\u{301}e\u{301}e\u{301}", 20, 20, ParagraphRules(truncation: .head)) == ["…e\u{301}"])
  }

  @Test("1.24: a last line that is hardly too wide is tightened if that is allowed")
  func tightening() throws {
    let rules = ParagraphRules(maximumLines: 1, allowsTightening: true)
    let text = layout("aaaaaaaaaabbbbbbbbbb", rules)
    #expect(text.size(width: 195, height: nil) == size(195, 20))
    let line = try #require(text.lines(width: 195, height: nil).first)
    #expect(line.seen == "aaaaaaaaaabbbbbbbbbb")
    #expect(!line.isTruncated)
    #expect(line.tightening == -0.25)
    #expect(line.width == 195)
    #expect(text.lines(width: 190, height: nil)[0].isTruncated)
    #expect(text.lines(width: 200, height: nil)[0].tightening == 0)
    #expect(layout("aaaaaaaaaabbbbbbbbbb", ParagraphRules(maximumLines: 1)).lines(width: 195, height: nil)[0].isTruncated)
    #expect(layout("aaaaaaaaaa\nbbbbbbbbbb", rules).lines(width: 195, height: nil)[0].isTruncated)
    let second = layout("aaa bbbbbbbbbb bbbbbbbbbb", ParagraphRules(maximumLines: 2, allowsTightening: true))
    #expect(second.lines(width: 205, height: nil).map(\.seen) == ["aaa bbbbbbbbbb", "bbbbbbbbbb"])
  }

  @Test("1.24: then the text is made smaller, as little as is needed")
  func scale() throws {
    let rules = ParagraphRules(maximumLines: 1, minimumScale: 0.5)
    let text = layout(Self.hello, rules)
    #expect(text.size(width: 136, height: nil) == size(136, 16))
    let line = try #require(text.lines(width: 136, height: nil).first)
    #expect(line.scale == 0.8)
    #expect(line.seen == Self.hello)
    #expect(line.height == 16)
    #expect(abs(line.baseline - 12.8) < 1e-9)
    #expect(text.firstBaseline(width: 136, height: nil) == 13)
    #expect(text.size(width: 170, height: nil) == size(170, 20))
    #expect(text.size(width: 85, height: nil) == size(85, 10))
  }

  @Test("1.24: what does not fit at the smallest scale is truncated at that scale")
  func scaleAndTruncation() {
    let text = layout(Self.hello, ParagraphRules(maximumLines: 1, minimumScale: 0.5))
    let line = text.lines(width: 60, height: nil)[0]
    #expect(line.scale == 0.5)
    #expect(line.seen == "Hello brave…")
    #expect(text.size(width: 60, height: nil) == size(60, 10))
  }

  @Test("1.24: a text of several lines is made as small as its height asks for")
  func scaleOfSeveralLines() {
    let text = layout("aaaa bbbb cccc dddd", ParagraphRules(minimumScale: 0.25))
    // Two lines of nine characters.
    #expect(text.size(width: 60, height: 30) == size(60, 28))
    #expect(text.lines(width: 60, height: 30).map(\.seen) == ["aaaa bbbb", "cccc dddd"])
    #expect(text.size(width: 90, height: 40) == size(90, 40))
    // Each of four lines may be 5 high.
    #expect(text.size(width: 40, height: 21).height <= 21)
  }

  @Test("1.24: tightening and scale go together")
  func tighteningAndScale() {
    let rules = ParagraphRules(maximumLines: 1, minimumScale: 0.5, allowsTightening: true)
    let line = layout("aaaaaaaaaabbbbbbbbbb", rules).lines(width: 105, height: nil)[0]
    #expect(line.scale > 0.54 && line.scale < 0.56)
    #expect(line.tightening < 0)
    #expect(abs(line.width - 105) < 0.01)
  }
}
