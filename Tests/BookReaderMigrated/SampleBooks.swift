import Foundation

extension [Book] {
  /// The books in `Books.json`, each time as new ones.
  static var samples: [Book] {
    guard let url = Bundle.module.url(forResource: "Books", withExtension: "json") else {
      fatalError("Books.json is missing from the app's resources.")
    }
    do {
      return try JSONDecoder().decode([Record].self, from: Data(contentsOf: url)).map(\.book)
    } catch {
      fatalError("Books.json cannot be read: \(error)")
    }
  }
}

private struct Record: Decodable {
  var title: String
  var author: String
  var isAvailable: Bool
  var progress: Int

  var book: Book {
    Book(title: title, author: author, isAvailable: isAvailable, progress: progress)
  }
}
