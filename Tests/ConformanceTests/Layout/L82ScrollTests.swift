import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("8.2: Scrolling") struct L82ScrollTests {
  @Test("8.20, 8.23, Ex 8.b: views in a scroll view form a column that may be as high as it likes")
  func column() {
    let view = LaidOut(200, 100) {
      ScrollView {
        Color.red.named("c")
        Spacer().named("s")
        Text("Hi").named("t")
      }
    }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["c"] == rect(0, 0, 200, 10))
    #expect(view["s"].minY == 10)
    #expect(view["s"].width == 0)
    #expect(view["s"].height == 8)
    #expect(view["t"] == rect(90, 18, 20, 20))
  }

  @Test("8.20, 8.22, Ex 8.b: a scroll view is as wide as its content, which is at its top")
  func contentWidth() {
    let view = LaidOut(200, 100) { ScrollView { Text("Hi").named("t") } }
    #expect(view.size == CGSize(width: 20, height: 100))
    #expect(view["t"] == rect(0, 0, 20, 20))
    let two = LaidOut(200, 100) {
      ScrollView {
        fixed(10, 10).named("a")
        fixed(30, 10).named("b")
      }
    }
    #expect(two.size == CGSize(width: 30, height: 100))
    #expect(two["a"] == rect(10, 0, 10, 10))
    #expect(two["b"] == rect(0, 18, 30, 10))
  }

  @Test("8.20: content is as high as it likes, also if that is more; without a proposal the view is as high as it")
  func contentHeight() {
    let view = LaidOut(100, 50) { ScrollView { Color.red.frame(height: 300).named("c") } }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["c"] == rect(0, 0, 100, 300))
    #expect(size(200, nil) { ScrollView { Color.red.frame(height: 300) } } == CGSize(width: 200, height: 300))
  }

  @Test("8.20: content is proposed the width and no height")
  func proposal() {
    let notes = L5Notes<ProposedViewSize>()
    let layout = L5Noting(notes: notes)
    let view = LaidOut(100, 50) { ScrollView { layout { Color.red }.named("c") } }
    #expect(view["c"] == rect(0, 0, 100, 10))
    #expect(notes.all.first == ProposedViewSize(width: 100, height: nil))
  }

  @Test("8.21: a horizontal one is as high as its content, and lets it be as wide as it likes")
  func horizontal() {
    let view = LaidOut(100, 100) { ScrollView(.horizontal) { Text("Hello brave world").named("t") } }
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["t"] == rect(0, 0, 170, 20))
    let narrow = LaidOut(100, 100) { ScrollView(.horizontal) { Color.red.named("c") } }
    #expect(narrow.size == CGSize(width: 100, height: 100))
    #expect(narrow["c"] == rect(0, 0, 10, 100))
    #expect(size(nil, 100) { ScrollView(.horizontal) { fixed(300, 20) } } == CGSize(width: 300, height: 20))
  }

  @Test("8.21: one that scrolls in both axes fills both, and its content is as large as it likes")
  func bothAxes() {
    let notes = L5Notes<ProposedViewSize>()
    let layout = L5Noting(notes: notes)
    let view = LaidOut(100, 80) {
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 0) {
          layout { Color.red }
          fixed(300, 200)
        }
        .named("content")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 80))
    #expect(view["content"] == rect(0, 0, 300, 210))
    #expect(notes.all.first == .unspecified)
    let small = size(100, 80) { ScrollView([.horizontal, .vertical]) { fixed(10, 10) } }
    #expect(small == CGSize(width: 100, height: 80))
  }

  @Test("8.22: small content stands at the top, unless the default anchor says otherwise")
  func anchors() {
    let top = LaidOut(50, 100) { ScrollView { Color.red.frame(height: 20).named("c") } }
    #expect(top["c"] == rect(0, 0, 50, 20))
    let bottom = LaidOut(50, 100) { ScrollView { Color.red.frame(height: 20).named("c") }.defaultScrollAnchor(.bottom) }
    #expect(bottom["c"] == rect(0, 80, 50, 20))
    let centre = LaidOut(50, 100) {
      ScrollView { Color.red.frame(height: 20).named("c") }.defaultScrollAnchor(.center, for: .alignment)
    }
    #expect(centre["c"] == rect(0, 40, 50, 20))
    let row = LaidOut(100, 50) { ScrollView(.horizontal) { Color.red.frame(width: 20).named("c") } }
    #expect(row["c"] == rect(0, 0, 20, 50))
  }

  @Test("8.23: in vertical content spacers are 8, colours and readers 10 high, and no maximum stretches")
  func idealHeights() {
    let view = LaidOut(200, 300) {
      ScrollView {
        VStack(spacing: 0) {
          Spacer().named("s")
          Color.red.named("c")
          GeometryReader { _ in Color.blue }.named("g")
          Text("Hi").frame(maxHeight: .infinity).named("t")
        }
        .named("column")
      }
    }
    #expect(view.size == CGSize(width: 200, height: 300))
    #expect(view["column"] == rect(0, 0, 200, 48))
    #expect(view["s"].height == 8)
    #expect(view["c"] == rect(0, 8, 200, 10))
    #expect(view["g"] == rect(0, 18, 200, 10))
    #expect(view["t"] == rect(90, 28, 20, 20))
  }

  @Test("8.25: margins shift the content and leave the scroll view as it is")
  func margins() {
    let top = LaidOut(200, 100) { ScrollView { Color.red.frame(height: 50).named("c") }.contentMargins(.top, 20) }
    #expect(top.size == CGSize(width: 200, height: 100))
    #expect(top["c"] == rect(0, 20, 200, 50))
    let sides = LaidOut(200, 100) {
      ScrollView { Color.red.frame(height: 50).named("c") }.contentMargins(.horizontal, 15, for: .scrollContent)
    }
    #expect(sides.size == CGSize(width: 200, height: 100))
    #expect(sides["c"] == rect(15, 0, 170, 50))
    let padded = LaidOut(200, 100) { ScrollView { Color.red.frame(height: 50).named("c") }.safeAreaPadding(.top, 20) }
    #expect(padded.size == CGSize(width: 200, height: 100))
    #expect(padded["c"] == rect(0, 20, 200, 50))
    let beside = LaidOut(200, 100) {
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 50).named("c") }
        .named("s").background(.yellow).safeAreaPadding(.horizontal, 16).safeAreaPadding(.leading, 4)
    }
    // What it answers is what the safe area leaves; it is drawn up to the edges (4.83, 4.86).
    #expect(beside["s"] == rect(20, 0, 164, 50))
    #expect(beside["c"].minX == 20)
    let across = LaidOut(200, 100) {
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 50).named("c") }
        .contentMargins(.horizontal, 24, for: .scrollContent)
    }
    #expect(across["c"].minX == 24)
    let aligned = LaidOut(200, 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) { Color.red.frame(width: 120, height: 50).named("c") }.scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24, for: .scrollContent).scrollTargetBehavior(.viewAligned)
    }
    #expect(aligned["c"].minX == 24)
  }

  @Test("8.25: what is drawn outside a scroll view has no part in layout")
  func clipping() {
    let view = LaidOut(200, 100) { ScrollView { Color.red.frame(height: 150).named("c") }.scrollClipDisabled() }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["c"] == rect(0, 0, 200, 150))
  }

  struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack { ForEach(0..<50, id: \.self) { Text(verbatim: "row \($0)") } }
        }
        Button("End") { proxy.scrollTo(40, anchor: .bottom) }
        Button("Near") { proxy.scrollTo(30) }
        Button("Nowhere") { proxy.scrollTo(90) }
      }
    }
  }

  @Test("8.26: scrollTo asks for a view, with the point that is to come to the same point of the scroll view, or with none")
  func scrollTo() throws {
    let host = TestHost { Rows() }
    func request() throws -> ScrollRequest? {
      (try host.find(.role(.scrollView)).element.content as? ScrollContent)?.target
    }
    #expect(try request() == nil)
    try host.press("End")
    #expect(try request()?.target == .element(try host.find(.text("row 40")).element.id))
    #expect(try request()?.anchor == .bottom)
    try host.press("Near")
    #expect(try request()?.target == .element(try host.find(.text("row 30")).element.id))
    #expect(try request()?.anchor == nil)
    let last = try request()
    try host.press("Nowhere")
    #expect(try request() == last)
  }

  struct Positions: View {
    @State private var position: Int?
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(1..<9, id: \.self) { Text(verbatim: "No. \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $position)
      Text(verbatim: "at \(position ?? 0)")
    }
  }

  @Test("8.26: a scroll position is the id of a direct member of the target layout")
  func scrollPosition() throws {
    let host = TestHost { Positions() }
    _ = try host.find(.text("at 0"))
    try host.find(.role(.scrollView)).scroll(to: .text("No. 5"))
    host.turn()
    _ = try host.find(.text("at 5"))
  }

  @Test("8.27: a horizontal scroll view in a vertical one is as high as its content")
  func nested() {
    let view = LaidOut(200, 200) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { fixed(300, 30).named("wide") }.named("inner")
          Text("Hi").named("t")
        }
      }
    }
    #expect(view.size == CGSize(width: 200, height: 200))
    #expect(view["inner"] == rect(0, 0, 200, 30))
    #expect(view["wide"] == rect(0, 0, 300, 30))
    #expect(view["t"] == rect(90, 30, 20, 20))
  }
}
