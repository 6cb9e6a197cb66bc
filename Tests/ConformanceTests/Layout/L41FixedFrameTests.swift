import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.1: Fixed frame") struct L41FixedFrameTests {
  @Test("4.01: a given length is the answer, whatever the child says; the other one is the child's")
  func answer() {
    #expect(size(300, 300) { fixed(80, 20).frame(width: 50) } == CGSize(width: 50, height: 20))
    #expect(size(300, 300) { fixed(80, 20).frame(height: 50) } == CGSize(width: 80, height: 50))
    #expect(size(300, 300) { fixed(80, 20).frame(width: 10, height: 10) } == CGSize(width: 10, height: 10))
    #expect(size(nil, nil) { Text("Hello").frame(width: 100) } == CGSize(width: 100, height: 20))
    #expect(size(0, 0) { Color.red.frame(width: 100, height: 50) } == CGSize(width: 100, height: 50))
  }

  @Test("4.02: the child is offered the given length, and what comes in where none is given")
  func proposal() {
    let (wide, high) = (L3Proposals(), L3Proposals())
    _ = LaidOut(300, 200) { L3Probe(log: wide) { Text("Hello") }.frame(width: 60) }
    #expect(wide.asked.contains(ProposedViewSize(width: 60, height: 200)))
    #expect(wide.placed.last == ProposedViewSize(width: 60, height: 200))
    _ = LaidOut(nil, 200) { L3Probe(log: high) { Text("Hello") }.frame(height: 30) }
    #expect(high.asked.contains(ProposedViewSize(width: nil, height: 30)))
    #expect(high.placed.last == ProposedViewSize(width: nil, height: 30))
  }

  @Test("4.02: with both lengths given, the child is never asked about anything else")
  func bothLengths() {
    let log = L3Proposals()
    let view = LaidOut(300, 200) {
      HStack {
        L3Probe(log: log) { Color.red.named("c") }.frame(width: 50, height: 30)
        Text("Hello")
      }
    }
    #expect(view["c"] == rect(0, 0, 50, 30))
    #expect(log.asked.allSatisfy { $0 == ProposedViewSize(width: 50, height: 30) })
    #expect(log.placed.last == ProposedViewSize(width: 50, height: 30))
  }

  @Test("4.03: an explicit guide of the child meets the guide that the frame has by default")
  func guides() {
    let view = LaidOut(200, 200) {
      fixed(20, 10).named("x").alignmentGuide(HorizontalAlignment.center) { _ in 0 }.frame(width: 100, height: 50)
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["x"] == rect(50, 20, 20, 10))
  }

  @Test("4.04: negative, infinite and undefined lengths do not count")
  func nonsense() {
    #expect(size(100, 100) { fixed(20, 10).frame(width: -5) } == CGSize(width: 20, height: 10))
    #expect(size(100, 100) { fixed(20, 10).frame(width: .infinity, height: 30) } == CGSize(width: 20, height: 30))
    #expect(size(100, 100) { fixed(20, 10).frame(width: 30, height: .nan) } == CGSize(width: 30, height: 10))
    #expect(size(100, 60) { Color.red.frame(width: .infinity, height: 30) } == CGSize(width: 100, height: 30))
  }

  @Test("4.04: a length that does not count is warned of", arguments: [-5, .infinity, .nan] as [CGFloat])
  func warnings(length: CGFloat) {
    #expect(!TestHost { Text("Hi").frame(width: length) }.warnings.isEmpty)
  }

  @Test("4.05: a child stands in the middle, and sticks out on both sides if it is larger")
  func overflow() {
    let view = LaidOut(200, 200) { fixed(80, 40).named("c").frame(width: 50, height: 20) }
    #expect(view.size == CGSize(width: 50, height: 20))
    #expect(view["c"] == rect(-15, -10, 80, 40))
  }

  @Test("4.06: the priority of the child ends at the frame")
  func priority() {
    let inside = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).frame(height: 20).named("a")
        Color.blue.frame(height: 20).named("b")
      }
    }
    #expect(inside["a"] == rect(0, 0, 50, 20))
    #expect(inside["b"] == rect(50, 0, 50, 20))
    let outside = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.frame(height: 20).named("a").layoutPriority(1)
        Color.blue.frame(height: 20).named("b")
      }
    }
    #expect(outside["a"] == rect(0, 0, 100, 20))
    #expect(outside["b"] == rect(100, 0, 0, 20))
  }

  @Test("4.06: the spacing of the child ends at the frame along an axis that it fixes")
  func spacing() {
    let height = LaidOut(100, 100) {
      VStack {
        Text("A").frame(height: 20).named("a")
        fixed(20, 10).named("r")
      }
    }
    #expect(height.size == CGSize(width: 20, height: 38))
    #expect(height["a"] == rect(5, 0, 10, 20))
    #expect(height["r"] == rect(0, 28, 20, 10))
    let width = LaidOut(100, 100) {
      VStack {
        Text("A").frame(width: 30).named("a")
        fixed(20, 10).named("r")
      }
    }
    #expect(width.size == CGSize(width: 30, height: 40))
    #expect(width["a"] == rect(0, 0, 30, 20))
    #expect(width["r"] == rect(5, 30, 20, 10))
  }

  @Test("4.06: no spacing next to a spacer in a frame")
  func spacer() {
    let view = LaidOut(100, 40) {
      HStack {
        fixed(10, 10).named("x")
        Spacer().frame(width: 20).named("s")
        fixed(10, 10).named("y")
      }
    }
    #expect(view.size == CGSize(width: 40, height: 10))
    #expect(view["s"] == rect(10, 5, 20, 0))
    #expect(view["y"] == rect(30, 0, 10, 10))
  }

  @Test("4.06: explicit guides of the child are handed on from where it stands")
  func handedOn() {
    let text = LaidOut(100, 100) { Text("A").frame(height: 50) }
    #expect(text.guide(.firstTextBaseline) == 31)
    #expect(text.guide(.lastTextBaseline) == 31)
    let view = LaidOut(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").named("a").frame(height: 50)
        Text("B").named("b")
      }
    }
    #expect(view.size == CGSize(width: 20, height: 50))
    #expect(view["a"] == rect(0, 15, 10, 20))
    #expect(view["b"] == rect(10, 15, 10, 20))
  }

  @Test("4.01, 4.02, 4.03: Ex 4.a: a text in frames")
  func textInFrames() {
    let middle = LaidOut(300, 300) { Text("Hello").named("t").frame(width: 100, height: 50) }
    #expect(middle.size == CGSize(width: 100, height: 50))
    #expect(middle["t"] == rect(25, 15, 50, 20))
    let corner = LaidOut(300, 300) { Text("Hello").named("t").frame(width: 100, height: 50, alignment: .bottomTrailing) }
    #expect(corner["t"] == rect(50, 30, 50, 20))
    let narrow = LaidOut(300, 300) { Text("Hello").named("t").frame(width: 30) }
    #expect(narrow.size == CGSize(width: 30, height: 40))
    #expect(narrow["t"] == rect(0, 0, 30, 40))
  }

  @Test("4.01: Ex 4.a: a colour of a fixed height")
  func colorInFrame() {
    #expect(size(300, 300) { Color.red.frame(height: 50) } == CGSize(width: 300, height: 50))
    #expect(size(nil, nil) { Color.red.frame(height: 50) } == CGSize(width: 10, height: 50))
  }
}
