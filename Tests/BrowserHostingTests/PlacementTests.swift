import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// What a page is told of places, and how little of it where one thing changes.
@MainActor @Suite("Places in pages") struct PlacementTests {
  /// A page without a browser: what it would get, as text.
  private final class Page: SwiftUICore.Host {
    var operations: [[Any]] = []
    private(set) var last: [[Any]] = []
    private(set) var html = ""
    private var definitions = DOMDefinitions()
    private var graph: ViewGraph!
    let rowLimit: RowLimit? = nil

    init<Content: View>(width: CGFloat = 390, @ViewBuilder _ content: () -> Content) {
      graph = ViewGraph(host: self)
      graph.lay(out: LayoutContext(fonts: PageFonts(FontTables()), theme: .page, pixel: 0.25), isDrawn: true)
      graph.layout?.setWindow(CGSize(width: width, height: 844))
      graph.mount(content())
      DOMMapping.node(for: graph.root, in: DOMPlace(layout: DOMLayout(graph))).writeHTML(to: &html)
    }

    func scheduleTurn(of graph: ViewGraph) {}

    func commit(_ commit: Commit, of graph: ViewGraph) {
      let message = CommitEncoder.message(number: 3, event: 2, commit, DOMLayout(graph), &definitions)
      let parts = (try? JSONSerialization.jsonObject(with: Data(message.readableBytesView))) as? [Any]
      operations += parts?[2] as? [[Any]] ?? []
    }

    func turn() { graph.turn() }
    func setWidth(_ width: CGFloat) { graph.layout?.setWindow(CGSize(width: width, height: 844)) }

    /// The names of the operations since the last time.
    func takeNames() -> [String] {
      defer { (last, operations) = (operations, []) }
      return operations.compactMap { $0.first as? String }
    }
  }

  @Observable final class Rows {
    var texts: [String]

    init(_ count: Int) {
      texts = (0..<count).map { "Row \($0)" }
    }
  }

  private struct Stack: View {
    let rows: Rows
    var body: some View {
      ScrollView { VStack(alignment: .leading) { ForEach(rows.texts.indices, id: \.self) { Row(rows: rows, index: $0) } } }
    }
  }

  private struct Table: View {
    let rows: Rows
    var body: some View {
      List { ForEach(rows.texts.indices, id: \.self) { index in HStack { Row(rows: rows, index: index) } } }
    }
  }

  private struct Row: View {
    let rows: Rows
    let index: Int
    var body: some View { Text(rows.texts[index]) }
  }

  @Test("a view has its place in the first response, from the corner of what is around it")
  func firstResponse() {
    let page = Page { Color.red.frame(width: 100, height: 50).padding(10) }
    #expect(page.html.contains("left:135px;top:387px;width:120px;height:70px"))
    #expect(page.html.contains("left:10px;top:10px;width:100px;height:50px"))
  }

  @Observable final class Draft { var text = "" }

  private struct Field: View {
    @Bindable var draft: Draft
    var body: some View {
      VStack(spacing: 0) {
        TextField("Note", text: $draft.text, axis: .vertical)
        Text("Below")
      }
    }
  }

