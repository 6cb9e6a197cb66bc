import SwiftUI

extension Screen {
  static let transitions = Screen("Transitions", .motion, words: "insertion removal move slide push scale asymmetric") {
    TransitionsScreen()
  }
}

struct TransitionsScreen: View {
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Button(isShown ? "Hide" : "Show") { withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() } }
        .buttonStyle(.borderedProminent)
      SampleGrid(width: 120) {
        Sample("As it comes") { Place(isShown: isShown) { Tile() } }
        Sample("Slid") { Place(isShown: isShown) { Tile().transition(.slide) } }
        Sample("Moved from below") { Place(isShown: isShown) { Tile().transition(.move(edge: .bottom)) } }
        Sample("Pushed") { Place(isShown: isShown) { Tile().transition(.push(from: .leading)) } }
        Sample("Scaled") { Place(isShown: isShown) { Tile().transition(.scale) } }
        Sample("To its corner") { Place(isShown: isShown) { Tile().transition(.scale(scale: 0.2, anchor: .topLeading)) } }
        Sample("Blurred") { Place(isShown: isShown) { Tile().transition(.blurReplace) } }
        Sample("One way in, another out") {
          Place(isShown: isShown) { Tile().transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .slide)) }
        }
        Sample("Of an app's own") { Place(isShown: isShown) { Tile().transition(Twirl()) } }
      }
      Cards()
      Chips()
    }
  }
}

/// A place in which a view comes and goes.
private struct Place<Content: View>: View {
  let isShown: Bool
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      if isShown { content }
    }
    .frame(width: 110, height: 70)
    .clipped()
    .border(.secondary.opacity(0.4))
  }
}

private struct Tile: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(.purple.gradient)
      .frame(width: 60, height: 44)
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.isIdentity ? 0 : phase == .willAppear ? -180 : 180))
      .scaleEffect(phase.isIdentity ? 1 : 0.1)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A row whose members come, go and change places.
private struct Cards: View {
  @State private var cards = [1, 2, 3]
  @State private var next = 4

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Add") {
          withAnimation(.snappy) { cards.insert(next, at: cards.count / 2) }
          next += 1
        }
        Button("Remove") { withAnimation(.snappy) { _ = cards.popLast() } }
        Button("Shuffle") { withAnimation(.bouncy) { cards.shuffle() } }
      }
      HStack {
        ForEach(cards, id: \.self) { card in
          Text("\(card)")
            .font(.title2.bold())
            .foregroundStyle(.white)
            .frame(width: 44, height: 60)
            .background(Color(hue: Double(card % 9) / 9, saturation: 0.6, brightness: 0.6), in: .rect(cornerRadius: 8))
            .transition(.scale.combined(with: .opacity))
        }
      }
      .frame(height: 64)
    }
  }
}

/// The background of what is chosen goes from one to the next.
private struct Chips: View {
  @State private var chosen = "Day"
  @Namespace private var space

  var body: some View {
    HStack {
      ForEach(["Day", "Week", "Month"], id: \.self) { name in
        Button(name) { withAnimation(.snappy) { chosen = name } }
          .padding(10)
          .background {
            if chosen == name {
              Capsule()
                .fill(.orange.opacity(0.3))
                .matchedGeometryEffect(id: "chosen", in: space)
            }
          }
      }
    }
  }
}
