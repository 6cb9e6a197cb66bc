import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Effects that come later than their views") struct LateEffectTests {
  private struct Rows: View {
    @State private var isRed = false
    @State private var count = 1

    var body: some View {
      VStack {
        Button("red") { isRed = true }
        Button("more") { count += 1 }
        Group { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          .transformEnvironment(\.layoutDirection) { if isRed { $0 = .rightToLeft } }
      }
    }
  }

  @Test("a view that comes into what the environment says something of since a while has that, too")
  func rows() throws {
    let host = TestHost { Rows() }
    for name in ["red", "more"] {
      try host.find(.button(name)).press()
      host.turn()
    }
    for row in 0..<2 {
      #expect(
        try host.find(.text("row \(row)")).element.effects.compactMap(\.summary) == ["layoutDirection=rightToLeft"], "row \(row)")
    }
  }
}
