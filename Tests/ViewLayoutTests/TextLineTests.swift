import Foundation
import Testing
import ViewLayout

@Suite("Part C, 1, 5 and 7: Lines of texts")
struct TextLineTests {
  @Test("Part C, 7: lines keep the spaces at their ends, and what ends a paragraph, for copying")
  func spaces() {
    let lines = TextLayout("ab  cd \r\nef", testFont, ParagraphRules()).lines(width: 30, height: nil)
    #expect(lines.map { $0.pieces.map { String($0.text) } } == [["ab", "  "], ["cd", " \r\n"], ["ef"]])
    #expect(lines.map { $0.pieces.map(\.role) } == [[.text, .space], [.text, .space], [.text]])
    #expect(lines.map(\.width) == [20, 20, 20])
  }

  @Test("a text that fits on one line keeps the spaces at its end, too, and is broken no further")
  func oneLine() throws {
    let text = TextLayout("ab c \t", testFont, ParagraphRules())
    let line = try #require(text.lines(width: 100, height: 20).first)
    #expect(line.pieces.map { String($0.text) } == ["ab c", " \t"])
    #expect(line.pieces.map(\.role) == [.text, .space])
    #expect(line.width == 40 && line.height == 20 && line.baseline == 16)
    #expect(TextLayout("   ", testFont, ParagraphRules()).lines(width: nil, height: nil).map(\.copied) == ["   "])
    #expect(TextLayout("ab", testFont, ParagraphRules()).lines(width: 0, height: 0).isEmpty)
  }

  @Test("lines say where they are")
  func places() {
    let lines = TextLayout("ab cd", testFont, ParagraphRules(lineSpacing: 3)).lines(width: 20, height: nil)
    #expect(lines.map(\.top) == [0, 23])
    #expect(lines.map(\.baseline) == [16, 39])
    #expect(lines.map(\.height) == [20, 20])
    #expect(lines.allSatisfy { !$0.isTruncated && $0.scale == 1 && $0.tightening == 0 })
  }

  @Test("a soft hyphen is seen at a break only, and needs room there")
  func softHyphens() {
    let text = "Donau\u{ad}dampf\u{ad}schiff"
    #expect(seen(text, nil) == [text])
    #expect(textSize(text, nil) == size(160, 20))
    #expect(seen(text, 60) == ["Donau\u{ad}-", "dampf\u{ad}-", "schiff"])
    #expect(textSize(text, 60) == size(60, 60))
    #expect(seen(text, 110) == ["Donau\u{ad}dampf\u{ad}-", "schiff"])
    #expect(seen(text, 109) == ["Donau\u{ad}-", "dampf\u{ad}-", "schiff"])
    // There is no room for the hyphen: then the word is broken as any other one.
    #expect(seen("ab\u{ad}cd", 20) == ["ab\u{ad}", "cd"])
    // The whole word is not wider than its half with a hyphen.
    #expect(seen("aab\u{ad}c", 40) == ["aab\u{ad}c"])
    #expect(seen("ab\u{ad}\ncd", 30) == ["ab\u{ad}", "cd"])
  }

  @Test("characters that only say how others are set have no width")
  func invisible() {
    #expect(textSize("a\u{200b}b\u{2060}c\u{feff}\u{200e}", nil) == size(30, 20))
    #expect(seen("a\u{200b}b", 10) == ["a\u{200b}", "b"])
    #expect(textSize("a\u{0}b", nil) == size(20, 20))
  }

  @Test("a tabulator is as wide as four spaces")
  func tabs() {
    #expect(textSize("a\tb", nil) == size(60, 20))
    #expect(seen("a\tb", 50) == ["a", "b"])
  }

  @Test("a space that forbids a break is as wide as any character")
  func noBreakSpace() {
    #expect(seen("aa b\u{a0}c", 50) == ["aa", "b\u{a0}c"])
    #expect(textSize("a\u{a0}", nil) == size(20, 20))
    #expect(textSize("あ\u{3000}", nil) == size(10, 20))
  }

