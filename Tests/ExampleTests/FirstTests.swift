import SwiftUI
import SwiftUITesting
import Testing

@testable import BookReader
@testable import BookReaderClassic
@testable import FruitStand

/// What a first test of an app looks like: one for each example.
@MainActor @Suite("First tests") struct FirstTests {
  @Test("editing a title changes the list")
  func bookReader() throws {
    let host = TestHost(app: BookReader.BookReaderApp.self)
    try host.find(.button("Edit").first).press()
    host.turn()
    try host.find(.textField("Title")).edit("Dune")
    host.turn()
    #expect(host.texts.contains("Dune"))
  }

  @Test("a book that is lent is not available")
  func bookReaderClassic() throws {
    let host = TestHost(app: BookReaderClassic.BookReaderApp.self, strict: true)
    try host.find(.button("Edit").first).press()
    host.turn()
    try host.find(.sheet).find(.toggle()).toggle()
    host.turn()
    #expect(host.texts.contains("40 books, 32 available"))
  }

  @Test("a toggle opens the stall, and each view is evaluated once for it")
  func fruitStand() throws {
    let host = TestHost { ToggleScreen() }
    try host.find(.toggle()).toggle()
    host.turn()
    #expect(host.texts.first == "Stall by the Gate is open")
    #expect(host.evaluations(of: StallSwitch.self) == 2)
  }
}
