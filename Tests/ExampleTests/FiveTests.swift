import SwiftUI
import SwiftUITesting
import Testing

@testable import BookReader

@MainActor @Suite("The first five tests of an app") struct FiveTests {
  let library = Library(books: [
    Book(title: "Dune", author: "Frank Herbert"), Book(title: "Emma", author: "Jane Austen", progress: 40),
  ])

  func host() -> TestHost { TestHost(strict: true) { LibraryView().environment(library) } }

  @Test("the first screen shows what the model holds, without a warning")
  func firstScreen() {
    let host = host()
    #expect(host.texts.starts(with: ["Library", "2 books, 2 available", "Add Book", "Dune"]))
    #expect(host.warnings.isEmpty)
  }

  @Test("what a person enters reaches the model and every view of it")
  func editing() throws {
    let host = host()
    try host.find(.button("Edit"), in: .row(containing: "Emma")).press()
    host.turn()
    try host.find(.textField("Title")).edit("Persuasion")
    host.turn()
    #expect(library.books[1].title == "Persuasion")
    #expect(try host.find(.row(containing: "Persuasion")).texts.contains("Jane Austen"))
  }

  @Test("what changes elsewhere is shown, and nothing else is evaluated")
  func changesFromElsewhere() {
    let host = host()
    host.resetCounts()
    library.books[1].read(20)
    host.turn()
    #expect(host.texts.contains("60% read"))
    #expect(host.evaluations(of: BookView.self) == 1)
    #expect(host.evaluationCount == 1)
  }

  @Test("a sheet covers what is behind it until it is dismissed")
  func sheet() throws {
    let host = host()
    try host.find(.button("Add Book")).press()
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.find(.button("Add Book")).press() }
    try host.find(.sheet).dismiss()
    host.turn()
    #expect(host.texts.contains("3 books, 3 available"))
    #expect(host.findAll(.sheet).isEmpty)
  }

  @Test("nothing remains of a screen that is gone")
  func leaks() throws {
    let host = host()
    try host.find(.button("Add Book")).press()
    host.turn()
    host.unmount()
    #expect(host.leaks.isEmpty)
  }
}
