import Foundation
import Testing
import ViewLayout

@Suite("Texts of several pieces")
struct TextPieceTests {
  private let large = UniformFont(width: 20, lineHeight: 40, ascent: 30, descent: 10)

  private func layout(_ pieces: [TextPiece], _ rules: ParagraphRules = ParagraphRules()) -> TextLayout {
    TextLayout(pieces, rules)
  }

  @Test("words go over the borders of pieces")
  func words() {
    let text = layout([TextPiece("ab c", font: testFont), TextPiece("d ef", font: large)])
    #expect(text.size(width: nil, height: nil) == size(120, 40))
    let lines = text.lines(width: 50, height: nil)
    #expect(lines.map(\.seen) == ["ab", "cd", "ef"])
    #expect(lines[1].pieces.map(\.piece) == [0, 1, 1])
    #expect(lines[1].pieces.map { String($0.text) } == ["c", "d", " "])
    #expect(lines.map(\.width) == [20, 30, 40])
  }

  @Test("a line is as high as its highest ascent and its deepest descent")
  func heights() {
    let deep = UniformFont(width: 10, lineHeight: 22, ascent: 10, descent: 12)
    let text = layout([
      TextPiece("a ", font: testFont), TextPiece("b ", font: large), TextPiece("c", font: deep), TextPiece("d ", font: testFont),
    ])
    let lines = text.lines(width: 30, height: nil)
    #expect(lines.map(\.seen) == ["a", "b", "cd"])
    #expect(lines.map(\.height) == [20, 40, 28])
    #expect(lines.map(\.top) == [0, 20, 60])
    #expect(lines.map(\.baseline) == [16, 50, 76])
    #expect(text.size(width: 30, height: nil) == size(30, 88))
    #expect(text.size(width: nil, height: nil) == size(80, 42))
    #expect(text.firstBaseline == 30)
    #expect(text.firstBaseline(width: 30, height: nil) == 16)
    #expect(text.lastBaseline(width: 30, height: nil) == 76)
    #expect(text.size(width: 30, height: 87) == size(20, 60))
    #expect(text.lines(width: 30, height: 59).map(\.seen) == ["a…"])
  }

  @Test("an empty line is as high as what ends it")
  func emptyLines() {
    let text = layout([TextPiece("a\n", font: testFont), TextPiece("\n", font: large), TextPiece("b", font: testFont)])
    #expect(text.lines(width: nil, height: nil).map(\.height) == [20, 40, 20])
    #expect(layout([TextPiece("a", font: testFont), TextPiece("\n", font: large)]).size(width: nil, height: nil) == size(10, 60))
  }

  @Test("an image stands on the baseline and may be broken off on both sides")
  func attachments() {
    let text = layout([
      TextPiece("ab", font: testFont), TextPiece("img", font: testFont, attachment: size(35, 30), baselineOffset: -6),
      TextPiece("cd", font: testFont),
    ])
    #expect(text.size(width: nil, height: nil) == size(75, 30))
    let lines = text.lines(width: 40, height: nil)
    #expect(lines.map(\.seen) == ["ab", "img", "cd"])
    #expect(lines.map(\.width) == [20, 35, 20])
    #expect(lines.map(\.height) == [20, 30, 20])
    #expect(lines.map(\.baseline) == [16, 44, 66])
    #expect(lines[1].pieces[0].piece == 1)
    let alone = layout([TextPiece("", font: testFont, attachment: size(35, 30))])
    #expect(alone.size(width: nil, height: nil) == size(35, 30))
  }

  @Test("tracking widens each character, also that of the ellipsis and the hyphen")
  func tracking() {
    let text = layout([TextPiece("abc de", font: testFont, tracking: 2)])
    #expect(text.size(width: nil, height: nil) == size(72, 20))
    #expect(text.size(width: 40, height: nil) == size(40, 40))
    #expect(text.lines(width: 50, height: 20)[0].seen == "abc…")
    #expect(text.lines(width: 50, height: 20)[0].width == 48)
    #expect(layout([TextPiece("ab\u{ad}c", font: testFont, tracking: 2)]).size(width: 36, height: nil) == size(36, 20))
    #expect(layout([TextPiece("abc", font: testFont, tracking: -20)]).size(width: nil, height: nil) == size(0, 20))
  }

  @Test("raised characters make their line higher")
  func baselineOffset() {
    let text = layout([TextPiece("x", font: testFont), TextPiece("2", font: testFont, baselineOffset: 5)])
    #expect(text.size(width: nil, height: nil) == size(20, 25))
    #expect(text.firstBaseline == 21)
  }

  @Test("the ellipsis has the font of what it stands beside")
  func ellipsis() {
    let pieces = [TextPiece("abc", font: testFont), TextPiece("def", font: large)]
    let tail = layout(pieces, ParagraphRules(maximumLines: 1)).lines(width: 80, height: nil)[0]
    #expect(tail.seen == "abcd…" && tail.pieces.last?.piece == 1)
    #expect(layout(pieces, ParagraphRules(maximumLines: 1)).lines(width: 40, height: nil)[0].pieces.last?.piece == 0)
    let head = layout(pieces, ParagraphRules(maximumLines: 1, truncation: .head)).lines(width: 79, height: nil)[0]
    #expect(head.seen == "…ef")
    #expect(head.pieces.first?.piece == 1)
  }

  @Test("a truncated line is as high as what is left in it, and so there may be room for it")
  func truncatedHeight() {
    let pieces = [TextPiece("ab ", font: testFont), TextPiece("cdefgh", font: large)]
    let text = layout(pieces, ParagraphRules(maximumLines: 1))
    #expect(text.lines(width: 30, height: nil).map(\.seen) == ["ab…"])
    #expect(text.size(width: 30, height: nil) == size(30, 20))
    #expect(text.lines(width: 70, height: nil).map(\.seen) == ["ab c…"])
    #expect(text.size(width: 70, height: nil) == size(70, 40))
    let head = layout([TextPiece("cdefgh ", font: large), TextPiece("ab", font: testFont)], ParagraphRules(truncation: .head))
    #expect(head.lines(width: 40, height: 20).map(\.seen) == ["…ab"])
    #expect(head.size(width: 40, height: 20) == size(30, 20))
    let second = layout([TextPiece("ab cd", font: testFont), TextPiece("e", font: large), TextPiece(" f", font: testFont)])
    #expect(second.lines(width: 45, height: 45).map(\.seen) == ["ab", "cd…"])
    #expect(second.size(width: 45, height: 45) == size(30, 40))
    #expect(second.size(width: 30, height: 40) == size(30, 40))
  }

  @Test("a plain piece is a plain text")
  func plain() {
    #expect(layout([TextPiece("Hello brave", font: testFont)]).size(width: 60, height: nil) == size(60, 40))
  }

  @Test("empty pieces are not seen")
  func empty() {
    let text = layout([TextPiece("", font: large), TextPiece("ab", font: testFont), TextPiece("", font: large)])
    #expect(text.size(width: nil, height: nil) == size(20, 20))
    #expect(text.lines(width: nil, height: nil)[0].pieces.map(\.piece) == [1])
  }
}
