import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("What scrolls tells how far it is") struct ScrollGeometryTests {
  private final class Seen {
    var offsets: [[CGFloat]] = []
    var phases: [String] = []
  }

  private func host(_ seen: Seen) -> TestHost {
    TestHost(windowSize: CGSize(width: 100, height: 200)) {
      VStack(spacing: 0) {
        Text("title")
        ScrollView { Color.red.frame(width: 80, height: 1000) }
          .accessibilityIdentifier("scroll")
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        seen.offsets.append([$0, $1])
      }
      .onScrollPhaseChange { old, new, context in
        seen.phases.append("\(old) → \(new) at \(context.geometry.contentOffset.y) of \(context.geometry.contentSize.height)")
      }
    }
  }

  @Test("a value that follows from the offset is told when it is another one; the first one is no change")
  func geometry() throws {
    let seen = Seen()
    let host = host(seen)
    for y in [0, 30, 30, 120] as [CGFloat] { try host.find(.identifier("scroll")).scroll(toOffset: CGPoint(x: 0, y: y)) }
    #expect(seen.offsets == [[0, 30], [30, 120]])
    #expect(seen.phases.isEmpty)
  }

  @Test("what moves it is told when it is something else, with where it is")
  func phases() throws {
    let seen = Seen()
    let host = host(seen)
    let scroll = try host.find(.identifier("scroll"))
    try scroll.scroll(toOffset: CGPoint(x: 0, y: 10), phase: .interacting)
    try scroll.scroll(toOffset: CGPoint(x: 0, y: 20), phase: .interacting)
    try scroll.scroll(toOffset: CGPoint(x: 0, y: 40), phase: .decelerating)
    try scroll.scroll(toOffset: CGPoint(x: 0, y: 50), phase: .idle)
    #expect(
      seen.phases == [
        "idle → interacting at 10.0 of 1000.0", "interacting → decelerating at 40.0 of 1000.0",
        "decelerating → idle at 50.0 of 1000.0",
      ])
    #expect(ScrollPhase.allCases.filter(\.isScrolling) == [.interacting, .decelerating, .animating])
  }

  @Test("closures are those of the newest evaluation")
  func closures() throws {
    struct Counter: View {
      let seen: Seen
      @State private var count = 0

      var body: some View {
        ScrollView { Button("count") { count += 1 } }
          .accessibilityIdentifier("scroll")
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.visibleRect.minY
          } action: { _, new in
            seen.offsets.append([CGFloat(count), new])
          }
      }
    }
    let seen = Seen()
    let host = TestHost { Counter(seen: seen) }
    try host.find(.identifier("scroll")).scroll(toOffset: .zero)
    try host.find(.button("count")).press()
    host.turn()
    try host.find(.identifier("scroll")).scroll(toOffset: CGPoint(x: 0, y: 5))
    #expect(seen.offsets == [[1, 5]])
  }

  @Test("what is not there to scroll says so")
  func notScrollable() throws {
    let host = TestHost { Text("a") }
    #expect(throws: ElementUnusable.self) { try host.find(.text("a")).scroll(toOffset: .zero) }
  }
}
