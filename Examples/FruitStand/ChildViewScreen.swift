import SwiftUI

final class PriceTag: ObservableObject {
  @Published var fruitName = "Damson"
}

struct ChildViewScreen: View {
  @StateObject private var tag = PriceTag()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("The parent reads \(tag.fruitName)")
        .font(.title3)
      PriceTagEditor(tag: tag)
    }
  }
}

struct PriceTagEditor: View {
  @ObservedObject var tag: PriceTag

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Enter fruit name", text: $tag.fruitName)
        .textFieldStyle(.roundedBorder)
      Text("The child reads \(tag.fruitName)")
    }
  }
}
