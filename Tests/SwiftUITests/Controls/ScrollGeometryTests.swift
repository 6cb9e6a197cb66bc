import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

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

  /// Rests at whole steps, and remembers what it was asked.
  private final class Steps: ScrollTargetBehavior {
    var asked: [String] = []
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      asked.append(
        """
        \(context.originalTarget.rect.minY) \(target.rect.minY) of \(context.contentSize.height) in \(context.containerSize.height), \
        \(context.axes == .vertical), \(context.velocity.dy > 0), \(context.displayScale)
        """)
      target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    }
  }

  @Test("a behavior of an app's own is asked where a person has scrolled to when that rests, and it goes on from there")
  func ownBehavior() throws {
    let steps = Steps()
    let host = TestHost(windowSize: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(width: 80, height: 1000) }.scrollTargetBehavior(steps).accessibilityIdentifier("scroll")
    }
    func request() throws -> ScrollRequest? { try (host.find(.identifier("scroll")).element.content as? ScrollContent)?.target }
    func scroll(to y: CGFloat, _ phase: ScrollPhase) throws {
      try host.find(.identifier("scroll")).scroll(toOffset: CGPoint(x: 0, y: y), phase: phase)
    }
    try scroll(to: 10, .interacting)
    try scroll(to: 130, .interacting)
    try scroll(to: 170, .decelerating)
    #expect(try steps.asked.isEmpty && request() == nil)
    try scroll(to: 260, .idle)
    host.turn()
    #expect(steps.asked == ["10.0 260.0 of 1000.0 in 200.0, true, true, 1.0"])
    let wish = try #require(try request())
    #expect(wish.target == .offset(x: nil, y: 300) && wish.isAnimated)
    // On the way there, and at it.
    try scroll(to: 280, .animating)
    try scroll(to: 300, .idle)
    #expect(steps.asked.count == 1)
    // Where it is already nothing happens.
    try scroll(to: 390, .interacting)
    try scroll(to: 400, .idle)
    host.turn()
    #expect(try steps.asked.count == 2 && request() == wish)
  }

  @Test("the behavior of pages can be asked by one of an app's own")
  func pages() throws {
    struct Half: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        PagingScrollTargetBehavior().updateTarget(&target, context: context)
        target.rect.origin.y += 50
      }
    }
    let host = TestHost(windowSize: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(width: 80, height: 1000) }.scrollTargetBehavior(Half()).accessibilityIdentifier("scroll")
    }
    let scroll = try host.find(.identifier("scroll"))
    try scroll.scroll(toOffset: CGPoint(x: 0, y: 10), phase: .interacting)
    try scroll.scroll(toOffset: CGPoint(x: 0, y: 330), phase: .idle)
    host.turn()
    let content = try host.find(.identifier("scroll")).element.content as? ScrollContent
    #expect(content?.target?.target == .offset(x: nil, y: 450))
  }

  @Test("what is not there to scroll says so")
  func notScrollable() throws {
    let host = TestHost { Text("a") }
    #expect(throws: ElementUnusable.self) { try host.find(.text("a")).scroll(toOffset: .zero) }
  }
}
