import SwiftUI

@Observable class Library {
  var books: [Book]

  var availableBooksCount: Int {
    books.filter(\.isAvailable).count
  }

  init(books: [Book] = .samples) {
    self.books = books
  }

  /// Puts a new book on top of the list.
  func addBook() -> Book {
    let book = Book(title: "New Book", author: "Unknown Author")
    books.insert(book, at: 0)
    return book
  }

  func delete(_ book: Book) {
    books.removeAll { $0.id == book.id }
  }
}
