import SwiftUI

struct Card: View {
  @Binding var isFavorite: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image("Harbor", label: Text("A boat in a harbor"))
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 96, height: 96)
        .accessibilityIdentifier("harbor")
      VStack(alignment: .leading, spacing: 8) {
        Text("Greetings")
          .font(.title2)
          .foregroundStyle(.sea)
        HStack {
          Image(systemName: isFavorite ? "star.fill" : "star")
            .foregroundStyle(.yellow)
            .imageScale(.large)
          Button(isFavorite ? "Forget" : "Remember", systemImage: "heart") {
            isFavorite.toggle()
          }
          .labelStyle(.iconOnly)
        }
      }
      Spacer()
      Image("Postmark")
        .foregroundStyle(.red)
        .accessibilityIdentifier("postmark")
    }
  }
}
