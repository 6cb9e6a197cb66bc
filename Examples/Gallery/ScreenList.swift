import SwiftUI

struct ScreenList: View {
  @Binding var search: String
  @Binding var shown: Screen?

  private var found: [Screen] { Screen.all.filter { $0.matches(search) } }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Gallery")
        .font(.largeTitle.bold())
        .accessibilityHeading(.h1)
      TextField("Search", text: $search)
        .textFieldStyle(.roundedBorder)
      ScrollView {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(Screen.Topic.allCases) { topic in
            let screens = found.filter { $0.topic == topic }
            if !screens.isEmpty {
              Text(topic.rawValue)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .padding(.top, 12)
              ForEach(screens) { screen in
                ScreenRow(screen: screen, isShown: screen.id == shown?.id) { shown = screen }
              }
            }
          }
          if found.isEmpty {
            Text("No screen has all of these words.")
              .foregroundStyle(.secondary)
              .padding(.top, 12)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding()
  }
}

private struct ScreenRow: View {
  let screen: Screen
  let isShown: Bool
  let show: @MainActor () -> Void

  var body: some View {
    Button(action: show) {
      Text(screen.title)
        .fontWeight(isShown ? .semibold : .regular)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 8)
        .padding(.horizontal, 12)
        .background(isShown ? Color.accentColor.opacity(0.15) : .clear, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}
