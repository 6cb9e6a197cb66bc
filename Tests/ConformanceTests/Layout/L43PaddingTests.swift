import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.3: Padding, fixed size, offset and position") struct L43PaddingTests {
  @Test("4.20: padding is 16 on all edges unless edges or lengths are given")
  func paddingForms() {
    let plain = LaidOut(200, 200) { Text("Hi").named("t").padding() }
    #expect(plain.size == CGSize(width: 52, height: 52))
    #expect(plain["t"] == rect(16, 16, 20, 20))
    #expect(size(200, 200) { Text("Hi").padding(8) } == CGSize(width: 36, height: 36))
    #expect(size(200, 200) { Text("Hi").padding(.horizontal, 4) } == CGSize(width: 28, height: 20))
    #expect(size(200, 200) { Text("Hi").padding(.top) } == CGSize(width: 20, height: 36))
    #expect(size(200, 200) { Text("Hi").padding([.leading, .bottom], 5) } == CGSize(width: 25, height: 25))
  }

  @Test("4.20, 4.21: insets of their own on each edge; the child stands at the leading and the top one")
  func insets() {
    let view = LaidOut(200, 200) {
      Text("Hi").named("t").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(view.size == CGSize(width: 26, height: 24))
    #expect(view["t"] == rect(2, 1, 20, 20))
  }

  @Test("4.21: the child is offered what is left, never less than 0, and no length where none came in")
  func proposal() {
    let (small, open) = (L3Proposals(), L3Proposals())
    _ = LaidOut(100, 15) { L3Probe(log: small) { Text("Hi") }.padding(10) }
    #expect(small.asked.allSatisfy { $0 == ProposedViewSize(width: 80, height: 0) })
    #expect(small.placed.last == ProposedViewSize(width: 80, height: 0))
    _ = LaidOut(100, nil) { L3Probe(log: open) { Text("Hi") }.padding(10) }
    #expect(open.asked.allSatisfy { $0 == ProposedViewSize(width: 80, height: nil) })
    #expect(open.placed.last == ProposedViewSize(width: 80, height: nil))
  }

  @Test("4.22: padded content is never smaller than its insets")
  func least() {
    #expect(size(0, 0) { Color.red.padding() } == CGSize(width: 32, height: 32))
    #expect(size(20, 20) { Text("Hello").padding() } == CGSize(width: 32, height: 32))
    #expect(size(0, 50) { Color.red.padding(.leading, 10) } == CGSize(width: 10, height: 50))
  }

  @Test("4.21, 4.22: Ex 4.d: padding of a text that wraps and of a colour")
  func paddingExamples() {
    let text = LaidOut(100, 100) { Text("Hello world").named("t").padding() }
    #expect(text.size == CGSize(width: 92, height: 72))
    #expect(text["t"] == rect(16, 16, 60, 40))
    let color = LaidOut(20, 20) { Color.red.named("c").padding() }
    #expect(color.size == CGSize(width: 32, height: 32))
    #expect(color["c"] == rect(16, 16, 0, 0))
    #expect(size(nil, nil) { Color.red.padding() } == CGSize(width: 42, height: 42))
  }

  @Test("4.23: safe area padding is part of the safe area, so a view that ignores that has it not")
  func safeAreaPadding() {
    let inside = LaidOut(100, 100) { Color.red.named("c").safeAreaPadding(10) }
    #expect(inside.size == CGSize(width: 100, height: 100))
    #expect(inside["c"] == rect(10, 10, 80, 80))
    let under = LaidOut(100, 100) { Color.red.named("c").ignoresSafeArea().safeAreaPadding(10) }
    #expect(under.size == CGSize(width: 100, height: 100))
    #expect(under["c"] == rect(0, 0, 100, 100))
    // Padding of the box stays.
    let box = LaidOut(100, 100) { Color.red.named("c").ignoresSafeArea().padding(10) }
    #expect(box["c"] == rect(10, 10, 80, 80))
  }

  @Test("4.30: fixedSize offers no length along its axes, for the size and for placing")
  func fixedSizeProposal() {
    let (both, wide, high, none) = (L3Proposals(), L3Proposals(), L3Proposals(), L3Proposals())
    _ = LaidOut(100, 50) { L3Probe(log: both) { Text("Hello") }.fixedSize() }
    _ = LaidOut(100, 50) { L3Probe(log: wide) { Text("Hello") }.fixedSize(horizontal: true, vertical: false) }
    _ = LaidOut(100, 50) { L3Probe(log: high) { Text("Hello") }.fixedSize(horizontal: false, vertical: true) }
    _ = LaidOut(100, 50) { L3Probe(log: none) { Text("Hello") }.fixedSize(horizontal: false, vertical: false) }
    for (log, expected) in [
      (both, ProposedViewSize.unspecified), (wide, ProposedViewSize(width: nil, height: 50)),
      (high, ProposedViewSize(width: 100, height: nil)), (none, ProposedViewSize(width: 100, height: 50)),
    ] {
      #expect(log.asked.allSatisfy { $0 == expected }, "\(expected)")
      #expect(log.placed.last == expected)
    }
  }

  @Test("4.30: fixedSize hands the priority on")
  func fixedSizePriority() {
    let view = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.frame(height: 20).named("a").layoutPriority(1).fixedSize(horizontal: false, vertical: true)
        Color.blue.named("b")
      }
    }
    #expect(view["a"] == rect(0, 0, 100, 20))
    #expect(view["b"] == rect(100, 0, 0, 20))
  }

  @Test("4.31: a view of fixed size is as large as it would like to be, and sticks out of what is around it")
  func fixedSizeOverflow() {
    let view = LaidOut(60, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Hello brave world").named("t").fixedSize()
        fixed(20, 10).named("r")
      }
    }
    #expect(view.size == CGSize(width: 170, height: 30))
    #expect(view["t"] == rect(0, 0, 170, 20))
    #expect(view["r"] == rect(0, 20, 20, 10))
    #expect(size(0, 0) { Color.red.fixedSize() } == CGSize(width: 10, height: 10))
    #expect(size(300, 300) { Color.red.fixedSize() } == CGSize(width: 10, height: 10))
  }

  @Test("4.30, 4.31: Ex 4.e: a long text of fixed size")
  func fixedSizeExamples() {
    let text = Text("Hello brave world")
    #expect(size(60, 30) { text.fixedSize(horizontal: true, vertical: false) } == CGSize(width: 170, height: 20))
    #expect(size(60, 30) { text.fixedSize(horizontal: false, vertical: true) } == CGSize(width: 60, height: 60))
    let framed = LaidOut(60, 30) { text.named("t").fixedSize().frame(width: 60, height: 30) }
    #expect(framed.size == CGSize(width: 60, height: 30))
    #expect(framed["t"] == rect(-55, 5, 170, 20))
  }

  @Test("4.40: Ex 4.f: an offset moves what is drawn; neighbours see the view where it was")
  func offsetExample() {
    let view = LaidOut(200, 200) {
      VStack(alignment: .leading) {
        Text("Hi").named("a").offset(x: 10, y: 5)
        Text("you").named("b")
      }
    }
    #expect(view.size == CGSize(width: 30, height: 40))
    #expect(view["a"] == rect(10, 5, 20, 20))
    #expect(view["b"] == rect(0, 20, 30, 20))
  }

  @Test("4.40: an offset changes no guide, no spacing, no priority, and no layer added after it")
  func offsetElsewhere() {
    #expect(LaidOut(100, 100) { Text("A").offset(x: 3, y: 7) }.guide(.firstTextBaseline) == 16)
    let spacing = LaidOut(100, 100) {
      VStack {
        Text("A").offset(y: 7).background { Color.red.named("bg") }
        fixed(20, 10).named("r")
      }
    }
    #expect(spacing["bg"] == rect(5, 0, 10, 20))
    #expect(spacing["r"] == rect(0, 30, 20, 10))
    let priority = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.named("a").layoutPriority(1).offset(CGSize(width: 4, height: 0))
        Color.blue.named("b")
      }
    }
    #expect(priority["a"] == rect(4, 0, 100, 20))
    #expect(priority["b"] == rect(100, 0, 0, 20))
  }

  @Test("4.41: from right to left an offset goes the other way")
  func mirroredOffset() {
    let alone = LaidOut(200, 100, direction: .rightToLeft) { fixed(20, 10).named("a").offset(x: 10) }
    #expect(alone["a"] == rect(-10, 0, 20, 10))
    let layer = LaidOut(200, 100, direction: .rightToLeft) {
      fixed(50, 20).overlay(alignment: .topLeading) { fixed(10, 10).named("o").offset(x: 5, y: 3) }
    }
    #expect(layer["o"] == rect(35, 3, 10, 10))
  }

  @Test("4.42: Ex 4.f: a view with a position takes what is offered, and its centre is at the position")
  func positionExample() {
    let view = LaidOut(200, 100) { Text("Hi").named("t").position(x: 30, y: 40) }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["t"] == rect(20, 30, 20, 20))
    let open = LaidOut(nil, nil) { Text("Hi").named("t").position(x: 30, y: 40) }
    #expect(open.size == CGSize(width: 20, height: 20))
    #expect(open["t"] == rect(20, 30, 20, 20))
  }

  @Test("4.42: the child is offered the size that the position takes, with its own length where none came in")
  func positionProposal() {
    let wrapped = LaidOut(60, 100) { Text("Hello brave world").named("t").position(x: 30, y: 40) }
    #expect(wrapped.size == CGSize(width: 60, height: 100))
    #expect(wrapped["t"] == rect(0, 10, 60, 60))
    let log = L3Proposals()
    let open = LaidOut(200, nil) { L3Probe(log: log) { Text("Hi").named("t") }.position(x: 30, y: 40) }
    #expect(open.size == CGSize(width: 200, height: 20))
    #expect(open["t"] == rect(20, 30, 20, 20))
    #expect(log.placed.last == ProposedViewSize(width: 200, height: 20))
  }

  @Test("4.43: a position makes a view greedy, and what is around it goes round the whole area")
  func greedyPosition() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Text("Hi").named("t").position(x: 10, y: 10).background { Color.red.named("bg") }
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["t"] == rect(0, 0, 20, 20))
    #expect(view["bg"] == rect(0, 0, 80, 50))
    #expect(view["b"] == rect(80, 15, 20, 20))
  }
}
