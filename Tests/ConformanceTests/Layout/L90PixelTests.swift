import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("9.0: Pixels") struct L90PixelTests {
  @Test("9.01: layout does not round")
  func unrounded() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.green.named("b")
        Color.blue.named("c")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["a"] == rect(0, 0, 33.33, 50))
    #expect(view["b"] == rect(33.33, 0, 33.33, 50))
    #expect(view["c"] == rect(66.67, 0, 33.33, 50))
    let centred = LaidOut(100, 51) { fixed(10.25, 20.5).named("a").frame(width: 33, height: 33) }
    #expect(centred["a"] == rect(11.38, 6.25, 10.25, 20.5))
  }

  @Test("9.02: a text is as large as whole pixels, its first baseline the nearest one, its last the next one below")
  func texts() {
    // A pixel is 0.75: 50 and 20 become 67 and 27 pixels, a baseline at 16 is 21 or 22 pixels below the top.
    let line = LaidOut(200, 100, pixel: 0.75) { Text("Hello") }
    #expect(line.size == CGSize(width: 50.25, height: 20.25))
    #expect(line.guide(.firstTextBaseline) == 15.75)
    #expect(line.guide(.lastTextBaseline) == 16.5)
    let lines = LaidOut(60, 100, pixel: 0.75) { Text("Hello brave") }
    #expect(lines.size == CGSize(width: 60, height: 40.5))
    #expect(lines.guide(.firstTextBaseline) == 15.75)
  }

  @Test("9.01, 9.02: only texts and images are rounded, nothing else")
  func othersUnrounded() {
    let view = LaidOut(nil, nil, pixel: 0.75) {
      HStack(spacing: 0) {
        fixed(10, 10).named("a")
        Color.red.frame(width: 10.25, height: 10).padding(1).named("b")
      }
    }
    #expect(view.size == CGSize(width: 22.25, height: 12))
    #expect(view["a"] == rect(0, 1, 10, 10))
    #expect(view["b"] == rect(10, 0, 12.25, 12))
  }

  @Test("9.04: what is a hundredth too large does not fit")
  func exactComparison() {
    #expect(size(170, nil) { Text("Hello brave world") } == CGSize(width: 170, height: 20))
    #expect(size(169.99, nil) { Text("Hello brave world") } == CGSize(width: 120, height: 40))
    let fitting = size(170, 20) {
      ViewThatFits {
        fixed(170, 20)
        fixed(50, 20)
      }
    }
    #expect(fitting == CGSize(width: 170, height: 20))
    let tooWide = size(169.99, 20) {
      ViewThatFits {
        fixed(170, 20)
        fixed(50, 20)
      }
    }
    #expect(tooWide == CGSize(width: 50, height: 20))
  }

  @Test("9.04: proposals that differ by little are two proposals")
  func exactProposals() {
    let notes = L5Notes<ProposedViewSize>()
    let outer = L5Custom(size: { _, members in
      _ = members[0].sizeThatFits(ProposedViewSize(width: 100, height: 10))
      return members[0].sizeThatFits(ProposedViewSize(width: 100.000_1, height: 10))
    })
    let inner = L5Noting(notes: notes)
    let view = LaidOut(200, 100) { outer { inner { Color.red } } }
    #expect(view.size.height == 10)
    #expect(Array(notes.all.map(\.width).prefix(2)) == [100, 100.000_1])
  }
}
