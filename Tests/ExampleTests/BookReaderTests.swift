import SwiftUI
import SwiftUITesting
import Testing

@testable import BookReader
@testable import BookReaderClassic
@testable import BookReaderMigrated

/// The book reader before and after its migration, by hand and by `oriel migrate`: the same app, so the same tests for all.
enum BookReaderVersion: CaseIterable {
  case observable
  case observableObject
  case migrated

  @MainActor func launch() -> TestHost {
    switch self {
    case .observable: TestHost(app: BookReader.BookReaderApp.self)
    case .observableObject: TestHost(app: BookReaderClassic.BookReaderApp.self)
    case .migrated: TestHost(app: BookReaderMigrated.BookReaderApp.self)
    }
  }

  @MainActor func rowEvaluations(in host: TestHost) -> Int {
    switch self {
    case .observable: host.evaluations(of: BookReader.BookView.self)
    case .observableObject: host.evaluations(of: BookReaderClassic.BookView.self)
    case .migrated: host.evaluations(of: BookReaderMigrated.BookView.self)
    }
  }
}

@MainActor @Suite("The book reader") struct BookReaderTests {
  /// Opens the sheet of the book in the list's first row, Pride and Prejudice.
  private func editFirstBook(in host: TestHost) throws {
    try host.find(.button("Edit").first).press()
    host.turn()
    _ = try host.find(.sheet)
  }

  @Test("the list shows every book of the data file", arguments: BookReaderVersion.allCases)
  func list(version: BookReaderVersion) {
    let host = version.launch()
    #expect(host.findAll(.button("Edit")).count == 40)
    #expect(host.texts.contains("40 books, 33 available"))
    #expect(host.texts.contains("Pride and Prejudice"))
  }

  @Test(
    "typing a title changes its row, evaluates no other row, and makes one patch in another window",
    arguments: BookReaderVersion.allCases)
  func title(version: BookReaderVersion) throws {
    let host = version.launch()
    let other = TestHost(anotherWindowOf: host)
    try editFirstBook(in: host)
    other.turn()
    host.resetCounts()
    other.resetCounts()

    try host.find(.textField("Title")).edit("Pride")
    host.turn()
    other.turn()

    #expect(host.texts.contains("Pride"))
    #expect(other.texts.contains("Pride"))
    #expect(!other.texts.contains("Pride and Prejudice"))
    #expect(version.rowEvaluations(in: host) == 1)
    #expect(version.rowEvaluations(in: other) == 1)
    #expect(other.evaluationCount == 1)
    #expect(other.patchCount == 1)
  }

  @Test("availability is counted in the header of every window", arguments: BookReaderVersion.allCases)
  func availability(version: BookReaderVersion) throws {
    let host = version.launch()
    let other = TestHost(anotherWindowOf: host)
    try editFirstBook(in: host)
    try host.find(.toggle("Available")).toggle()
    host.turn()
    other.turn()
    for window in [host, other] {
      #expect(window.texts.contains("40 books, 32 available"))
    }
  }

  @Test("progress stops at its ends", arguments: BookReaderVersion.allCases)
  func progress(version: BookReaderVersion) throws {
    let host = version.launch()
    try editFirstBook(in: host)
    #expect(try !host.find(.button("+ 5%")).isEnabled)
    try host.find(.button("− 5%")).press()
    host.turn()
    #expect(host.texts.filter { $0 == "95% read" }.count == 2)
    #expect(try host.find(.button("+ 5%")).isEnabled)
  }

  @Test("Close, Return and Escape dismiss the sheet", arguments: BookReaderVersion.allCases)
  func dismiss(version: BookReaderVersion) throws {
    let host = version.launch()
    let ways: [(TestHost) throws -> Void] = [
      { try $0.find(.button("Close")).press() },
      { try $0.find(.textField("Title")).submit() },
      { try $0.find(.textField("Author")).submit() },
      { try $0.find(.sheet).dismiss() },
    ]
    for dismiss in ways {
      try editFirstBook(in: host)
      try dismiss(host)
      host.turn()
      #expect(host.findAll(.sheet).isEmpty)
    }
  }

  @Test("the menu of a row lends its book out, takes it back, and removes it")
  func rowMenu() throws {
    let host = BookReaderVersion.observable.launch()
    func choose(_ item: String) throws {
      try host.find(.text("Emma")).openContextMenu()
      host.turn()
      try host.find(.contextMenu).find(.button(item)).press()
      host.turn()
    }
    try choose("Lend Out")
    #expect(host.texts.contains("40 books, 32 available"))
    try choose("Take Back")
    #expect(host.texts.contains("40 books, 33 available"))
    try choose("Remove")
    #expect(host.texts.contains("39 books, 32 available"))
    #expect(!host.texts.contains("Emma"))
  }

  @Test("a new book opens its sheet on top of the list, and goes when it is deleted", arguments: BookReaderVersion.allCases)
  func addAndDelete(version: BookReaderVersion) throws {
    let host = version.launch()
    try host.find(.button("Add Book")).press()
    host.turn()
    try host.find(.textField("Title")).edit("Hard Times")
    host.turn()
    #expect(host.texts.contains("Hard Times"))
    #expect(host.texts.contains("41 books, 34 available"))

    try host.find(.button("Delete")).press()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(!host.texts.contains("Hard Times"))
    #expect(host.texts.contains("40 books, 33 available"))
  }

  @Test("no step of a session evaluates more bodies after the migration by the tool than before")
  func evaluationsAfterMigration() throws {
    let steps: [(TestHost) throws -> Void] = [
      { try $0.findAll(.button("Edit"))[3].press() },
      { try $0.find(.textField("Title")).edit("A New Title") },
      { try $0.find(.toggle("Available")).toggle() },
      { try $0.find(.button("− 5%")).press() },
      { try $0.find(.button("Close")).press() },
      { try $0.find(.button("Add Book")).press() },
      { try $0.find(.button("Delete")).press() },
    ]
    let before = BookReaderVersion.observableObject.launch()
    let after = BookReaderVersion.migrated.launch()
    #expect(after.evaluationCount <= before.evaluationCount)
    var evaluations = 0
    for (number, step) in steps.enumerated() {
      for host in [before, after] {
        host.resetCounts()
        try step(host)
        host.turn()
      }
      #expect(after.evaluationCount <= before.evaluationCount, "step \(number)")
      evaluations += after.evaluationCount
      #expect(after.texts == before.texts)
    }
    #expect(evaluations >= steps.count)
  }

  @Test("a book that is deleted in one window takes its sheet in another with it", arguments: BookReaderVersion.allCases)
  func deleteElsewhere(version: BookReaderVersion) throws {
    let host = version.launch()
    let other = TestHost(anotherWindowOf: host)
    try editFirstBook(in: host)
    try editFirstBook(in: other)
    try other.find(.button("Delete")).press()
    other.turn()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.findAll(.button("Edit")).count == 39)
  }
}
