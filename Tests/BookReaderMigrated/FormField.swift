import SwiftUI

/// A caption above what it names.
struct FormField<Content: View>: View {
  var caption: String
  @ViewBuilder var content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
      content
    }
  }
}
