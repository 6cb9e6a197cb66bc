import Combine
import SwiftUI

class Library: ObservableObject {
  @Published var books: [Book] {
    didSet { observeAvailability() }
  }

  var availableBooksCount: Int {
    books.filter(\.isAvailable).count
  }

  /// A library does not hear of changes in its books by itself. It passes on those that its count depends on.
  private var availability: [AnyCancellable] = []

  init(books: [Book] = .samples) {
    self.books = books
    observeAvailability()
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

  private func observeAvailability() {
    availability = books.map { book in
      book.$isAvailable.dropFirst().sink { [weak self] _ in
        self?.objectWillChange.send()
      }
    }
  }
}
