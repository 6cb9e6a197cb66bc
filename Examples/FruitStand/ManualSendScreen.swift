import SwiftUI

final class Crate: ObservableObject {
  final class Label {
    var fruitName = "Elderberry"
  }

  let label = Label()

  func relabel() {
    objectWillChange.send()
    label.fruitName = "Fig"
  }

  func relabelInSilence() {
    label.fruitName = "Grape"
  }
}

struct ManualSendScreen: View {
  @StateObject private var crate = Crate()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("The crate holds: \(crate.label.fruitName)")
        .font(.title3)
      HStack {
        Button("Change and Tell") {
          crate.relabel()
        }
        .buttonStyle(.borderedProminent)
        Button("Change in Silence") {
          crate.relabelInSilence()
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
