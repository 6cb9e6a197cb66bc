import SwiftUI

struct Mixer: View {
  @Bindable var mixture: Mixture
  @State private var isMixing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 16) {
        RoundedRectangle(cornerRadius: 16)
          .fill(mixture.color)
          .opacity(mixture.opacity)
          .overlay {
            RoundedRectangle(cornerRadius: 16)
              .strokeBorder(.primary.opacity(0.2), lineWidth: 2)
          }
          .frame(width: 96, height: 96)
          .shadow(radius: isMixing ? 12 : 4, y: 2)
        VStack(alignment: .leading, spacing: 4) {
          Text("\(Int(mixture.red * 255)), \(Int(mixture.green * 255)), \(Int(mixture.blue * 255))")
            .font(.title3)
          Text("\(Int(mixture.coats)) coats of paint")
            .foregroundStyle(.secondary)
        }
      }
      PrimarySlider(name: "Red", amount: $mixture.red, isMixing: $isMixing)
      PrimarySlider(name: "Green", amount: $mixture.green, isMixing: $isMixing)
      PrimarySlider(name: "Blue", amount: $mixture.blue, isMixing: $isMixing)
      Slider(value: $mixture.coats, in: 0...10, step: 1) {
        Text("Coats")
      } minimumValueLabel: {
        Text("thin").font(.footnote)
      } maximumValueLabel: {
        Text("thick").font(.footnote)
      }
    }
  }
}

struct PrimarySlider: View {
  let name: String
  @Binding var amount: Double
  @Binding var isMixing: Bool

  var body: some View {
    HStack {
      Text(name)
        .frame(width: 64, alignment: .leading)
      Slider(value: $amount) {
        Text(name)
      } onEditingChanged: {
        isMixing = $0
      }
    }
  }
}
