import SwiftData
import SwiftUI

/// What an errand is and where it is done. There is nothing to save: the context does that.
struct ErrandEditor: View {
  @Environment(\.modelContext) private var context
  @Bindable var errand: Errand
  @Query(sort: \Shop.name) private var shops: [Shop]
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Title", text: $errand.title)
      Toggle("Done", isOn: $errand.isDone)
      Section("Where") {
        Picker("Shop", selection: $errand.shop) {
          Text("Anywhere").tag(nil as Shop?)
          ForEach(shops) { shop in
            Text(shop.name).tag(shop as Shop?)
          }
        }
        TextField("Another shop", text: $name)
          .onSubmit(addShop)
      }
    }
    .navigationTitle(errand.title)
  }

  private func addShop() {
    guard !name.isEmpty else { return }
    let shop = Shop(name)
    context.insert(shop)
    errand.shop = shop
    name = ""
  }
}
