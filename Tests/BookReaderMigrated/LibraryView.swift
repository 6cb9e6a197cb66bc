import SwiftUI

struct LibraryView: View {
  @Environment(Library.self) var library
  @State private var newBook: Book?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LibraryHeader {
        newBook = library.addBook()
      }
      .padding()

      Divider()

      List(library.books) { book in
        BookView(book: book)
      }
    }
    .sheet(item: $newBook) { book in
      BookEditView(book: book)
    }
  }
}
