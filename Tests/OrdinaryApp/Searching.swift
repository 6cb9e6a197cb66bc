import SwiftUI

/// A search that suggests words and kinds, and names of files that are cut in the middle.
struct ArchiveView: View {
  private struct Kind: Identifiable, Hashable { let id: String }
  private static let files = ["A report about the whole of last year.pdf"] + (1..<40).map { "Sheet \($0)" }
  @State private var text = ""
  @State private var kinds: [Kind] = []
  @State private var suggested = [Kind(id: "Letters"), Kind(id: "Photos")]
  @State private var log = "Nothing yet"

  var body: some View {
    List {
      Text(Self.files[0]).lineLimit(1).truncationMode(.middle).font(.title2)
      Text(Self.files[0]).lineLimit(1).truncationMode(.head).font(.title2)
      Menu("Tap or hold") {
        Button {
          log = "Copied"
        } label: {
          Text("Copy")
          Text("With all its pages")
        }
      } primaryAction: {
        log = "Opened"
      }
      Text(log)
      Text("Hold me").contextMenu {
        Button("Share") {}
      } preview: {
        VStack {
          Color.orange.frame(width: 200, height: 120)
          Circle().fill(.green).frame(width: 40, height: 40)
          Text("A look at it")
        }
      }
      ForEach(Self.files.dropFirst().filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
    }
    .navigationTitle("Archive")
    .navigationBarTitleDisplayMode(.large)
    .toolbar { Button("Add", systemImage: "plus") {} }
    .searchable(text: $text, tokens: $kinds, suggestedTokens: suggestedKinds) { Text($0.id) }
    .searchSuggestions {
      if text.isEmpty && kinds.isEmpty {
        Label("Twelve", systemImage: "clock").searchCompletion("12")
        Text("Thirteen").searchCompletion("13")
      }
    }
  }

  /// Once one is chosen none is left.
  private var suggestedKinds: Binding<[Kind]> {
    Binding {
      text.isEmpty && kinds.isEmpty ? suggested : []
    } set: {
      suggested = $0
    }
  }
}
