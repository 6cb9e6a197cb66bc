import SwiftUI

/// Numbers and dates in the language of the reader.
struct Harvest: View {
  @State private var baskets = 1
  private let picked = Date(timeIntervalSince1970: 1_758_450_000)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Harvest")
        .font(.headline)
      Text("\(baskets) baskets of apples")
        .accessibilityIdentifier("baskets")
      Text("Picked on \(picked, format: .dateTime.day().month(.wide).year())")
        .environment(\.timeZone, .gmt)
      Text(1234.5, format: .number)
      Button("Pick") { baskets += 1 }
    }
  }
}
