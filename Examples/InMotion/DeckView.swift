import SwiftUI

/// A deck of cards: each is turned by a tap, and thrown away to one side.
struct DeckView: View {
  private static let words = [("Hund", "dog"), ("Katze", "cat"), ("Vogel", "bird"), ("Fisch", "fish"), ("Pferd", "horse")]

  private static let colors: [Color] = [.mint, .orange, .teal, .pink, .yellow]

  @State private var deck = Array(words.indices)
  @State private var known = 0

  var body: some View {
    VStack(spacing: 24) {
      Text("\(known) known")
        .font(.title2.monospacedDigit())
        .contentTransition(.numericText(value: Double(known)))
      ZStack {
        ForEach(Array(deck.suffix(3)), id: \.self) { index in
          CardView(front: Self.words[index].0, back: Self.words[index].1, color: Self.colors[index]) { isKnown in
            withAnimation(.spring(duration: 0.4)) {
              deck.removeLast()
              if isKnown { known += 1 }
            }
          }
          .offset(y: CGFloat(deck.count - 1 - (deck.firstIndex(of: index) ?? 0)) * -10)
          .scaleEffect(1 - CGFloat(deck.count - 1 - (deck.firstIndex(of: index) ?? 0)) * 0.05)
          .zIndex(Double(deck.firstIndex(of: index) ?? 0))
          .allowsHitTesting(index == deck.last)
        }
        if deck.isEmpty {
          Button("Once More") {
            withAnimation(.bouncy) {
              deck = Array(Self.words.indices)
              known = 0
            }
          }
          .buttonStyle(.borderedProminent)
          .transition(.scale.combined(with: .opacity))
        }
      }
      .frame(height: 260)
    }
    .padding()
  }
}

struct CardView: View {
  let front: String
  let back: String
  let color: Color
  let done: (Bool) -> Void

  @State private var isTurned = false
  @State private var drag = CGSize.zero

  var body: some View {
    ZStack {
      face(front, color, .black).opacity(isTurned ? 0 : 1)
      face(back, .indigo, .white).rotation3DEffect(.degrees(180), axis: (0, 1, 0)).opacity(isTurned ? 1 : 0)
    }
    .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (0, 1, 0))
    .rotationEffect(.degrees(drag.width / 20))
    .offset(drag)
    .onTapGesture {
      withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isTurned.toggle() }
    }
    .gesture(
      DragGesture()
        .onChanged { drag = $0.translation }
        .onEnded { value in
          if abs(value.predictedEndTranslation.width) > 150 {
            withAnimation(.easeOut(duration: 0.25)) { drag.width = value.translation.width > 0 ? 500 : -500 }
            done(value.translation.width > 0)
          } else {
            withAnimation(.bouncy) { drag = .zero }
          }
        }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(isTurned ? back : front)
    .accessibilityAddTraits(.isButton)
  }

  private func face(_ word: String, _ color: Color, _ text: Color) -> some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(color.gradient)
      .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
      .overlay { Text(word).font(.largeTitle.bold()).foregroundStyle(text) }
      .frame(width: 280, height: 190)
  }
}
