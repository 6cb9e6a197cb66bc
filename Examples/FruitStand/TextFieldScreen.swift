import SwiftUI

final class OrderModel: ObservableObject {
  @Published var fruitName = "Cherry"
}

struct TextFieldScreen: View {
  @StateObject private var model = OrderModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("On order: \(model.fruitName)")
        .font(.title3)
      TextField("Enter fruit name", text: $model.fruitName)
        .textFieldStyle(.roundedBorder)
      Button("Order Plums") {
        model.fruitName = "Plum"
      }
      .buttonStyle(.bordered)
    }
  }
}
