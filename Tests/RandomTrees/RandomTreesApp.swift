import RandomInput
import SwiftUI

/// Shows trees of views that are made by chance: for tests that compare the layout of each with what a browser draws.
@main
struct RandomTreesApp: App {
  var body: some Scene {
    WindowGroup("Random trees") { TreesView() }
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
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ low: Int, _ high: Int) -> Int { Int.random(in: low...high, using: &generator) }
  mutating func isLucky(_ outOf: Int) -> Bool { number(1, outOf) == 1 }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0, elements.count - 1)] }
}
