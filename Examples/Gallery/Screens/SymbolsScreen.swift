import SwiftUI

extension Screen {
  static let symbols = Screen("Symbols", .images, words: "icon system name all") { SymbolsScreen() }
}

struct SymbolsScreen: View {
  @State private var search = ""

  private var found: [String] { SymbolNames.all.filter { search.isEmpty || $0.localizedCaseInsensitiveContains(search) } }

  var body: some View {
    TextField("Find a symbol", text: $search)
      .textFieldStyle(.roundedBorder)
      .frame(maxWidth: 300)
    Text("\(found.count) symbols")
      .font(.footnote)
      .foregroundStyle(.secondary)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 84), spacing: 12)], spacing: 20) {
      ForEach(found, id: \.self) { name in
        VStack(spacing: 6) {
          Image(systemName: name).font(.title)
          Text(name).font(.caption2).foregroundStyle(.secondary).multilineTextAlignment(.center).lineLimit(2)
        }
      }
    }
  }
}
