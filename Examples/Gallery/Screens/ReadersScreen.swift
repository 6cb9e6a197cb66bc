import SwiftUI

extension Screen {
  static let readers = Screen("Readers and anchors", .layout, words: "GeometryReader containerRelativeFrame contentMargins") {
    ReadersScreen()
  }
}

struct ReadersScreen: View {
  var body: some View {
    Sample("An underline below the chosen word, found by anchors") { UnderlineSample() }
    Sample("A reader is offered a size and divides it") {
      GeometryReader { geometry in
        HStack(spacing: 0) {
          Text("One third")
            .frame(width: geometry.size.width / 3, height: geometry.size.height)
            .background(.mint.opacity(0.4))
            .accessibilityIdentifier("third")
          Text("Two thirds")
            .frame(width: geometry.size.width * 2 / 3, height: geometry.size.height)
            .background(.mint.opacity(0.2))
        }
      }
      .font(.footnote)
      .frame(height: 48)
    }
    Sample("A view that tells its size, and takes no part in the layout") { MeasureSample() }
    Sample("Three to a page of the scroll view, whatever its width") {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(1..<8, id: \.self) { number in
            Text("\(number)")
              .font(.title2.bold())
              .containerRelativeFrame(.horizontal, count: 3, spacing: 12)
              .frame(height: 72)
              .background(.purple.opacity(Double(number) / 12), in: RoundedRectangle(cornerRadius: 12))
              .accessibilityIdentifier("page third")
          }
        }
      }
    }
    Sample("Margins that are scrolled along, and cards that come to rest beside them") {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<9) { Card(number: $0, color: .green) } }
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .accessibilityIdentifier("free cards")
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<9) { Card(number: $0, color: .mint) } }.scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .frame(height: 50)
      .accessibilityIdentifier("aligned cards")
    }
    Sample("One corner in three coordinate spaces") { SpacesSample() }
  }
}

private struct Card: View {
  let number: Int
  let color: Color

  var body: some View {
    Text("\(number)").frame(width: 100, height: 40).background(color.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))
  }
}

// MARK: Anchors

/// Where the words are, by their place among them.
private struct WordBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct UnderlineSample: View {
  @State private var chosen = 0

  private let words = ["Day", "Week", "The whole year"]

  var body: some View {
    HStack(spacing: 20) {
      ForEach(words.indices, id: \.self) { index in
        Button(words[index]) { withAnimation(.snappy) { chosen = index } }
          .buttonStyle(.plain)
          .foregroundStyle(index == chosen ? .primary : .secondary)
          .anchorPreference(key: WordBounds.self, value: .bounds) { [index: $0] }
      }
    }
    .padding(.bottom, 8)
    .overlayPreferenceValue(WordBounds.self) { bounds in
      GeometryReader { geometry in
        if let anchor = bounds[chosen] {
          Capsule()
            .fill(.tint)
            .frame(width: geometry[anchor].width, height: 3)
            .accessibilityIdentifier("underline")
            .offset(x: geometry[anchor].minX, y: geometry[anchor].maxY + 4)
        }
      }
    }
  }
}

// MARK: Changes of geometry

private struct MeasureSample: View {
  @State private var isLong = false
  @State private var size = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(isLong ? "A longer text, which needs more room than the short one did" : "A short text")
        .padding(12)
        .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
        .accessibilityIdentifier("measured")
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
      Text("It is \(Int(size.width)) by \(Int(size.height)) points.")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Toggle("Longer text", isOn: $isLong)
        .frame(maxWidth: 200)
    }
    .frame(maxWidth: 320, alignment: .leading)
  }
}

// MARK: Coordinate spaces

private struct SpacesSample: View {
  var body: some View {
    GeometryReader { geometry in
      VStack(alignment: .leading, spacing: 2) {
        Text("Its own: \(words(geometry.frame(in: .local).origin))")
        Text("The box: \(words(geometry.frame(in: .named("box")).origin))")
        Text("All: \(words(geometry.frame(in: .global).origin))")
      }
      .padding(8)
    }
    .frame(width: 160, height: 80)
    .background(.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
    .padding(.top, 16)
    .padding(.leading, 40)
    .padding([.bottom, .trailing], 16)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    .coordinateSpace(.named("box"))
    .font(.footnote)
  }

  private func words(_ point: CGPoint) -> String { "\(Int(point.x.rounded())), \(Int(point.y.rounded()))" }
}
