import SwiftUI

/// Texts that look different in places.
struct Emphasis: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Sow *early*, **water daily**, and ~~never~~ rarely prune; see `weather.txt`.")
      Text("Red ").foregroundColor(.red).bold() + Text("and ") + Text("green").foregroundColor(.green).italic()
      HStack(spacing: 16) {
        Text("Underlined").underline()
        Text("Dotted").underline(pattern: .dot, color: .red)
        Text("Struck").strikethrough()
        Text("Spaced").kerning(4)
      }
      Text("spring summer autumn winter")
        .textCase(.uppercase)
        .font(.footnote)
      Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
    }
  }
}
