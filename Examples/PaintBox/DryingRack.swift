import SwiftUI

struct DryingRack: View {
  @State private var coats = 1.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Drying rack")
        .font(.headline)
      ProgressView(value: coats, total: 4) {
        Text("Varnish")
      } currentValueLabel: {
        Text("\(Int(coats)) of 4 coats are dry")
      }
      HStack(spacing: 24) {
        ProgressView()
        ProgressView("Stirring")
        ProgressView(value: coats, total: 4)
          .progressViewStyle(.circular)
        Button("Next Coat") {
          coats = coats == 4 ? 0 : coats + 1
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
