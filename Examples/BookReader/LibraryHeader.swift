import SwiftUI

struct LibraryHeader: View {
  @Environment(Library.self) private var library
  var addBook: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Library")
          .font(.largeTitle.bold())
        Text("\(library.books.count) books, \(library.availableBooksCount) available")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Add Book", systemImage: "plus", action: addBook)
        .buttonStyle(.borderedProminent)
    }
  }
}
