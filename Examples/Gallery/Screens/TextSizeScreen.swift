import SwiftUI

extension Screen {
  static let textSize = Screen("Text sizes", .text, words: "dynamic type accessibility scaled metric") { TextSizeScreen() }
}

struct TextSizeScreen: View {
  private let sizes: [(String, DynamicTypeSize)] = [
    ("Extra small", .xSmall), ("Large, what most people have", .large), ("XXX large", .xxxLarge),
    ("Accessibility 2", .accessibility2),
  ]

  var body: some View {
    ForEach(sizes, id: \.0) { name, size in
      Sample(name) {
        ScaledRow()
          .dynamicTypeSize(size)
      }
    }
  }
}

private struct ScaledRow: View {
  @ScaledMetric private var side = 24.0

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(.teal)
        .frame(width: side, height: side)
      Text("Text and square grow together")
    }
  }
}
