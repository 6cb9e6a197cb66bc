import SwiftUI

struct AlmanacView: View {
  @State private var language = "en"
  @State private var isLoading = false
  @State private var typeSize = DynamicTypeSize.large

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Text("Almanac")
          .font(.largeTitle.bold())
        HStack(spacing: 8) {
          Button("English") { language = "en" }
          Button("Deutsch") { language = "de" }
          Button(isLoading ? "Show" : "Hide") { isLoading.toggle() }
          Button("Larger") { typeSize = .accessibility1 }
        }
        .buttonStyle(.bordered)
        Harvest()
        Specimens()
        Emphasis()
        Paragraphs()
        Clocks()
        References()
      }
      .padding()
      .frame(maxWidth: 560)
      .environment(\.locale, Locale(identifier: language))
      .dynamicTypeSize(typeSize)
      .redacted(reason: isLoading ? .placeholder : [])
    }
  }
}
