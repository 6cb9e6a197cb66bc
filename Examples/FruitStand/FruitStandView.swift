import SwiftUI

struct FruitStandView: View {
  @State private var selection: Screen? = .sharedModel

  var body: some View {
    NavigationSplitView {
      List(Screen.allCases, selection: $selection) { screen in
        NavigationLink(value: screen) {
          Label(screen.title, systemImage: screen.symbol)
        }
      }
      .navigationTitle("Fruit Stand")
    } detail: {
      if let selection {
        ScreenView(screen: selection)
      } else {
        ContentUnavailableView("No Screen", systemImage: "basket", description: Text("Choose one from the list."))
      }
    }
  }
}

private struct ScreenView: View {
  var screen: Screen

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(screen.explanation)
          .foregroundStyle(.secondary)
        Divider()
        screen.content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(screen.title)
  }
}
