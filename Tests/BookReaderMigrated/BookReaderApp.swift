import SwiftUI

@main
struct BookReaderApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup("Book Reader") {
      LibraryView()
        .environment(library)
    }
  }
}
