import SwiftUI

/// A caption with what it names below it.
struct Sample<Content: View>: View {
  let caption: String
  let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: caption)
        .font(.footnote)
        .foregroundStyle(.secondary)
      content
    }
  }
}

/// Samples in as many columns as there is room for.
struct SampleGrid<Content: View>: View {
  let width: CGFloat
  let content: Content

  init(width: CGFloat = 130, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: width), spacing: 16, alignment: .topLeading)], alignment: .leading, spacing: 24
    ) {
      content
    }
  }
}
