import SwiftUI

/// A list of things to buy. Nothing in it knows which host shows it.
struct ShoppingApp: App {
  var body: some Scene {
    WindowGroup { ShoppingList() }
  }
}

struct ShoppingList: View {
  @State private var items = ["Bread"]
  @State private var bought: Set<String> = []
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("New item", text: $name)
      Button("Add") {
        items.append(name)
        name = ""
      }
      .disabled(name.isEmpty || items.contains(name))
      ForEach(items, id: \.self) { item in
        Toggle(
          item,
          isOn: Binding {
            bought.contains(item)
          } set: { isBought in
            if isBought { bought.insert(item) } else { bought.remove(item) }
          })
      }
      Text("\(bought.count) of \(items.count)")
    }
  }
}
