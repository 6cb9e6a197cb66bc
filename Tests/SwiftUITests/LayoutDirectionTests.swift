import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("What is mirrored where lines run from right to left") struct LayoutDirectionTests {
  private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height)) }
  }

  private func drawn(_ shape: some Shape, _ direction: LayoutDirection) throws -> CGRect {
    let host = TestHost(windowSize: CGSize(width: 100, height: 50)) {
      shape.fill(.red).accessibilityIdentifier("shape").environment(\.layoutDirection, direction)
    }
    host.turn()
    let content = try #require(try host.find(.identifier("shape")).element.content as? DrawingContent)
    return try #require(content.drawing).inPoints(CGSize(width: 100, height: 50)).path.boundingRect
  }

  @Test("shapes of an app's own are mirrored, unless they say otherwise; so are those made from them")
  func shapes() throws {
    let (left, right) = (CGRect(x: 0, y: 0, width: 25, height: 50), CGRect(x: 75, y: 0, width: 25, height: 50))
    #expect(try drawn(Corner(), .leftToRight) == left)
    #expect(try drawn(Corner(), .rightToLeft) == right)
    #expect(try drawn(Corner(layoutDirectionBehavior: .fixed), .rightToLeft) == left)
    #expect(try drawn(Corner(layoutDirectionBehavior: .mirrors(in: .leftToRight)), .leftToRight) == right)
    #expect(try drawn(Corner().offset(x: 10), .rightToLeft) == CGRect(x: 65, y: 0, width: 25, height: 50))
    #expect(try drawn(AnyShape(Corner()), .rightToLeft) == right)
    #expect(try drawn(Path(left), .rightToLeft) == left)
  }

  @Test("a view says in which direction it is mirrored")
  func views() throws {
    let host = TestHost {
      Text("a").layoutDirectionBehavior(.mirrors)
      Text("b").layoutDirectionBehavior(.mirrors(in: .leftToRight))
      Text("c").layoutDirectionBehavior(.fixed)
    }
    let summaries = try ["a", "b", "c"].map { try host.find(.text($0)).element.effects.compactMap(\.summary) }
    #expect(summaries == [["flipsForRightToLeftLayoutDirection"], ["flipsForLeftToRightLayoutDirection"], []])
  }

  @Test("rotors, overlays and indicators are told with their words")
  func words() throws {
    struct Mistake: Identifiable {
      let id: Int
      let words: String
    }
    let host = TestHost {
      Text("a").accessibilityRotor(
        "Mistakes", entries: [Mistake(id: 1, words: "one"), Mistake(id: 2, words: "two")], entryLabel: \.words)
      Text("b").accessibilityRotor(.headings) {
        AccessibilityRotorEntry("first", id: 1)
        ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("number \($0)", id: $0) }
      }
      Text("c").persistentSystemOverlays(.hidden).scrollIndicatorsFlash(trigger: 1).scrollIndicatorsFlash(onAppear: false)
    }
    let summaries = try ["a", "b", "c"].map { try host.find(.text($0)).element.effects.compactMap(\.summary) }
    #expect(
      summaries == [
        ["rotor “Mistakes”: one, two"], ["rotor “headings”: first, number 2, number 3"],
        ["persistentSystemOverlays(hidden)", "scrollIndicatorsFlash"],
      ])
  }
}
