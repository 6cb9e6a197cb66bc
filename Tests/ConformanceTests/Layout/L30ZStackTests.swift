import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@MainActor @Suite("3: ZStack") struct L30ZStackTests {
  @Test("3.01: each member is offered what the stack is offered", arguments: [200, nil] as [CGFloat?])
  func proposal(width: CGFloat?) {
    let log = L3Proposals()
    _ = LaidOut(width, 100) {
      ZStack {
        L3Probe(log: log) { Text("Hi") }
        fixed(60, 40)
      }
    }
    #expect(log.asked.contains(ProposedViewSize(width: width, height: 100)))
  }

  @Test("3.02: along each axis the stack is as long as its longest member")
  func lengths() {
    let view = LaidOut(200, 200) {
      ZStack {
        fixed(60, 10).named("a")
        fixed(20, 50).named("b")
      }
    }
    #expect(view.size == CGSize(width: 60, height: 50))
    #expect(view["a"] == rect(0, 20, 60, 10))
    #expect(view["b"] == rect(20, 0, 20, 50))
  }

  @Test("3.02, 3.04: Ex 3.b: only members of the highest priority make the size and the common guide")
  func priorities() {
    let view = LaidOut(200, 200) {
      ZStack(alignment: .leading) {
        fixed(100, 100).named("blue").layoutPriority(-0.1)
        fixed(60, 60).named("red")
        fixed(40, 40).named("green").layoutPriority(1)
      }
    }
    #expect(view.size == CGSize(width: 40, height: 40))
    #expect(view["blue"] == rect(0, -30, 100, 100))
    #expect(view["red"] == rect(0, -10, 60, 60))
    #expect(view["green"] == rect(0, 0, 40, 40))
  }

  @Test("3.02: a spacer has the least priority, so beside another member it does not count")
  func spacer() {
    let view = LaidOut(100, 40) {
      ZStack {
        Spacer().named("s")
        fixed(10, 10).named("a")
      }
    }
    #expect(view.size == CGSize(width: 10, height: 10))
    #expect(view["s"] == rect(0, 0, 10, 10))
    #expect(view["a"] == rect(0, 0, 10, 10))
  }

  @Test("3.03: members are placed with the size of the stack, whatever was offered")
  func placing() {
    let view = LaidOut(nil, nil) {
      ZStack {
        Color.red.named("c")
        fixed(60, 40)
      }
    }
    #expect(view.size == CGSize(width: 60, height: 40))
    #expect(view["c"] == rect(0, 0, 60, 40))

    let log = L3Proposals()
    _ = LaidOut(200, 100) {
      ZStack {
        L3Probe(log: log) { Text("Hi") }
        fixed(60, 40)
      }
    }
    #expect(log.placed.last == ProposedViewSize(width: 60, height: 40))
  }

  @Test(
    "3.04: guides move members, and do not make the stack larger",
    arguments: [(-20, 0, 20), (30, 30, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func guides(guide: CGFloat, first: CGFloat, second: CGFloat) {
    let view = LaidOut(200, 100) {
      ZStack(alignment: .leading) {
        fixed(50, 20).named("a")
        fixed(50, 20).named("b").alignmentGuide(.leading) { _ in guide }
      }
    }
    #expect(view.size == CGSize(width: 50, height: 20))
    #expect(view["a"] == rect(first, 0, 50, 20))
    #expect(view["b"] == rect(second, 0, 50, 20))
  }

  @Test("3.04: a guide of a member of lower priority moves that member only")
  func lowerGuide() {
    let view = LaidOut(200, 100) {
      ZStack(alignment: .leading) {
        fixed(50, 20).named("a")
        fixed(50, 20).named("b").alignmentGuide(.leading) { _ in 30 }.layoutPriority(-1)
      }
    }
    #expect(view["a"] == rect(0, 0, 50, 20))
    #expect(view["b"] == rect(-30, 0, 50, 20))
  }

  @Test("3.01, 3.03, 3.04: Ex 3.a: a corner, and a text in the middle of a colour")
  func examples() {
    let corner = LaidOut(200, 200) {
      ZStack(alignment: .bottomTrailing) {
        fixed(60, 60).named("a")
        fixed(20, 20).named("b")
      }
    }
    #expect(corner.size == CGSize(width: 60, height: 60))
    #expect(corner["a"] == rect(0, 0, 60, 60))
    #expect(corner["b"] == rect(40, 40, 20, 20))

    let middle = LaidOut(200, 100) {
      ZStack {
        Color.red.named("c")
        Text("Hi").named("t")
      }
    }
    #expect(middle.size == CGSize(width: 200, height: 100))
    #expect(middle["c"] == rect(0, 0, 200, 100))
    #expect(middle["t"] == rect(90, 40, 20, 20))
  }

  @Test("3.05: a stack of one member hands on its priority")
  func onePriority() {
    let view = LaidOut(100, 20) {
      HStack(spacing: 0) {
        ZStack { Color.red.named("a").layoutPriority(1) }
        Color.blue.named("b")
      }
    }
    #expect(view["a"] == rect(0, 0, 100, 20))
    #expect(view["b"] == rect(100, 0, 0, 20))
  }

  @Test("3.05: a stack of one member hands on its guides, the built-in ones too")
  func oneGuide() {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        ZStack(alignment: .trailing) { fixed(50, 10).named("a").alignmentGuide(.leading) { _ in -20 } }
        fixed(50, 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: 70, height: 20))
    #expect(view["a"] == rect(20, 0, 50, 10))
    #expect(view["b"] == rect(0, 10, 50, 10))
  }

  @Test("3.05: a stack of one member hands on its spacing")
  func oneSpacing() {
    let view = LaidOut(200, 100) {
      VStack {
        ZStack { Text("A").named("a") }
        fixed(20, 10).named("r")
      }
    }
    #expect(view.size == CGSize(width: 20, height: 40))
    #expect(view["a"] == rect(5, 0, 10, 20))
    #expect(view["r"] == rect(0, 30, 20, 10))
  }

  @Test("3.05: a spacer inside does not take its axis from the stack further out")
  func spacerAxis() {
    let view = LaidOut(100, 40) {
      HStack(spacing: 0) {
        ZStack { Spacer().named("s") }
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 40))
    #expect(view["s"] == rect(0, 0, 80, 40))
    #expect(view["b"] == rect(80, 10, 20, 20))
  }

  @Test("3.05: a divider inside does not take its axis from the stack further out")
  func dividerAxis() {
    let view = LaidOut(100, 40) {
      HStack(spacing: 0) {
        ZStack { Divider().named("d") }
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["d"] == rect(0, 9.5, 80, 1))
    #expect(view["b"] == rect(80, 0, 20, 20))
  }

  @Test("3.06: zIndex does not matter to layout")
  func depth() {
    let view = LaidOut(200, 100) {
      HStack(spacing: 0) {
        fixed(20, 20).named("a").zIndex(2)
        ZStack(alignment: .topLeading) {
          fixed(40, 20).named("b").zIndex(1)
          fixed(10, 30).named("c")
        }
      }
    }
    #expect(view.size == CGSize(width: 60, height: 30))
    #expect(view["a"] == rect(0, 5, 20, 20))
    #expect(view["b"] == rect(20, 0, 40, 20))
    #expect(view["c"] == rect(20, 0, 10, 30))
  }
}

/// What a probe has been offered, in order.
final class L3Proposals: Sendable {
  private let asks = Mutex<[ProposedViewSize]>([])
  private let places = Mutex<[ProposedViewSize]>([])

  /// With each question for the size.
  var asked: [ProposedViewSize] { asks.withLock { $0 } }
  /// With each placing.
  var placed: [ProposedViewSize] { places.withLock { $0 } }

  func ask(_ proposal: ProposedViewSize) { asks.withLock { $0.append(proposal) } }
  func place(_ proposal: ProposedViewSize) { places.withLock { $0.append(proposal) } }
}

/// A layout of one member that answers as the member does, and notes what it is offered.
struct L3Probe: Layout {
  let log: L3Proposals

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.ask(proposal)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    log.place(proposal)
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