  @Test("a field that grows is as high as its text between its edges, and what is below it makes room")
  func growingField() throws {
    let draft = Draft()
    let page = Page(width: 200) { Field(draft: draft) }
    /// How high the field is with a text.
    func height(_ text: String) throws -> Double {
      draft.text = text
      page.turn()
      _ = page.takeNames()
      // What stays where it was is not told.
      let place = try #require(
        page.last.last { $0.first as? String == "l" && $0.count == 10 && $0[8] as? Double == 200 }, "\(page.last)")
      return try #require(place[9] as? Double)
    }
    let long = String(repeating: "word ", count: 40)
    let wrapped = try height(long)
    let one = try height("a")
    #expect(wrapped > 4 * one, "\(one), \(wrapped)")
    let two = try height("a\nb")
    #expect(two > 1.5 * one && two < 2.2 * one)
    // The caret is in a line of its own.
    #expect(try height("a\n\n") > two)
    #expect(try height("a\n") == two)
    page.setWidth(400)
    page.turn()
    draft.text = long
    page.turn()
    _ = page.takeNames()
    let wide = page.last.compactMap { $0.first as? String == "l" && $0.count == 10 ? $0[9] as? Double : nil }
    #expect(wide.contains { $0 > 2 * one && $0 < 0.7 * wrapped }, "\(wide)")
  }

  @Test("members of a stack have distances, those of a stack in depth have places")
  func standings() {
    let page = Page {
      VStack(spacing: 12) {
        Color.red.frame(width: 30, height: 10)
        ZStack(alignment: .bottomTrailing) {
          Color.blue.frame(width: 40, height: 40)
          Color.green.frame(width: 10, height: 10)
        }
      }
    }
    #expect(page.html.contains("margin-left:5px;margin-top:0px;width:30px;height:10px"))
    #expect(page.html.contains("margin-left:0px;margin-top:12px;width:40px;height:40px"))
    #expect(page.html.contains("left:30px;top:30px;width:10px;height:10px"))
  }

  private struct Bars: View {
    let model: Draft
    var body: some View {
      NavigationStack {
        Text("text")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.red)
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar(model.text.isEmpty ? .visible : .hidden, for: .navigationBar)
      }
    }
  }

  @Test("the style of a background reaches under the bars that it touches, as a border of its box")
  func reach() throws {
    let draft = Draft()
    let page = Page { Bars(model: draft) }
    let bar = try #require(page.html.firstMatch(of: /data-reach[^>]*?border-width:(\d+)px 0px 0px 0px/)?.1)
    #expect(page.html.contains("top:-\(bar)px"), "\(page.html)")
    _ = page.takeNames()
    draft.text = "hidden"
    page.turn()
    _ = page.takeNames()
    // Nothing is covered any more: no box is said to reach beyond itself.
    let places = page.last.filter { $0.first as? String == "l" }
    #expect(!places.isEmpty && places.allSatisfy { ($0[3] as? String)?.count == 2 }, "\(places)")
    draft.text = ""
    page.turn()
    _ = page.takeNames()
    #expect(page.last.contains { $0.first as? String == "l" && $0[3] as? String == "ll 0,\(bar),0,0,0" }, "\(page.last)")
  }

  @Test("where lines run from right to left, places are from the right")
  func rightToLeft() {
    let page = Page {
      HStack(spacing: 4) {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(page.html.contains("margin-right:0px;margin-top:0px;width:30px"))
    #expect(page.html.contains("margin-right:4px;margin-top:0px;width:20px"))
  }

  @Test("a row that grows among ten thousand is its text, its place, and the length of what holds it", arguments: [true, false])
  func growth(isStack: Bool) {
    let rows = Rows(10_000)
    let page = Page { if isStack { Stack(rows: rows) } else { Table(rows: rows) } }
    rows.texts[5000] = "Row\n5000"
    page.turn()
    let names = page.takeNames()
    #expect(names.first == "t" && names.dropFirst().allSatisfy { $0 == "l" })
    #expect(names.count == 3, "\(page.last)")
  }

  @Test("a text that is as large as before is itself alone")
  func sameSize() {
    let rows = Rows(100)
    let page = Page { Stack(rows: rows) }
    rows.texts[50] = "Row 49"
    page.turn()
    #expect(page.takeNames() == ["t"])
  }

  @Test("what comes new comes with its place")
  func insertion() throws {
    let rows = Rows(3)
    let page = Page { Stack(rows: rows) }
    rows.texts.append("New")
    page.turn()
    let inserted = try #require(page.operations.first { $0.first as? String == "i" })
    #expect("\(inserted)".contains("margin-top:"))
    #expect(!page.takeNames().contains("all"))
  }

  @Test("a window of another width moves what depends on it, and nothing else")
  func resize() {
    let page = Page {
      VStack(alignment: .leading) {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(height: 10)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    page.setWidth(500)
    page.turn()
    let names = page.takeNames()
    #expect(!names.isEmpty && names.allSatisfy { $0 == "l" })
    #expect(names.count <= 3)
  }

  @Test("the other view of two that fit by turns takes the place of the first")
  func fitting() {
    let page = Page {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 400, height: 10)
        Color.blue.frame(width: 100, height: 20)
      }
    }
    #expect(page.html.contains("data-l=\"none\""))
    page.setWidth(600)
    page.turn()
    let standings = page.operations.compactMap { $0.first as? String == "l" ? $0[2] as? String : nil }
    #expect(standings.contains("none") && standings.contains("a"))
  }

  @Test("a browser's cookie says how large the window of its next page is, and nonsense counts for nothing")
  func visitors() {
    func size(_ cookies: String..., agent: String? = nil) -> CGSize { Visitor(cookies: cookies, agent: agent).windowSize }
    #expect(size("oriel-window=1100x800") == CGSize(width: 1100, height: 800))
    #expect(size("a=b; oriel-window=320x568") == CGSize(width: 320, height: 568))
    let nonsense = ["", "1x", "0x5", "1e3x5", "9x9x9", "99999999999999999999x5", "-5x5", "20001x5"].map { "oriel-window=\($0)" }
    for cookie in nonsense + ["", "oriel-window", "xoriel-window=5x5"] {
      #expect(size(cookie) == CGSize(width: 390, height: 844), "\(cookie)")
    }
    #expect(size(agent: "Mozilla/5.0 (iPhone; …) Mobile/15E148") == CGSize(width: 390, height: 844))
    #expect(size(agent: "Mozilla/5.0 (X11; Linux x86_64)") == CGSize(width: 1280, height: 720))
  }
}
