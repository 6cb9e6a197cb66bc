import SwiftData
import SwiftUI

/// All errands, in the order in which they came, and the shops below them.
struct ErrandsView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Errand.created, animation: .default) private var errands: [Errand]
  @Query(filter: #Predicate<Errand> { !$0.isDone }) private var open: [Errand]
  @Query(sort: \Shop.name) private var shops: [Shop]
  @State private var title = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(errands) { errand in
            NavigationLink(value: errand) { ErrandRow(errand: errand) }
          }
          .onDelete { places in
            for place in places { context.delete(errands[place]) }
          }
          TextField("New errand", text: $title)
            .onSubmit(add)
        } footer: {
          Text("\(open.count) of \(errands.count) to do")
        }
        if !shops.isEmpty {
          Section("Shops") {
            ForEach(shops) { shop in
              Text(shop.name).badge(shop.errands.count)
            }
            .onDelete { places in
              for place in places { context.delete(shops[place]) }
            }
          }
        }
      }
      .navigationTitle("Errands")
      .navigationDestination(for: Errand.self) { ErrandEditor(errand: $0) }
      .toolbar {
        Button("Clear", systemImage: "checkmark.circle", action: clear)
          .disabled(open.count == errands.count)
      }
    }
  }

  private func add() {
    guard !title.isEmpty else { return }
    context.insert(Errand(title))
    title = ""
  }

  /// What is done goes, and whatever the context has changed of it with it.
  private func clear() {
    for errand in errands where errand.isDone { context.delete(errand) }
  }
}

/// An errand with the circle that says whether it is done.
struct ErrandRow: View {
  let errand: Errand

  var body: some View {
    HStack {
      Button(errand.isDone ? "Not done" : "Done", systemImage: errand.isDone ? "checkmark.circle.fill" : "circle") {
        errand.isDone.toggle()
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      VStack(alignment: .leading) {
        Text(errand.title)
          .strikethrough(errand.isDone)
          .foregroundStyle(errand.isDone ? .secondary : .primary)
        if let shop = errand.shop {
          Text(shop.name)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}
