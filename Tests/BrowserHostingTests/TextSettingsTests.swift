import Foundation
import SwiftUICore
import Testing

@testable import BrowserHosting

/// How texts become HTML, and their changes messages.
@Suite("Texts in pages") struct TextSettingsTests {
  private func html(_ content: TextContent) -> String {
    var html = ""
    DOMMapping.node(for: Element(id: ElementID(7), content), in: DOMPlace()).writeHTML(to: &html)
    return html
  }

  private func message(from old: TextContent, to new: TextContent) -> String {
    var definitions = DOMDefinitions()
    let commit = Commit(patches: [.update(ElementID(7), from: old, to: new)])
    return String(buffer: CommitEncoder.message(number: 3, event: 2, commit, nil, &definitions))
  }

  private func style(_ change: (inout CharacterTraits, inout ParagraphTraits) -> Void, runs: [TextRun] = []) -> TextStyle? {
    var characters = CharacterTraits()
    var paragraph = ParagraphTraits()
    change(&characters, &paragraph)
    return .make(font: nil, foreground: nil, details: .make(characters: characters, paragraph: paragraph, runs: runs))
  }

  private var bold: TextRun {
    TextRun(
      "b",
      style: style { characters, _ in
        characters.weight = 700
      })
  }

  @Test("a plain text is a span with its characters")
  func plain() {
    #expect(html(TextContent("a<b")) == #"<span class="text" data-id="7">a&lt;b</span>"#)
  }

  @Test("runs are spans in the text, and a text that gets or loses them says so")
  func runs() {
    let joined = TextContent("ab", style: style({ _, _ in }, runs: [TextRun("a"), bold]))
    #expect(html(joined) == #"<span class="text" data-id="7"><span>a</span><span style="font-weight:700">b</span></span>"#)
    let nodes = #"["x",7,[["span",{},"a"],["span",{"style":"font-weight:700"},"b"]]]"#
    #expect(message(from: TextContent("ab"), to: joined) == "[3,2,[\(nodes)]]")
    #expect(message(from: joined, to: TextContent("c")) == #"[3,2,[["x",7,[]],["t",7,"c"]]]"#)
    #expect(message(from: joined, to: joined) == "[3,2,[]]")
  }

  @Test("a paragraph's values are styles and attributes, and what changes is what is sent")
  func paragraph() {
    let limited = TextContent(
      "a",
      style: style { _, paragraph in
        paragraph.lineLimit = 2
        paragraph.alignment = .center
      })
    #expect(
      html(limited)
        == #"<span class="text" data-id="7" data-lines="2" style="text-align:center;--lines:2">a</span>"#)
    #expect(
      message(from: TextContent("a"), to: limited)
        == #"[3,2,[["s",7,"text-align","center"],["a",7,"data-lines","2"],["s",7,"--lines","2"]]]"#)
    #expect(
      message(from: limited, to: TextContent("a"))
        == #"[3,2,[["s",7,"text-align",null],["a",7,"data-lines",null],["s",7,"--lines",null]]]"#)
  }

  @Test("the height of a line is told with what is between lines, and in points where it is exact")
  func lineHeight() {
    func height(_ height: ParagraphTraits.LineHeight?, spacing: CGFloat = 0) -> String {
      html(
        TextContent(
          "a",
          style: style { _, paragraph in
            paragraph.lineHeight = height
            paragraph.lineSpacing = spacing
          }))
    }
    #expect(height(.multiple(1.5), spacing: 4).contains("line-height:29.5px;--rise:-2px"))
    #expect(height(.exact(30)).contains("line-height:30px"))
    #expect(height(.leading(3)).contains("line-height:20px"))
    #expect(height(.variable).contains("line-height:22px"))
    #expect(!height(nil).contains("line-height"))
  }

  @Test("how characters change to others is said where it is not at once, and a value comes behind its characters")
  func contentTransition() {
    func number(_ characters: String, _ transition: ContentTransition) -> TextContent {
      TextContent(
        characters,
        style: style { _, paragraph in
          paragraph.contentTransition = transition
        })
    }
    #expect(html(number("1", .numericText())) == #"<span class="text" data-id="7" data-rolls="up">1</span>"#)
    #expect(html(number("1", .numericText(countsDown: true))).contains(#"data-rolls="down""#))
    #expect(ContentTransition.numericText(value: .nan) == .numericText())
    #expect(html(number("1", .opacity)).contains(#"data-rolls="fade""#))
    #expect(html(number("1", .interpolate)).contains(#"data-rolls="alike""#))
    #expect(!html(number("1", .identity)).contains("data-rolls") && !html(number("1", .symbolEffect)).contains("data-rolls"))
    #expect(
      message(from: number("9", .numericText(value: 9)), to: number("10", .numericText(value: 10)))
        == #"[3,2,[["t",7,"10"],["a",7,"data-rolls","10.0"]]]"#)
  }

