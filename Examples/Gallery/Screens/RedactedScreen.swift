import SwiftUI

extension Screen {
  static let redacted = Screen("Placeholders", .text, words: "redacted loading privacy") { RedactedScreen() }
}

struct RedactedScreen: View {
  @State private var isLoading = true

  var body: some View {
    Toggle("Loading", isOn: $isLoading)
      .frame(maxWidth: 300)
    VStack(alignment: .leading, spacing: 6) {
      Text("The Strange Case of Dr Jekyll and Mr Hyde")
        .font(.headline)
      Text("Robert Louis Stevenson")
        .foregroundStyle(.secondary)
      Text("In stock")
        .unredacted()
    }
    .redacted(reason: isLoading ? .placeholder : [])
  }
}
