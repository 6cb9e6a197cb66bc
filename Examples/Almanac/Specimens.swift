import SwiftUI

/// All text styles, and fonts beyond them.
struct Specimens: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Second title").font(.title2)
      Text("Third title").font(.title3)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Callout").font(.callout)
      Text("Subheadline").font(.subheadline)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
      Text("Second caption").font(.caption2)
      HStack(spacing: 16) {
        Text("Serif").fontDesign(.serif)
        Text("Mono").monospaced()
        Text("Small Caps").font(.body.smallCaps())
        Text("Black").fontWeight(.black)
        Text("Thin").fontWeight(.thin)
      }
    }
  }
}
