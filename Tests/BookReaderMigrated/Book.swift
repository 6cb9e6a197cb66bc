import SwiftUI

@Observable class Book: Identifiable {
  var title: String
  var author: String
  var isAvailable: Bool

  /// How much of the book has been read, in percent.
  var progress: Int

  let id = UUID()  // A unique identifier that never changes.

  init(title: String, author: String, isAvailable: Bool = true, progress: Int = 0) {
    self.title = title
    self.author = author
    self.isAvailable = isAvailable
    self.progress = progress
  }

  /// Reads on by so many percent, or back by a negative number of them.
  func read(_ percent: Int) {
    progress = min(max(progress + percent, 0), 100)
  }
}
