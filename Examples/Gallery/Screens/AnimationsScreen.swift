import SwiftUI

extension Screen {
  static let animations = Screen("Animations", .motion, words: "withAnimation spring curve animatable shape completion") {
    AnimationsScreen()
  }
}

struct AnimationsScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      Race()
      SampleGrid(width: 150) {
        Sample("Everything at once") { Card() }
        Sample("By a value") { Level() }
        Sample("A shape of its own") { Morph() }
        Sample("A ring that grows") { Ring() }
        Sample("When it is complete") { Chain() }
        Sample("Dragged, and let go") { Ball() }
        Sample("For ever") { Pulse() }
        Sample("Digits that roll") { Score() }
      }
    }
  }
}

/// The same way with different curves.
private struct Race: View {
  @State private var isThere = false

  private let curves: [(name: String, animation: Animation)] = [
    ("linear", .linear(duration: 1)), ("easeIn", .easeIn(duration: 1)), ("easeOut", .easeOut(duration: 1)),
    ("easeInOut", .easeInOut(duration: 1)), ("smooth", .smooth(duration: 1)), ("snappy", .snappy(duration: 1)),
    ("bouncy", .bouncy(duration: 1)), ("delay", .smooth.delay(0.5)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(isThere ? "Back" : "Go") { isThere.toggle() }
        .buttonStyle(.borderedProminent)
      ForEach(curves, id: \.name) { curve in
        HStack {
          Text(curve.name)
            .font(.footnote)
            .frame(width: 76, alignment: .leading)
          Circle()
            .fill(.tint)
            .frame(width: 20, height: 20)
            .frame(maxWidth: 220, alignment: isThere ? .trailing : .leading)
            .animation(curve.animation, value: isThere)
        }
      }
    }
  }
}

private struct Score: View {
  @State private var score = 1199
  @State private var isReady = false

  var body: some View {
    VStack {
      Text("\(score) points")
        .font(.title2)
        .contentTransition(.numericText(value: Double(score)))
      Text(isReady ? "Ready" : "Waiting")
        .contentTransition(.opacity)
      HStack {
        Button("Lose") { withAnimation(.smooth(duration: 0.8)) { score -= 1 } }
        Button("Win") {
          withAnimation(.smooth(duration: 0.8)) {
            score += 1
            isReady.toggle()
          }
        }
      }
    }
  }
}

private struct Card: View {
  @State private var isTurned = false

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: isTurned ? 30 : 8)
        .fill(isTurned ? .orange : .indigo)
        .frame(width: isTurned ? 60 : 110, height: 60)
        .rotationEffect(.degrees(isTurned ? 180 : 0))
        .opacity(isTurned ? 0.7 : 1)
        .frame(width: 140, height: 80)
      Button("Change") { withAnimation(.bouncy(duration: 0.8)) { isTurned.toggle() } }
    }
  }
}

private struct Level: View {
  @State private var level = 2

  var body: some View {
    VStack {
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(1..<6) { step in
          Rectangle()
            .fill(step <= level ? .green : .gray.opacity(0.3))
            .frame(width: 18, height: step <= level ? CGFloat(14 * step) : 8)
        }
      }
      .frame(height: 80, alignment: .bottom)
      .animation(.snappy, value: level)
      Stepper("Level", value: $level, in: 0...5).labelsHidden()
    }
  }
}

/// A polygon whose number of corners may be anything in between.
private struct Polygon: Shape {
  var corners: Double

  var animatableData: Double {
    get { corners }
    set { corners = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for corner in 0..<Int(corners.rounded(.up)) {
        let angle = 2 * Double.pi * Double(corner) / corners - .pi / 2
        let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

private struct Morph: View {
  @State private var corners = 3.0

  var body: some View {
    VStack {
      Polygon(corners: corners)
        .fill(.teal)
        .frame(width: 80, height: 80)
      Button("More corners") { withAnimation(.easeInOut(duration: 1)) { corners = corners == 3 ? 8 : 3 } }
    }
  }
}

private struct Ring: View {
  @State private var part = 0.25

  var body: some View {
    VStack {
      Circle()
        .trim(from: 0, to: part)
        .stroke(.pink, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 70, height: 70)
        .padding(5)
      Button("Grow") { withAnimation(.spring(duration: 1)) { part = part == 0.25 ? 0.9 : 0.25 } }
    }
  }
}

private struct Chain: View {
  @State private var isLarge = false
  @State private var isDone = false

  var body: some View {
    VStack {
      Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
        .font(.largeTitle)
        .foregroundStyle(.green)
        .scaleEffect(isLarge ? 1.6 : 1)
        .frame(height: 80)
      Button("Finish") {
        isDone = false
        withAnimation(.easeOut(duration: 0.4)) {
          isLarge = true
        } completion: {
          isDone = true
          withAnimation(.bouncy) { isLarge = false }
        }
      }
    }
  }
}

private struct Ball: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Circle()
      .fill(.blue.gradient)
      .frame(width: 50, height: 50)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
      )
      .frame(width: 140, height: 110)
  }
}

private struct Pulse: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      Image(systemName: "heart.fill")
        .font(.largeTitle)
        .foregroundStyle(.red)
        .scaleEffect(isLarge ? 1.3 : 1)
        .frame(height: 80)
      Button("Pulse") { withAnimation(.easeInOut(duration: 0.6).repeatForever()) { isLarge = true } }
    }
  }
}
