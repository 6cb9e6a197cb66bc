import Foundation
import Testing

@testable import ViewLayout

@Suite("LazyVStack, LazyHStack") struct LazyStackTests {
  @Test("6.30: a lazy stack is as wide as it may be, where a stack would hug")
  func fills() {
    for width in [0, 200, CGFloat.infinity] {
      #expect(layOut(lazyStack([fixed(30, 10), fixed(50, 10)]), width, nil) == size(width, 20))
    }
    let (a, b) = (fixed(30, 10), fixed(50, 20))
    layOut(lazyStack([a, b]), 200, nil)
    #expect(a.trialFrame == rect(85, 0, 30, 10))
    #expect(b.trialFrame == rect(75, 10, 50, 20))
    layOut(lazyStack(guide: .trailing, [a, b]), 200, nil)
    #expect(a.trialFrame == rect(170, 0, 30, 10))
    #expect(b.trialFrame == rect(150, 10, 50, 20))
    let (c, d) = (fixed(30, 10), fixed(50, 20))
    #expect(layOut(lazyStack(axis: .horizontal, guide: .bottom, [c, d]), nil, 100) == size(80, 100))
    #expect(c.trialFrame == rect(0, 90, 30, 10))
    #expect(d.trialFrame == rect(30, 80, 50, 20))
  }

  @Test("6.30: without a proposal it is as wide as its first member, and proposes that to all")
  func firstMember() {
    let (a, b, t) = (fixed(30, 10), fixed(50, 10), text("aa bb"))
    #expect(layOut(lazyStack([a, b, t]), nil, nil) == size(30, 60))
    #expect(a.trialFrame == rect(0, 0, 30, 10))
    #expect(b.trialFrame == rect(-10, 10, 50, 10))
    #expect(t.trialFrame == rect(5, 20, 20, 40))
    #expect(layOut(lazyStack([]), nil, nil) == .zero)
    #expect(layOut(lazyStack([]), 100, 100) == size(100, 0))
  }

  @Test("6.30: it stays as wide as its first member while that is not made")
  func firstMemberNotMade() {
    let members = [fixed(30, 10), fixed(50, 10), fixed(70, 10)]
    let stack = lazyStack(members)
    layOut(stack, nil, nil)
    stack.setChildren([GapNode(count: 1), members[1], members[2]])
    #expect(layOut(stack, nil, nil) == size(30, 30))
    // A stack that has never made it takes the first that is made.
    #expect(layOut(lazyStack([GapNode(count: 1), fixed(50, 10)]), nil, nil) == size(50, 20))
  }

  @Test("6.31: rows are proposed the width and no height; spacers have their least length, and priorities play no part")
  func rows() {
    let (c, s, t, d) = (color(), SpacerNode(least: nil), text("Hello brave world"), color().with(.priority(1)))
    for height in [nil, 0, 400, CGFloat.infinity] {
      #expect(layOut(lazyStack([c, s, t, d]), 100, height) == size(100, 88))
      #expect(c.trialFrame == rect(0, 0, 100, 10))
      #expect(s.trialFrame.minY == 10)
      #expect(s.trialFrame.height == 8)
      #expect(t.trialFrame == rect(25, 18, 50, 60))
      #expect(d.trialFrame == rect(0, 78, 100, 10))
    }
  }

  @Test("6.32: rows are 8 apart, texts too, or as far as the stack says")
  func spacing() {
    let last = text("c")
    #expect(layOut(lazyStack(spacing: nil, [text("a"), text("b"), last]), 100, nil) == size(100, 76))
    #expect(last.trialFrame == rect(45, 56, 10, 20))
    #expect(layOut(lazyStack(axis: .horizontal, spacing: 3, [fixed(10, 10), fixed(10, 10)]), nil, 100) == size(23, 100))
    #expect(layOut(lazyStack(spacing: -4, [fixed(10, 10), fixed(10, 10)]), 10, nil) == size(10, 16))
    #expect(layOut(lazyStack(spacing: -40, [fixed(10, 10), fixed(10, 10)]), 10, nil) == size(10, 0))
    #expect(layOut(lazyStack(spacing: .nan, [fixed(10, 10), fixed(10, 10)]), 10, nil) == size(10, 28))
  }

  @Test("dividers lie across the stack, and each row may be aligned by a guide of its own")
  func dividersAndGuides() {
    let line = DividerNode(thickness: 1)
    layOut(lazyStack(axis: .horizontal, [line]), nil, 50)
    #expect(line.trialFrame == rect(0, 0, 1, 50))
    let shifted = fixed(20, 10).with(.guide(.leading, GuideValue { _ in -30 }))
    layOut(lazyStack(guide: .leading, [shifted, fixed(20, 10)]), 100, nil)
    #expect(shifted.trialFrame == rect(30, 0, 20, 10))
  }

  @Test("1.77: in a stack it is asked once for its length, and takes the width that is left")
  func inStack() {
    let texts = (0..<3).map { _ in text("ab") }
    let lazy = lazyStack(texts)
    let (stack, proposal) = (StackLayout(axis: .horizontal, spacing: 0, guide: .top), Proposal(width: 100, height: 200))
    let members: ContiguousArray<LayoutNode> = [fixed(30, 10), lazy]
    let answer = stack.size(of: members, for: proposal)
    #expect(answer == size(100, 60))
    stack.place(members, in: answer, proposal) { $0.place(at: CGPoint(x: $2, y: $3), $4) }
    #expect(CGRect(origin: lazy.origin, size: lazy.size) == rect(30, 0, 70, 60))
    #expect(texts.allSatisfy { $0.measurements == 1 })
  }

  @Test("members are asked once for all proposals across the same length")
  func askedOnce() {
    let texts = (0..<3).map { _ in text("ab") }
    let lazy = lazyStack(texts)
    for height in [0, 10, 20, CGFloat.infinity, .nan] { _ = lazy.size(for: Proposal(width: 100, height: height)) }
    layOut(lazy, 100, 50)
    #expect(texts.allSatisfy { $0.measurements == 1 })
  }

  @Test("4.63: a lazy stack hands on baselines and apps' own guides, and no edges")
  func guides() {
    let proposal = Proposal(width: 100, height: .nan)
    let stack = lazyStack(spacing: 4, [fixed(10, 10), text("a"), text("b")])
    #expect(stack.explicitGuide(.firstTextBaseline, proposal) == 30)
    #expect(stack.explicitGuide(.lastTextBaseline, proposal) == 54)
    #expect(stack.explicitGuide(.leading, proposal) == nil)
  }
}
