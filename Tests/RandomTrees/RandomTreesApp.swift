import Foundation
import SwiftUI

/// Shows trees of views that are made by chance: for tests that compare the layout of each with what a browser draws, and a page that has
/// changed step by step with one that is made at once.
@main
struct RandomTreesApp: App {
  var body: some Scene {
    WindowGroup("Random trees") {
      if ProcessInfo.processInfo.environment["RANDOM_STEPS"] == "1" { StepsView() } else { TreesView() }
    }
  }
}

struct TreesView: View {
  @State private var page = 0
  private let count = 20

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Next") { page += 1 }
      Text("Page \(page)")
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          ForEach(0..<count, id: \.self) { index in TreeView(seed: UInt64(page * count + index)) }
        }
      }
    }
    .id(page)
  }
}

/// One tree in a frame of some size.
struct TreeView: View {
  let seed: UInt64

  var body: some View {
    var chance = Chance(seed: seed)
    let (width, height) = (CGFloat(chance.number(60, 480)), CGFloat(chance.number(40, 260)))
    return RandomView.make(depth: 4, &chance).frame(width: width, height: height).border(.gray)
  }
}

/// The same numbers for the same seed.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ low: Int, _ high: Int) -> Int { low + Int(next() % UInt64(high - low + 1)) }
  mutating func isLucky(_ outOf: Int) -> Bool { number(1, outOf) == 1 }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0, elements.count - 1)] }
}
