import SwiftUI

/// Times that run.
struct Clocks: View {
  @State private var opened = Date()

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Open for \(opened, style: .relative)")
      Text(opened, style: .timer)
        .monospacedDigit()
        .accessibilityIdentifier("timer")
      Text(timerInterval: opened...opened.addingTimeInterval(3600))
        .font(.title2)
        .monospacedDigit()
        .accessibilityIdentifier("countdown")
    }
  }
}
