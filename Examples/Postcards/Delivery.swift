import SwiftUI

/// A picture that takes its time.
struct Delivery: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { phase in
      if let image = phase.image {
        image
          .resizable()
          .scaledToFit()
          .frame(height: 40)
          .accessibilityLabel("The picture")
      } else if phase.error != nil {
        Label("It got lost", systemImage: "exclamationmark.triangle")
      } else {
        ProgressView("On its way")
      }
    }
  }
}