  @Test("characters that are not to be seen are a bar that says so and no more")
  func redaction() {
    let masked = TextContent(
      "nnn",
      style: style { _, paragraph in
        paragraph.redaction = .placeholder
      })
    #expect(
      html(masked)
        == #"<span class="text" data-id="7" data-masked="" aria-label="Hidden" role="img"><span class="bar">nnn</span></span>"#)
  }

  @Test("a type size other than the usual one sets sizes, also of runs with a font")
  func typeSize() {
    let font = FontDescription(size: .style(.title))
    var paragraph = ParagraphTraits()
    paragraph.typeSize = .accessibility1
    let content = TextContent(
      "ab",
      style: .make(
        font: nil, foreground: nil,
        details: .make(paragraph: paragraph, runs: [TextRun("a"), TextRun("b", style: .make(font: font, foreground: nil))])))
    let page = html(content)
    #expect(page.contains(#"style="font-size:28px""#))
    #expect(page.contains(#"<span data-font="title" style="font-size:38px" data-own-size="">b</span>"#))
  }

  @Test("a font's name is a string in the style, whatever it is")
  func family() {
    var font = FontDescription(size: .points(12))
    font.family = #"a"; color: red"#
    let page = html(TextContent("x", style: .make(font: font, foreground: nil)))
    #expect(page.contains(#"font-family:&quot;a\22 \3b  color: red&quot;, var(--own-font), system-ui, sans-serif"#))
  }

  @Test("links lead to what browsers may open; others are told to the app, and code is never an address")
  func links() {
    func run(_ address: String, handles: Bool = false) -> String {
      let runs = [TextRun("a", link: URL(string: address))]
      return html(
        TextContent("a", style: .make(font: nil, foreground: nil, details: .make(runs: runs, handlesLinks: handles))))
    }
    #expect(run("https://a.b").contains(#"<a href="https://a.b" target="_blank" rel="noopener noreferrer">a</a>"#))
    #expect(
      run("https://a.b", handles: true).contains(#"href="https://a.b""#)
        && run("https://a.b", handles: true).contains("data-open"))
    #expect(run("javascript:alert(1)").contains(#"<a data-open="0">a</a>"#))
    let link = LinkContent(destination: URL(string: "app://x")!, isHandledByApp: true)
    #expect(link.settings == [.attribute("href", nil), .attribute("data-open", "0"), .attribute("aria-disabled", nil)])
    let disabled = LinkContent(destination: URL(string: "https://a.b")!, isEnabled: false)
    #expect(disabled.settings == [.attribute("href", nil), .attribute("data-open", nil), .attribute("aria-disabled", "true")])
  }

  @Test("an image in a text is a named drawing among the characters; in a gradient it has the first colour")
  func images() {
    let image = ShownImage(.symbol(ShownSymbol("star")), label: "star")
    func page(_ foreground: Paint?, link: String? = nil, label: String? = "star") -> String {
      let image = ShownImage(.symbol(ShownSymbol("star")), label: label)
      let runs = [TextRun("a "), TextRun(label ?? "", link: link.flatMap(URL.init), image: image)]
      return html(TextContent("a star", style: .make(font: nil, foreground: foreground, details: .make(runs: runs))))
    }
    let plain = page(nil)
    #expect(plain.contains(#"<span>a </span><span class="image symbol" role="img" aria-label="star">"#))
    #expect(plain.contains("<use href=\"#star-4\"></use></svg></span></span>"))
    #expect(page(nil, label: nil).contains(#"<span class="image symbol"><svg"#))
    #expect(page(nil, link: "https://a.b").contains(#"rel="noopener noreferrer"><span class="image symbol""#))
    #expect(!page(.color(ColorDescription(.named(.red)))).contains(#"aria-label="star" style"#))
    let stops = [Paint.Stop(ColorDescription(.named(.red)), at: 0), Paint.Stop(ColorDescription(.named(.blue)), at: 1)]
    let gradient = GradientDescription(stops, .linear(start: .init(x: 0, y: 0), end: .init(x: 1, y: 0)))
    #expect(page(.gradient(gradient)).contains(#"aria-label="star" style="color:var(--red)""#))
    let new = TextContent("star", style: .make(font: nil, foreground: nil, details: .make(runs: [TextRun("star", image: image)])))
    #expect(message(from: TextContent("a"), to: new).contains(#"{"use":"star-4"}"#))
  }

  @Test("a page opens a URL once: the message has no number")
  func opening() {
    #expect(String(buffer: CommitEncoder.opening(URL(string: "https://a.b")!, event: 2)) == #"[0,2,[["u","https://a.b"]]]"#)
  }

  @Test("lines below characters and through them are one declaration")
  func lines() {
    let page = html(
      TextContent(
        "a",
        style: style { characters, _ in
          characters.underline = .line(.dot, ColorDescription(.named(.red)))
          characters.strikethrough = .line(.solid, nil)
        }))
    #expect(page.contains("text-decoration:underline line-through dotted var(--red)"))
  }
}