  @Test("a word that is wider than the line begins on a line of its own")
  func longWords() {
    #expect(seen("ab cdefgh", 40) == ["ab", "cdef", "gh"])
    #expect(seen("ab cdefgh i", 40) == ["ab", "cdef", "gh i"])
    #expect(seen("👨‍👩‍👧👨‍👩‍👧e\u{301}", 20) == ["👨‍👩‍👧👨‍👩‍👧", "e\u{301}"])
  }

  @Test("Part C, 5: shaped words are measured as wholes")
  func shapedWords() {
    let font = UnevenFont()
    let text = TextLayout("مرحبا بالعالم", font, ParagraphRules(pixel: 0))
    let width = text.size(width: nil, height: nil).width
    #expect(font.measuredWords == ["مرحبا", "بالعالم"])
    let letters = "مرحبا بالعالم".filter { $0 != " " }.reduce(0) { $0 + font.advance(of: $1) }
    #expect(abs(width - letters * 0.8 - font.advance(of: " ")) < 1e-9)
    let lines = text.lines(width: width - 1, height: nil)
    #expect(lines.map(\.seen) == ["مرحبا", "بالعالم"])
    #expect(lines.map(\.width).max()! < width)
    #expect(font.measuredWords.count == 2)
    // Within a word, each letter has its share.
    #expect(text.lines(width: 1, height: nil).count == 12)
  }

  @Test("Part C, 5: marks and tracking within shaped words are as elsewhere")
  func shapedWordParts() {
    #expect(textSize("של\u{200f}ום1", nil) == size(50, 20))
    let font = UnevenFont()
    let pieces = [TextPiece("שלו\u{200f}", font: font, tracking: 2), TextPiece("ם1", font: font, tracking: 2)]
    let text = TextLayout(pieces, ParagraphRules(pixel: 0))
    let letters = "שלום1".reduce(0) { $0 + font.advance(of: $1) } + font.advance(of: "\u{200f}")
    #expect(abs(text.size(width: nil, height: nil).width - letters * 0.8 - 10) < 1e-9)
    let lines = text.lines(width: 1, height: nil)
    #expect(lines.map(\.seen) == ["ש", "ל", "ו\u{200f}", "ם", "1"])
    #expect(abs(lines.reduce(0) { $0 + $1.width } - letters * 0.8 - 10) < 1e-3)
  }

  @Test("characters of other scripts are asked for one by one, words not at all")
  func unshaped() {
    let font = UnevenFont()
    let text = TextLayout("Grüße 你好", font, ParagraphRules())
    _ = text.size(width: 20, height: nil)
    #expect(font.measuredWords.isEmpty)
  }

  @Test("words are measured once for all widths")
  func once() {
    let font = UnevenFont()
    let text = TextLayout("Привет, мир", font, ParagraphRules())
    _ = text.size(width: 40, height: nil)
    let count = font.measuredCharacters
    _ = text.size(width: nil, height: nil)
    _ = text.size(width: 90, height: nil)
    _ = text.lines(width: 60, height: 20)
    // But for the ellipsis, and parts of words.
    #expect(font.measuredCharacters < count + 20)
  }

  @Test("a long text is measured a few times, however many lines it has")
  func longTexts() {
    for unit in ["Привет, мир ", "Привет", "при\u{ad}вет", "привет\n"] {
      let string = String(repeating: unit, count: 5000)
      let font = UnevenFont()
      let text = TextLayout(string, font, ParagraphRules())
      #expect(text.size(width: 100, height: nil).height > 1000)
      #expect(font.measuredCharacters < 5 * string.count)
      let first = font.measuredCharacters
      _ = text.size(width: 90, height: nil)
      #expect(font.measuredCharacters - first < 3 * string.count)
      _ = text.size(width: 80, height: 60)
      #expect(font.measuredCharacters - first < 3 * string.count + 200)
    }
  }

