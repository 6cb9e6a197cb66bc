import SwiftUI

extension Screen {
  static let navigation = Screen("Navigation", .structure, words: "stack path push pop title toolbar split column back link") {
    NavigationScreen()
  }
}

struct NavigationScreen: View {
  @State private var path: [Fruit] = []
  @State private var isCovered = false
  @State private var isSplit = false

  var body: some View {
    Sample("Pages on top of each other, with bars above and below") {
      FruitStack(path: $path)
        .frame(height: 520)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator) }
      Text("Path: \(path.map(\.name).joined(separator: ", "))")
      HStack(spacing: 16) {
        Button("Go to Plum") { path = [Fruit.all[0], Fruit.all[3]] }
        Button("Go to the List") { path = [] }
      }
    }
    Sample("In the whole window") {
      HStack(spacing: 16) {
        Button("Show Stack") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) { CoveredStack() }
        Button("Show Columns") { isSplit = true }
          .fullScreenCover(isPresented: $isSplit) { Columns() }
      }
    }
  }
}

private struct Fruit: Identifiable, Hashable {
  let name: String
  let symbol: String
  let color: Color
  var id: String { name }

  static let all = [
    Fruit(name: "Apple", symbol: "leaf", color: .green), Fruit(name: "Lemon", symbol: "sun.max", color: .yellow),
    Fruit(name: "Pear", symbol: "drop", color: .mint), Fruit(name: "Plum", symbol: "moon", color: .purple),
  ]
}

private struct FruitStack: View {
  @Binding var path: [Fruit]
  @State private var isShort = false
  var close: (@MainActor () -> Void)?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("On the market") {
          ForEach(isShort ? Array(Fruit.all.prefix(2)) : Fruit.all) { fruit in
            NavigationLink(value: fruit) {
              Label(fruit.name, systemImage: fruit.symbol)
            }
          }
        }
        Section {
          NavigationLink("About") { Text("Fruit from all over the country.").navigationTitle("About") }
          NavigationLink("Agreement") { Agreement() }
          NavigationLink("Poster") { Text("Nothing but fruit").toolbar(.hidden, for: .navigationBar) }
        }
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: Fruit.self) { FruitPage(fruit: $0) }
      .toolbar {
        if let close {
          ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
        }
        ToolbarItem(placement: .primaryAction) {
          Button(isShort ? "All" : "Fewer") { isShort.toggle() }
        }
      }
    }
  }
}

private struct FruitPage: View {
  let fruit: Fruit
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: fruit.symbol).font(.system(size: 64)).foregroundStyle(fruit.color).accessibilityHidden(true)
      Text("\(count) in the basket")
      NavigationLink("Next", value: Fruit.all[(Fruit.all.firstIndex(of: fruit)! + 1) % Fruit.all.count])
      Button("Leave") { dismiss() }
    }
    .navigationTitle(fruit.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Add", systemImage: "plus") { count += 1 }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Less", systemImage: "minus") { count = max(0, count - 1) }
        Spacer()
        Text("\(count)")
        Spacer()
        Button("Empty", systemImage: "trash") { count = 0 }
      }
    }
  }
}

/// A page that one leaves with its own button alone.
private struct Agreement: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Who buys, pays.")
      Button("Agree") { dismiss() }
    }
    .navigationTitle("Agreement")
    .navigationBarBackButtonHidden()
  }
}

private struct CoveredStack: View {
  @State private var path: [Fruit] = []
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    FruitStack(path: $path) { dismiss() }
  }
}

private struct Columns: View {
  @State private var chosen: Fruit?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationSplitView {
      List(Fruit.all, selection: $chosen) { fruit in
        NavigationLink(value: fruit) {
          Label(fruit.name, systemImage: fruit.symbol)
        }
      }
      .navigationTitle("Fruits")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
      }
    } detail: {
      if let chosen {
        FruitPage(fruit: chosen).id(chosen)
      } else {
        Text("Choose a fruit").foregroundStyle(.secondary)
      }
    }
  }
}
