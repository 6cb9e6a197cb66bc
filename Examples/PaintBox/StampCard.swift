import SwiftUI

struct StampCard: View {
  @State private var stamps = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tap the card for a stamp, twice quickly to begin anew")
        .font(.headline)
      Text("Frequent painter")
        .font(.title2)
        .foregroundStyle(.white)
        .padding(24)
        .background(LinearGradient(colors: [.indigo, .teal], startPoint: .leading, endPoint: .trailing))
        .cornerRadius(14)
        .overlay(alignment: .topTrailing) {
          Text("\(stamps)")
            .font(.footnote.bold())
            .foregroundStyle(.white)
            .padding(8)
            .background { Circle().fill(.red) }
            .padding(4)
        }
        .onTapGesture(count: 2) { stamps = 0 }
        .onTapGesture { stamps += 1 }
        .accessibilityIdentifier("card")
      HStack(spacing: 8) {
        ForEach(0..<5, id: \.self) { place in
          Circle()
            .fill(place < stamps ? Color.teal : Color.gray.opacity(0.25))
            .frame(width: 20, height: 20)
        }
      }
    }
  }
}
