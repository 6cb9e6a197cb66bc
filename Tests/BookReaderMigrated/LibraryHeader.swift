import SwiftUI

struct LibraryHeader: View {
  @Environment(Library.self) var library
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
      Button("Add Book", action: addBook)
        .buttonStyle(.borderedProminent)
    }
  }
}
