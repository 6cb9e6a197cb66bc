import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("8.1: Geometry and preferences") struct L81GeometryTests {
  @Observable final class Model {
    var text = "Hello"
    var inset: CGFloat = 0
  }

  // MARK: Readers

  @Test("8.01: a reader takes what it is offered, and 10 where nothing is said")
  func readerSize() {
    #expect(size(200, 100) { GeometryReader { _ in fixed(300, 300) } } == CGSize(width: 200, height: 100))
    #expect(size(nil, nil) { GeometryReader { _ in fixed(300, 300) } } == CGSize(width: 10, height: 10))
    #expect(size(nil, 50) { GeometryReader { _ in fixed(300, 300) } } == CGSize(width: 10, height: 50))
    #expect(size(0, nil) { GeometryReader { _ in fixed(300, 300) } } == CGSize(width: 0, height: 10))
  }

  @Test("8.02: each view of a reader is at the top leading corner and is offered the reader's size")
  func readerContent() {
    let view = LaidOut(200, 100) {
      GeometryReader { _ in
        Color.red.named("c")
        fixed(300, 10).named("wide")
        Text("Hello brave world Hello").named("t")
      }
    }
    #expect(view["c"] == rect(0, 0, 200, 100))
    #expect(view["wide"] == rect(0, 0, 300, 10))
    // "Hello brave world" is 170 wide, and one word more does not fit: two of the words go down, so that none is alone.
    #expect(view["t"] == rect(0, 0, 120, 40))
  }

  @Test("8.01, 8.02, Ex 8.a: parts of a reader's size, and a reader below a title")
  func example() {
    func halves() -> some View {
      GeometryReader { geometry in
        Color.blue.frame(width: geometry.size.width / 2, height: geometry.size.height / 2).named("blue")
        Text("Hi").named("t")
      }
    }
    let view = LaidOut(200, 100) { halves() }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["blue"] == rect(0, 0, 100, 50))
    #expect(view["t"] == rect(0, 0, 20, 20))
    #expect(size(nil, nil) { halves() } == CGSize(width: 10, height: 10))
    let column = LaidOut(200, 100) {
      VStack(spacing: 0) {
        Text("Title").named("t")
        GeometryReader { _ in Text("in").named("i") }.named("g")
      }
    }
    #expect(column["t"] == rect(75, 0, 50, 20))
    #expect(column["g"] == rect(0, 20, 200, 80))
    #expect(column["i"] == rect(0, 20, 20, 20))
  }

  @Test("8.03: the closure runs when the size is known, and again when it is another one")
  func readerRuns() {
    let sizes = L5Notes<CGSize>()
    let view = LaidOut(200, 100) {
      GeometryReader { geometry in
        let _ = sizes.add(geometry.size)
        Color.red.frame(width: geometry.size.width * 2).named("c")
      }
      .padding(10)
    }
    #expect(view["c"] == rect(10, 10, 360, 80))
    #expect(sizes.all == [CGSize(width: 180, height: 80)])
    view.resize(300, 200)
    #expect(view["c"] == rect(10, 10, 560, 180))
    #expect(sizes.all == [CGSize(width: 180, height: 80), CGSize(width: 280, height: 180)])
  }

  struct Squeezed: View {
    let model: Model
    let sizes: L5Notes<CGSize>
    var body: some View {
      HStack(spacing: 0) {
        Text(model.text).layoutPriority(1)
        GeometryReader { geometry in
          let _ = sizes.add(geometry.size)
          Color.red.frame(width: geometry.size.width / 2).named("half")
        }
      }
    }
  }

  @Test("8.03: a reader that gets another size from its neighbours has new content in the same turn")
  func neighbours() {
    let model = Model()
    let sizes = L5Notes<CGSize>()
    let view = LaidOut(200, 20) { Squeezed(model: model, sizes: sizes) }
    #expect(view["half"] == rect(50, 0, 75, 20))
    model.text = "Hello you"
    view.turn()
    #expect(view["half"] == rect(90, 0, 55, 20))
    #expect(sizes.all == [CGSize(width: 150, height: 20), CGSize(width: 110, height: 20)])
  }

  @Test("8.04, 8.11: a reader knows its frame in its own space, in a named one and in the window")
  func spaces() {
    let frames = L5Notes<[CGRect]>()
    let view = LaidOut(200, 100) {
      GeometryReader { geometry in
        let _ = frames.add([
          geometry.frame(in: .local), geometry.frame(in: .named("box")), geometry.frame(in: .global),
          geometry.frame(in: .named("nobody")),
        ])
        Color.red.named("c")
      }
      .padding(20)
      .coordinateSpace(.named("box"))
      .padding(.leading, 10)
    }
    #expect(view["c"] == rect(30, 20, 150, 60))
    let expected = [
      CGRect(x: 0, y: 0, width: 150, height: 60), CGRect(x: 20, y: 20, width: 150, height: 60),
      CGRect(x: 30, y: 20, width: 150, height: 60), CGRect(x: 30, y: 20, width: 150, height: 60),
    ]
    #expect(frames.last == expected)
  }

  @Test("8.04: the nearest view around that has a name counts")
  func nearestSpace() {
    let frames = L5Notes<CGRect>()
    let view = LaidOut(200, 100) {
      GeometryReader { geometry in
        let _ = frames.add(geometry.frame(in: .named("box")))
        Color.red.named("c")
      }
      .padding(5)
      .coordinateSpace(.named("box"))
      .padding(10)
      .coordinateSpace(.named("box"))
    }
    #expect(view["c"] == rect(15, 15, 170, 70))
    #expect(frames.last == CGRect(x: 5, y: 5, width: 170, height: 70))
  }

  @Test("8.04: the bounds of a named space are in the reader's coordinates")
  func boundsOfSpace() {
    let bounds = L5Notes<CGRect?>()
    let view = LaidOut(200, 100) {
      GeometryReader { geometry in
        let _ = bounds.add(geometry.bounds(of: .named("box")))
        Color.red.named("c")
      }
      .padding(20)
      .coordinateSpace(.named("box"))
      .padding(10)
    }
    #expect(view["c"] == rect(30, 30, 140, 40))
    #expect(bounds.last == CGRect(x: -20, y: -20, width: 180, height: 80))
  }

  @Test("8.04: frames in spaces outside include what moves and scales on the way")
  func transforms() {
    let frames = L5Notes<[CGRect]>()
    let moved = LaidOut(200, 100) {
      GeometryReader { geometry in
        let _ = frames.add([geometry.frame(in: .local), geometry.frame(in: .global)])
        Color.red.named("c")
      }
      .offset(x: 7, y: 3)
    }
    #expect(moved.size == CGSize(width: 200, height: 100))
    #expect(
      frames.last == [CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 7, y: 3, width: 200, height: 100)])
    let scaled = LaidOut(200, 100) {
      GeometryReader { geometry in
        let _ = frames.add([geometry.frame(in: .local), geometry.frame(in: .global)])
        Color.red.named("c")
      }
      .scaleEffect(0.5)
    }
    #expect(scaled.size == CGSize(width: 200, height: 100))
    #expect(
      frames.last == [CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 50, y: 25, width: 100, height: 50)])
  }

  @Test("8.05: a reader knows the safe area on the edges that it touches")
  func safeArea() {
    let insets = L5Notes<EdgeInsets>()
    let reader = GeometryReader { geometry in
      let _ = insets.add(geometry.safeAreaInsets)
      Color.red.named("c")
    }
    let touching = LaidOut(200, 100) { reader.safeAreaPadding(.top, 20) }
    #expect(touching["c"] == rect(0, 20, 200, 80))
    #expect(insets.last == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let ignoring = LaidOut(200, 100) { reader.ignoresSafeArea().safeAreaPadding(.top, 20) }
    #expect(ignoring["c"] == rect(0, 0, 200, 100))
    #expect(insets.last == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let away = LaidOut(200, 100) { reader.padding(10).safeAreaPadding(.top, 20) }
    #expect(away["c"] == rect(10, 30, 180, 60))
    #expect(insets.last == EdgeInsets())
  }

  @Test("8.06: sizes and places are not rounded to pixels")
  func unrounded() throws {
    let frames = L5Notes<CGRect>()
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.green
        GeometryReader { geometry in
          let _ = frames.add(geometry.frame(in: .global))
          Color.blue
        }
      }
    }
    #expect(view["a"] == rect(0, 0, 33.33, 50))
    let frame = try #require(frames.last)
    #expect(abs(frame.minX - 200.0 / 3) < 0.000_01)
    #expect(abs(frame.width - 100.0 / 3) < 0.000_01)
  }

  struct Inset: View {
    let model: Model
    let frames: L5Notes<CGRect>
    var body: some View {
      GeometryReader { geometry in
        let _ = frames.add(geometry.frame(in: .global))
        Color.red.named("c")
      }
      .padding(.leading, model.inset)
    }
  }

  @Test("8.06: during an animation they are those at its end")
  func animated() {
    let model = Model()
    let frames = L5Notes<CGRect>()
    let view = LaidOut(200, 100) { Inset(model: model, frames: frames) }
    #expect(view["c"] == rect(0, 0, 200, 100))
    withAnimation(.linear(duration: 10)) { model.inset = 50 }
    view.turn()
    #expect(frames.last == CGRect(x: 50, y: 0, width: 150, height: 100))
  }

  // MARK: Changes and preferences

  struct Measured: View {
    let model: Model
    let sizes: L5Notes<CGSize>
    var body: some View {
      Text(model.text).named("t").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes.add($0)
      }
    }
  }

  @Test("8.07: onGeometryChange tells a view's own size, at first and when it is another one")
  func change() {
    let model = Model()
    let sizes = L5Notes<CGSize>()
    let view = LaidOut(200, 100) { Measured(model: model, sizes: sizes) }
    #expect(view.size == CGSize(width: 50, height: 20))
    #expect(sizes.all == [CGSize(width: 50, height: 20)])
    model.text = "World"
    view.turn()
    #expect(view["t"] == rect(0, 0, 50, 20))
    #expect(sizes.all.count == 1)
    model.text = "Hello you"
    view.turn()
    #expect(view["t"] == rect(0, 0, 90, 20))
    #expect(sizes.all == [CGSize(width: 50, height: 20), CGSize(width: 90, height: 20)])
  }

  struct Followed: View {
    let model: Model
    let places: L5Notes<CGFloat>
    var body: some View {
      HStack(spacing: 0) {
        Text(model.text)
        fixed(10, 10).named("c")
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .named("row")).minX
          } action: {
            places.add($0)
          }
      }
      .coordinateSpace(.named("row"))
    }
  }

  @Test("8.07: it hears of a place that is another one though the view has not changed")
  func changeOfPlace() {
    let model = Model()
    let places = L5Notes<CGFloat>()
    let view = LaidOut(200, 100) { Followed(model: model, places: places) }
    #expect(view["c"] == rect(50, 5, 10, 10))
    model.text = "Hello you"
    view.turn()
    #expect(view["c"] == rect(90, 5, 10, 10))
    #expect(places.all == [50, 90])
  }

  @Test("8.08: the anchor of a view is resolved in the coordinates of another one")
  func anchors() {
    func marked() -> some View {
      VStack(spacing: 0) {
        fixed(40, 20).named("a").anchorPreference(key: L81Bounds.self, value: .bounds) { $0 }
        fixed(60, 20)
      }
    }
    let over = LaidOut(200, 100) {
      marked()
        .overlayPreferenceValue(L81Bounds.self) { L81Mark(anchor: $0) }
        .padding(5)
    }
    #expect(over.size == CGSize(width: 70, height: 50))
    #expect(over["a"] == rect(15, 5, 40, 20))
    #expect(over["mark"] == rect(15, 5, 40, 20))
    let under = LaidOut(200, 100) {
      marked()
        .padding(5)
        .backgroundPreferenceValue(L81Bounds.self) { L81Mark(anchor: $0) }
    }
    #expect(under["a"] == rect(15, 5, 40, 20))
    #expect(under["mark"] == rect(15, 5, 40, 20))
  }

  // Unchecked: nothing says that the source of an anchor may be sent; it is only read.
  struct Source: @unchecked Sendable {
    let source: Anchor<CGPoint>.Source
    let point: CGPoint
  }

  @Test(
    "8.08: points of a view are anchors, too",
    arguments: [
      Source(source: .center, point: CGPoint(x: 30, y: 10)), Source(source: .topLeading, point: CGPoint(x: 10, y: 0)),
      Source(source: .bottomTrailing, point: CGPoint(x: 50, y: 20)),
      Source(source: .point(CGPoint(x: 3, y: 4)), point: CGPoint(x: 13, y: 4)),
      Source(source: .unitPoint(UnitPoint(x: 0.25, y: 0.5)), point: CGPoint(x: 20, y: 10)),
    ])
  func pointAnchors(_ trial: Source) {
    let points = L5Notes<CGPoint>()
    let view = LaidOut(200, 100) {
      VStack(spacing: 0) {
        fixed(40, 20).anchorPreference(key: L81Point.self, value: trial.source) { $0 }
        fixed(60, 20)
      }
      .overlayPreferenceValue(L81Point.self) { anchor in
        GeometryReader { geometry in
          if let anchor {
            let _ = points.add(geometry[anchor])
            Color.red
          }
        }
      }
    }
    #expect(view.size == CGSize(width: 60, height: 40))
    #expect(points.last == trial.point)
  }

  struct Marked: View {
    let model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(model.text).named("t").anchorPreference(key: L81Bounds.self, value: .bounds) { $0 }
        fixed(150, 10)
      }
      .overlayPreferenceValue(L81Bounds.self) { L81Mark(anchor: $0) }
    }
  }

  @Test("8.09: a layer over a view knows the anchors of the same update")
  func sameUpdate() {
    let model = Model()
    let view = LaidOut(200, 100) { Marked(model: model) }
    #expect(view["mark"] == rect(0, 0, 50, 20))
    model.text = "Hello you"
    view.turn()
    #expect(view["t"] == rect(0, 0, 90, 20))
    #expect(view["mark"] == rect(0, 0, 90, 20))
  }

  struct AsWide: View {
    let model: Model
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Text(model.text)
          .background {
            GeometryReader { geometry in Color.clear.preference(key: L81Width.self, value: geometry.size.width) }
          }
        Color.red.frame(width: width, height: 5).named("line")
      }
      .onPreferenceChange(L81Width.self) { width = $0 }
    }
  }

  @Test("8.09: state that follows a preference is shown in the same turn")
  func stateOfPreference() {
    let model = Model()
    let view = LaidOut(200, 100) { AsWide(model: model) }
    #expect(view["line"] == rect(0, 20, 50, 5))
    model.text = "Hello you"
    view.turn()
    #expect(view["line"] == rect(0, 20, 90, 5))
  }

  struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .background {
          GeometryReader { geometry in Color.clear.preference(key: L81Width.self, value: geometry.size.width) }
        }
        .onPreferenceChange(L81Width.self) { width = $0 + 1 }
    }
  }

  @Test("8.10: a size that leads to another size each time ends with a warning")
  func loop() {
    let host = TestHost { Growing() }
    #expect(!host.warnings.isEmpty)
  }

  @Test("8.11: a named space changes neither sizes nor distances nor priorities")
  func noLayoutNode() {
    let column = LaidOut(200, 200) {
      VStack {
        Text("ab").coordinateSpace(.named("text")).named("t")
        fixed(20, 10).named("c")
      }
    }
    #expect(column["t"] == rect(0, 0, 20, 20))
    #expect(column["c"] == rect(0, 30, 20, 10))
    let row = LaidOut(200, 100) {
      HStack {
        Text("AB").named("a")
        Spacer().coordinateSpace(.named("space")).named("s")
        Text("CDE").named("b")
      }
    }
    #expect(row.size == CGSize(width: 200, height: 20))
    #expect(row["s"] == rect(20, 10, 150, 0))
    #expect(row["b"] == rect(170, 0, 30, 20))
  }
}

// MARK: Keys for these tests

private struct L81Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct L81Point: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}

private struct L81Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// A colour as large as the view of an anchor, and where that is.
private struct L81Mark: View {
  let anchor: Anchor<CGRect>?
  var body: some View {
    GeometryReader { geometry in
      if let anchor {
        let bounds = geometry[anchor]
        Color.blue.frame(width: bounds.width, height: bounds.height).named("mark")
          .position(x: bounds.midX, y: bounds.midY)
      }
    }
  }
}
