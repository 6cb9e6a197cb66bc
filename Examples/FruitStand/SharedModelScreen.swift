import SwiftUI

@MainActor final class FruitModel: ObservableObject {
  static let shared = FruitModel()

  @Published var fruitName = "Apple"
}

struct SharedModelScreen: View {
  @ObservedObject var model = FruitModel.shared

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Fruit: \(model.fruitName)")
        .font(.title3)
      HStack {
        Button("Change Text") {
          model.fruitName = "Banana"
        }
        .buttonStyle(.borderedProminent)
        Button("Start Over") {
          model.fruitName = "Apple"
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
