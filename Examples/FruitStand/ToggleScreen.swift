import SwiftUI

final class Stall: ObservableObject {
  @Published var name = "Stall by the Gate"
  @Published var isEnabled = false
}

struct ToggleScreen: View {
  @StateObject private var stall = Stall()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("\(stall.name) is \(stall.isEnabled ? "open" : "closed")")
        .font(.title3)
      StallSwitch(stall: stall)
    }
  }
}

struct StallSwitch: View {
  @ObservedObject var stall: Stall

  var body: some View {
    Toggle("Enabled", isOn: $stall.isEnabled)
  }
}