  @Test(
    "of a text that is cut only what is shown is broken into words, however long the rest is",
    arguments: [("Привет, мир ", true), ("汉字汉字，", true), ("שלום a b ", false), ("привет\n", false)])
  func cutTexts(unit: String, hasWidth: Bool) {
    let counts = [2_000, 40_000].map { count in
      let font = UnevenFont()
      let text = TextLayout(String(repeating: unit, count: count), font, ParagraphRules(maximumLines: 2))
      // How wide it is on one line takes one walk through it.
      if hasWidth { _ = text.size(width: nil, height: nil) }
      let before = font.measuredCharacters
      #expect(text.lines(width: 100, height: nil).count == 2)
      return font.measuredCharacters - before
    }
    #expect(counts[0] == counts[1] && counts[0] < 4_000, "\(counts)")
  }

  @Test(
    "a long text is broken where it may be and where a line is full, as if its words were found at once",
    arguments: ["one two, three-four (five) ", "αβγ δε ж ", "汉字 abc漢字、", "한국어 글 ", "\"x\" -1 y $ (a) ", "漢字かな交じり文。"])
  func partsOfLongTexts(unit: String) {
    let string = String(repeating: unit, count: 600)
    var ends: [Int32] = []
    Array(string.utf8).withUnsafeBufferPointer { LineBreakOpportunities.append(in: $0, to: &ends) }
    var wrong: [String] = []
    for width: CGFloat in [130, 330, 1_250] {
      var start = 0
      for line in TextLayout(string, testFont, ParagraphRules()).lines(width: width, height: nil) {
        let end = start + line.copied.utf8.count
        if !ends.contains(Int32(end)) { wrong.append("\(line.copied.debugDescription) ends where no line may") }
        if let next = ends.first(where: { $0 > end }) {
          let longer = String(decoding: string.utf8.dropFirst(start).prefix(Int(next) - start), as: UTF8.self)
          let room = CGFloat(longer.reversed().drop { $0 == " " }.count) * 10
          if room <= width { wrong.append("\(line.copied.debugDescription) has room for more") }
        }
        start = end
      }
      #expect(start == string.utf8.count)
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }

  @Test("whoever lays out the same long text in the same font measures nothing again")
  func sharedTexts() {
    let (texts, font) = (LongTexts(), UnevenFont())
    let string = String(repeating: "Привет, мир ", count: 2_000)
    func layout(_ string: String, _ font: UnevenFont) -> TextLayout {
      TextLayout(string, TextSetting(font, ParagraphRules()), longTexts: texts)
    }
    let first = layout(string, font)
    let size = first.size(width: 100, height: nil)
    _ = first.size(width: nil, height: nil)
    let count = font.measuredCharacters
    let second = layout(String(decoding: Array(string.utf8), as: UTF8.self), font)
    #expect(second.size(width: 100, height: nil) == size)
    #expect(second.size(width: nil, height: nil) == first.size(width: nil, height: nil))
    #expect(font.measuredCharacters == count)
    // Another text, and another font, have lines of their own.
    #expect(layout(string + "!", font).size(width: nil, height: nil).width > first.size(width: nil, height: nil).width)
    let other = UnevenFont()
    _ = layout(string, other).size(width: nil, height: nil)
    #expect(other.measuredCharacters >= string.count / 2)
  }

  @Test("a text that stands on one line keeps no words, one on several keeps them")
  func keptWords() {
    let string = String(repeating: "слово ", count: 20)
    for (width, keeps) in [(10_000, false), (100, true)] as [(CGFloat, Bool)] {
      let (tree, font) = (LayoutTree(), UnevenFont())
      let text = TextLayout(string, font, ParagraphRules())
      tree.root.setChildren([TextNode(text, spacing: .zero)])
      let narrow = text.size(width: 60, height: nil)
      tree.root.set(size(width, 1_000), insets: EdgeInsets(), keyboardHeight: 0)
      tree.update()
      let before = font.measuredCharacters
      #expect(text.size(width: 60, height: nil) == narrow)
      #expect((font.measuredCharacters == before) == keeps)
    }
  }
}
