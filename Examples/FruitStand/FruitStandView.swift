import SwiftUI

struct FruitStandView: View {
  @State private var selection = Screen.sharedModel

  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Fruit Stand")
          .font(.title.bold())
          .padding(.bottom)
        ForEach(Screen.allCases) { screen in
          Button(screen.title) {
            selection = screen
          }
          .disabled(screen == selection)
        }
        .buttonStyle(.bordered)
      }

      VStack(alignment: .leading, spacing: 16) {
        Text(selection.title)
          .font(.title2.bold())
        Text(selection.explanation)
          .foregroundStyle(.secondary)
        Divider()
        selection.content
      }
      .frame(maxWidth: 480, alignment: .leading)
    }
    .padding()
  }
}
