import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.7: Safe area") struct L47SafeAreaTests {
  @Test("4.80, 4.82: views below know the safe area as insets")
  func knownInsets() {
    func insets(spacing: CGFloat?) -> EdgeInsets? {
      let seen = L47Insets()
      let view = LaidOut(100, 100) {
        Color.red
          .onGeometryChange(for: EdgeInsets.self) { proxy in
            proxy.safeAreaInsets
          } action: { insets in
            seen.value = insets
          }
          .safeAreaInset(edge: .top, spacing: spacing) { Color.blue.frame(height: 20) }
      }
      view.turn()
      return seen.value
    }
    #expect(insets(spacing: 0) == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(insets(spacing: 5) == EdgeInsets(top: 25, leading: 0, bottom: 0, trailing: 0))
    // By default as far apart as plain views are.
    #expect(insets(spacing: nil) == EdgeInsets(top: 28, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("4.81: Ex 4.m: a bar above takes its height and the spacing")
  func barAbove() {
    let byDefault = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .top) { Color.blue.frame(height: 20).named("bar") }
    }
    #expect(byDefault.size == CGSize(width: 100, height: 100))
    #expect(byDefault["bar"] == rect(0, 0, 100, 20))
    #expect(byDefault["red"] == rect(0, 28, 100, 72))
    let without = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20).named("bar") }
    }
    #expect(without["bar"] == rect(0, 0, 100, 20))
    #expect(without["red"] == rect(0, 20, 100, 80))
  }

  @Test("4.81: a bar stands at its edge, and the view at the opposite one")
  func edges() {
    let below = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20).named("bar") }
    }
    #expect(below["red"] == rect(0, 0, 100, 72))
    #expect(below["bar"] == rect(0, 80, 100, 20))
    let before = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .leading) { Color.blue.frame(width: 20).named("bar") }
    }
    #expect(before["bar"] == rect(0, 0, 20, 100))
    #expect(before["red"] == rect(28, 0, 72, 100))
    let after = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .trailing) { Color.blue.frame(width: 20).named("bar") }
    }
    #expect(after["red"] == rect(0, 0, 72, 100))
    #expect(after["bar"] == rect(80, 0, 20, 100))
  }

  @Test("4.81: along the edge's axis the answer is the sum, across it the larger length, and the guides across meet")
  func answer() {
    let wide = LaidOut(100, 100) {
      Text("Hello").named("t").safeAreaInset(edge: .top, spacing: 0) { fixed(80, 10).named("bar") }
    }
    #expect(wide.size == CGSize(width: 80, height: 30))
    #expect(wide["bar"] == rect(0, 0, 80, 10))
    #expect(wide["t"] == rect(15, 10, 50, 20))
    let narrow = LaidOut(100, 100) {
      Text("Hello").named("t").safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) { fixed(20, 10).named("bar") }
    }
    #expect(narrow.size == CGSize(width: 50, height: 30))
    #expect(narrow["bar"] == rect(30, 0, 20, 10))
    #expect(narrow["t"] == rect(0, 10, 50, 20))
    let beside = LaidOut(100, 100) {
      Text("Hello").named("t").safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) { fixed(10, 50).named("bar") }
    }
    #expect(beside.size == CGSize(width: 65, height: 50))
    #expect(beside["bar"] == rect(0, 0, 10, 50))
    #expect(beside["t"] == rect(15, 30, 50, 20))
  }

  @Test("4.81: without a given spacing, the distance is that of the two views")
  func pairSpacing() {
    let above = LaidOut(100, 100) {
      Text("Hello").named("t").safeAreaInset(edge: .top) { fixed(50, 10).named("bar") }
    }
    #expect(above.size == CGSize(width: 50, height: 36))
    #expect(above["t"] == rect(0, 16, 50, 20))
    let below = LaidOut(100, 100) {
      Text("Hello").named("t").safeAreaInset(edge: .bottom) { fixed(50, 10).named("bar") }
    }
    #expect(below.size == CGSize(width: 50, height: 40))
    #expect(below["t"] == rect(0, 0, 50, 20))
    #expect(below["bar"] == rect(0, 30, 50, 10))
  }

  @Test("4.81: the bar is offered all but the least that the view needs, and the view the rest")
  func shares() {
    let all = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .top, spacing: 0) { Color.blue.named("bar") }
    }
    #expect(all["bar"] == rect(0, 0, 100, 100))
    #expect(all["red"] == rect(0, 100, 100, 0))
    let log = L3Proposals()
    let some = LaidOut(100, 100) {
      Color.red.frame(minHeight: 30).named("red")
        .safeAreaInset(edge: .top, spacing: 10) { L3Probe(log: log) { Color.blue.named("bar") } }
    }
    #expect(log.asked.contains(ProposedViewSize(width: 100, height: 60)))
    #expect(some["bar"] == rect(0, 0, 100, 60))
    #expect(some["red"] == rect(0, 70, 100, 30))
  }

  @Test("4.81: a bar larger than what there is leaves nothing, and never less than nothing")
  func largeBar() {
    let view = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .top, spacing: 0) { fixed(50, 120).named("bar") }
    }
    #expect(view.size == CGSize(width: 100, height: 120))
    #expect(view["bar"] == rect(25, 0, 50, 120))
    #expect(view["red"] == rect(0, 120, 100, 0))
  }

  @Test(
    "4.82, 4.84: a view that ignores the safe area reaches under the bar and the spacing", arguments: [nil, 0] as [CGFloat?])
  func underBar(spacing: CGFloat?) {
    let log = L3Proposals()
    let view = LaidOut(100, 100) {
      L3Probe(log: log) { Color.red.named("red") }.ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: spacing) { Color.blue.frame(height: 20).named("bar") }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view["bar"] == rect(0, 0, 100, 20))
    #expect(view["red"] == rect(0, 0, 100, 100))
    #expect(log.placed.last == ProposedViewSize(width: 100, height: 100))
  }

  @Test("4.82: bars around bars add up")
  func twoBars() {
    let view = LaidOut(100, 100) {
      ZStack {
        Color.red.named("inside")
        Color.green.named("under").ignoresSafeArea()
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20).named("inner") }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10).named("outer") }
    }
    #expect(view["outer"] == rect(0, 0, 100, 10))
    #expect(view["inner"] == rect(0, 10, 100, 20))
    #expect(view["inside"] == rect(0, 30, 100, 70))
    #expect(view["under"] == rect(0, 0, 100, 100))
  }

  @Test("4.83: safe area padding are insets without spacing, on the given edges")
  func safeAreaPadding() {
    let all = LaidOut(100, 100) { Color.red.named("c").safeAreaPadding(10) }
    #expect(all.size == CGSize(width: 100, height: 100))
    #expect(all["c"] == rect(10, 10, 80, 80))
    let some = LaidOut(100, 100) { Color.red.named("c").safeAreaPadding([.top, .leading], 10) }
    #expect(some["c"] == rect(10, 10, 90, 90))
    let each = LaidOut(100, 100) {
      Color.red.named("c").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(each["c"] == rect(2, 1, 94, 96))
    let byDefault = LaidOut(100, 100) { Color.red.named("c").safeAreaPadding(.bottom) }
    #expect(byDefault["c"] == rect(0, 0, 100, 84))
  }

  @Test("4.84: only those insets that the view touches are ignored, and neighbours do not move")
  func touchedInsets() {
    let view = LaidOut(100, 100) {
      VStack(spacing: 0) {
        Color.red.named("a").ignoresSafeArea()
        Color.green.named("b").ignoresSafeArea()
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view["a"] == rect(0, 0, 100, 60))
    #expect(view["b"] == rect(0, 60, 100, 40))
  }

  @Test("4.84: a view touches an inset from up to half a pixel away")
  func nearlyTouchedInsets() {
    let away = LaidOut(100, 100) {
      Color.red.named("c").ignoresSafeArea().padding(.top, 1)
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(away["c"] == rect(0, 21, 100, 79))
    let near = LaidOut(100, 100) {
      Color.red.named("c").ignoresSafeArea().padding(.top, 0.25)
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(near["c"].height > 99)
  }

  @Test("4.84: what a view answers does not count what it ignores")
  func ownAnswer() {
    let view = LaidOut(100, 100) {
      VStack(spacing: 0) {
        Text("Hello").named("t").ignoresSafeArea()
        fixed(20, 10).named("b")
      }
      .safeAreaInset(edge: .top, spacing: 0) { fixed(50, 20) }
    }
    #expect(view.size == CGSize(width: 50, height: 50))
    #expect(view["b"] == rect(15, 40, 20, 10))
  }

  @Test("4.84: only insets on the given edges are ignored")
  func ignoredEdges() {
    func frame(_ edges: Edge.Set) -> CGRect {
      let view = LaidOut(100, 100) {
        Color.red.named("c").ignoresSafeArea(edges: edges)
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
          .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) }
      }
      return view["c"]
    }
    #expect(frame([]) == rect(30, 20, 70, 80))
    #expect(frame(.bottom) == rect(30, 20, 70, 80))
    #expect(frame(.top) == rect(30, 0, 70, 100))
    #expect(frame(.leading) == rect(0, 20, 100, 80))
    #expect(frame(.all) == rect(0, 0, 100, 100))
  }

  @Test("4.85: a bar belongs to the container's region, not to the keyboard's")
  func regions() {
    func frame(_ regions: SafeAreaRegions) -> CGRect {
      let view = LaidOut(100, 100) {
        Color.red.named("c").ignoresSafeArea(regions)
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
      }
      return view["c"]
    }
    #expect(frame(.container) == rect(0, 0, 100, 100))
    #expect(frame(.all) == rect(0, 0, 100, 100))
    #expect(frame(.keyboard) == rect(0, 20, 100, 80))
  }

  @Test("4.85: edgesIgnoringSafeArea is the older name")
  func olderName() {
    func frame(_ edges: Edge.Set) -> CGRect {
      let view = LaidOut(100, 100) {
        Color.red.named("c").edgesIgnoringSafeArea(edges)
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
      }
      return view["c"]
    }
    #expect(frame(.top) == rect(0, 0, 100, 100))
    #expect(frame(.bottom) == rect(0, 20, 100, 80))
  }

  @Test("4.86: a scroll view's content begins below the bar")
  func scrollContent() {
    let view = LaidOut(100, 100) {
      ScrollView { Color.red.frame(height: 10).named("c") }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20).named("bar") }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view["bar"] == rect(0, 0, 100, 20))
    #expect(view["c"] == rect(0, 20, 100, 10))
  }
}

/// The insets that have been seen last.
@MainActor private final class L47Insets {
  var value: EdgeInsets?
}
