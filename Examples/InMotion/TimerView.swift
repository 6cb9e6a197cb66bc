import SwiftUI

/// Counts the seconds while it runs.
@Observable @MainActor final class Countdown {
  let length = 60
  private(set) var left = 60
  private var ticking: Task<Void, Never>?

  var isRunning: Bool { ticking != nil }
  var part: Double { Double(left) / Double(length) }

  func tick() {
    withAnimation(.smooth) { left = max(0, left - 1) }
    if left == 0 { stop() }
  }

  func reset() {
    stop()
    withAnimation(.bouncy) { left = length }
  }

  func startOrStop() {
    if isRunning { return stop() }
    ticking = Task { [weak self] in
      while !Task.isCancelled, (try? await Task.sleep(for: .seconds(1))) != nil { self?.tick() }
    }
  }

  private func stop() {
    ticking?.cancel()
    ticking = nil
  }
}

/// A ring that empties, digits that roll, and a symbol that becomes another one.
struct TimerView: View {
  @State private var countdown = Countdown()

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 14)
        Circle()
          .trim(from: 0, to: countdown.part)
          .stroke(countdown.left > 10 ? Color.green : .orange, style: StrokeStyle(lineWidth: 14, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("\(countdown.left)")
          .font(.system(size: 64, weight: .semibold, design: .rounded).monospacedDigit())
          .contentTransition(.numericText(countsDown: true))
      }
      .frame(width: 220, height: 220)
      HStack(spacing: 40) {
        Button("Reset", systemImage: "arrow.counterclockwise") { countdown.reset() }
        Button(countdown.isRunning ? "Pause" : "Start", systemImage: countdown.isRunning ? "pause.fill" : "play.fill") {
          countdown.startOrStop()
        }
        .contentTransition(.symbolEffect(.replace))
        Button("Skip", systemImage: "forward.end.fill") { countdown.tick() }
      }
      .labelStyle(.iconOnly)
      .font(.title)
    }
    .padding()
  }
}
