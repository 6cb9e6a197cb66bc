import SwiftUI

/// How lines are laid out.
struct Paragraphs: View {
  private let rule = """
    Before the first frost the dahlias come out of the ground, are shaken free of soil, and spend the winter in a box of dry sand, \
    away from mice and from the light.
    """

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(rule)
        .lineLimit(2)
        .accessibilityIdentifier("limited")
      Text(rule)
        .multilineTextAlignment(.center)
        .font(.footnote)
      Text(rule)
        .multilineTextAlignment(.trailing)
        .font(.footnote)
        .lineSpacing(6)
      Text("A long line that gets smaller so that it fits")
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(width: 220)
        .accessibilityIdentifier("shrunk")
      Text("One line, room for three")
        .lineLimit(3, reservesSpace: true)
        .background(Color.yellow.opacity(0.3))
    }
  }
}
