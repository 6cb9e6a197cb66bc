import NIOCore
import Testing

@testable import BrowserHosting

@Suite struct EscapingTests {
  @Test func textInHTMLIsNothingButText() {
    var html = ""
    DOMNode.escape("<script>&\"'\u{0}é\u{1F34E}</script>", to: &html)
    #expect(html == "&lt;script&gt;&amp;&quot;&#39;\u{FFFD}é\u{1F34E}&lt;/script&gt;")
  }

  @Test func attributesInHTMLAreNothingButAttributes() {
    var html = ""
    DOMNode("input", [("value", "\"><script>")]).writeHTML(to: &html)
    DOMNode("span", [("title", "'&")], .text("a < b")).writeHTML(to: &html)
    #expect(html == "<input value=\"&quot;&gt;&lt;script&gt;\"><span title=\"&#39;&amp;\">a &lt; b</span>")
  }

  @Test func textInJSON() {
    var json = JSONWriter()
    json.array { json in
      json.string("\"\\\u{0}\n\u{1F}\u{7F}\u{2028}é\u{1F34E}")
      json.string(nil)
      json.number(-7)
      json.boolean(true)
      json.object([("a", "1"), ("b\"", "2")])
      json.array { _ in }
      json.string("")
    }
    #expect(
      String(buffer: json.buffer)
        == "[\"\\\"\\\\\\u0000\\u000a\\u001f\u{7F}\u{2028}é\u{1F34E}\",null,-7,true,{\"a\":\"1\",\"b\\\"\":\"2\"},[],\"\"]")
  }
}
