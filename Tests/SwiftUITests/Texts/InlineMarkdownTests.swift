import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Markdown in texts") struct InlineMarkdownTests {
  /// Runs as `b:text`, with a letter for each trait, and an address behind an arrow.
  private func runs(_ text: String) -> [String] {
    InlineMarkdown.runs(of: text).map { run in
      var letters = ""
      if run.intent.contains(.stronglyEmphasized) { letters += "b" }
      if run.intent.contains(.emphasized) { letters += "i" }
      if run.intent.contains(.strikethrough) { letters += "s" }
      if run.intent.contains(.code) { letters += "c" }
      return (letters.isEmpty ? "" : letters + ":") + run.string + (run.link.map { "→\($0)" } ?? "")
    }
  }

  @Test(
    "marks set styles",
    arguments: [
      ("plain", ["plain"]), ("**a** b", ["b:a", " b"]), ("*a* _b_", ["i:a", " ", "i:b"]), ("__a__", ["b:a"]),
      ("***a***", ["bi:a"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]), ("~~a~~ ~b~", ["s:a", " ", "s:b"]),
      ("`a*b*`", ["c:a*b*"]),
      ("``a`b``", ["c:a`b"]), ("[a](https://b.c)", ["a→https://b.c"]), ("[**a** b](c)", ["b:a→c", " b→c"]),
      ("**[a](b)**", ["b:a→b"]), ("[a](b \"title\")", ["a→b"]), ("<https://a.b>", ["https://a.b→https://a.b"]),
      ("see https://a.b/c.", ["see ", "https://a.b/c→https://a.b/c", "."]),
      ("(http://a.b)", ["(", "http://a.b→http://a.b", ")"]),
      ("http://a.b/(c).", ["http://a.b/(c)→http://a.b/(c)", "."]),
    ])
  func marks(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test("words that are to be inflected are shown without the marks")
  func inflection() throws {
    #expect(runs("^[3 apple](inflect: true) left").joined() == "3 apple left")
    let host = TestHost {
      Text("^[\(1) apple](inflect: true)")
      Text("^[\(3) apple](inflect: true)")
    }
    #expect(try host.find(.text("1 apple")).label == "1 apple")
    #expect(try host.find(.text("3 apple")).label == "3 apple")
  }

  @Test(
    "what is no mark stays",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a * b", "**open", "*a", "[a]", "[a](b", "[a] (b)", "a ` b", "< a >", "_", "** **", "a_b_c",
      "http://", "xhttps://a.b", "~~~a~~~",
    ])
  func plain(text: String) {
    #expect(runs(text) == [text])
  }

  @Test("a backslash takes a mark's meaning away, and what is escaped is itself")
  func escapes() {
    #expect(runs(#"\*a\* \a \\"#) == [#"*a* \a \"#])
    for text in ["*a* _b_ [c](d) `e` ~~f~~ <g:h> https://i.j", #"\*"#] {
      #expect(runs(InlineMarkdown.escaped(text)) == [text])
    }
  }

  @Test("no input takes long", .timeLimit(.minutes(5)))
  nonisolated func hostile() {
    let marks = ["*", "_", "[", "`", "~", "**a ", "[a](", "*a_", "<", "\\"]
    let texts =
      marks.map { String(repeating: $0, count: 20_000 / $0.count) }
      + ["https://a" + String(repeating: ")", count: 19_000), String(repeating: "<", count: 19_000) + ">"]
    for text in texts {
      #expect(InlineMarkdown.runs(of: text).map(\.string).joined().isEmpty == false)
    }
  }

  @Test("literals and keys have Markdown, strings and verbatim texts have none")
  func texts() throws {
    let string = "**a**"
    let host = TestHost {
      Text("**a** b")
      Text(LocalizedStringKey(string))
      Text(string)
      Text(verbatim: "**a**")
    }
    #expect(host.texts == ["a b", "a", "**a**", "**a**"])
    let content = try #require(try host.find(.text("a b")).element.content as? TextContent)
    #expect(content.style?.details?.runs.map { $0.style?.summary ?? [] } == [["weight=700"], []])
  }

  @Test("attributed strings have styles and links")
  func attributed() throws {
    var string = AttributedString("red ")
    string.foregroundColor = .red
    var link = AttributedString("link")
    link.link = URL(string: "https://a.b")
    link.underlineStyle = .single
    link.font = .title
    let markdown = try AttributedString(markdown: " **bold**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    let content = try #require(
      TestHost { Text(string + link + markdown) }.find(.text("red link bold")).element.content as? TextContent)
    let runs = try #require(content.style?.details?.runs)
    #expect(runs.map(\.string) == ["red ", "link", " ", "bold"])
    #expect(runs.map { $0.style?.summary ?? [] } == [["foreground=red"], ["font=title", "underline=solid"], [], ["weight=700"]])
    #expect(runs[1].link?.absoluteString == "https://a.b")
  }
}
