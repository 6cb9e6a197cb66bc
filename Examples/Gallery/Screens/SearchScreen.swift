import SwiftUI

extension Screen {
  static let search = Screen("Search and swipes", .controls, words: "searchable scopes actions refreshable plain list") {
    SearchScreen()
  }
}

struct SearchScreen: View {
  private enum Scope: String, CaseIterable, Identifiable {
    case all = "All"
    case marked = "Marked"
    var id: Self { self }
  }

  @State private var words = ""
  @State private var scope = Scope.all
  @State private var places = ["Bergen", "Cork", "Ghent", "Lund", "Porto", "Turin"]
  @State private var marked: Set<String> = ["Cork"]
  @State private var visits = 0
  @State private var asked = "Nothing was asked"

  private var found: [String] {
    places.filter { (scope == .all || marked.contains($0)) && (words.isEmpty || $0.localizedCaseInsensitiveContains(words)) }
  }

  var body: some View {
    Sample("Type to search, pull to refresh, swipe a row") {
      NavigationStack {
        List {
          ForEach(found, id: \.self) { place in
            row(place)
          }
        }
        .listStyle(.plain)
        .refreshable { await visit() }
        .overlay { if found.isEmpty { Text("No place has this name") } }
        .navigationTitle("Places")
      }
      .searchable(text: $words, prompt: "Find a place")
      .searchScopes($scope) {
        ForEach(Scope.allCases) { Text($0.rawValue).tag($0) }
      }
      .onSubmit(of: .search) { asked = "Asked for \(words)" }
      .frame(height: 480)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator) }
      Text("Refreshed \(visits) times")
      Text(asked)
    }
  }

  private func visit() async {
    visits += 1
  }

  private func row(_ place: String) -> some View {
    HStack {
      Text(place)
      Spacer()
      if marked.contains(place) { Image(systemName: "star.fill").foregroundStyle(.orange).accessibilityLabel("Marked") }
    }
    .swipeActions(edge: .leading) {
      Button(marked.contains(place) ? "Unmark" : "Mark", systemImage: "star") { marked.formSymmetricDifference([place]) }
        .tint(.orange)
    }
    .swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive) { places.removeAll { $0 == place } }
    }
  }
}
