import SwiftUI
import SwiftUITesting
import Testing

@testable import BookReader
@testable import BookReaderClassic
@testable import BrowserHosting

/// What one change costs, in a library of any size.
@MainActor @Suite("Changing one book") struct LocalityTests {
  @Test("evaluates one row and sends one small patch, however many books there are (@Observable)", arguments: [10, 10_000])
  func observable(count: Int) throws {
    let library = BookReader.Library(books: (0..<count).map { BookReader.Book(title: "Book \($0)", author: "Author") })
    let host = TestHost { BookReader.LibraryView().environment(library) }
    try expectOneRow(in: host, rowType: BookReader.BookView.self) { library.books[count / 2].title = "A New Title" }
  }

  @Test("evaluates one row and sends one small patch, however many books there are (ObservableObject)", arguments: [10, 10_000])
  func observableObject(count: Int) throws {
    let library = BookReaderClassic.Library(
      books: (0..<count).map { BookReaderClassic.Book(title: "Book \($0)", author: "Author") })
    let host = TestHost { BookReaderClassic.LibraryView().environmentObject(library) }
    try expectOneRow(in: host, rowType: BookReaderClassic.BookView.self) { library.books[count / 2].title = "A New Title" }
  }

  private func expectOneRow<Row: View>(in host: TestHost, rowType: Row.Type, change: () -> Void) throws {
    host.resetCounts()
    change()
    host.turn()
    #expect(host.evaluations(of: rowType) == 1)
    #expect(host.evaluationCount == 1)
    #expect(host.patchCount == 1)
    let frame = try #require(host.commits.first)
    #expect(host.commits.count == 1)
    var definitions = DOMDefinitions()
    let message = CommitEncoder.message(number: 1000, event: 1000, frame, nil, &definitions)
    #expect(message.readableBytes < 100)
    #expect(host.texts.contains("A New Title"))
    #expect(!host.turn())
  }
}
