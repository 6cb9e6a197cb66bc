import SwiftUI

@main
struct BookReaderApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup("Book Reader") {
      LibraryView()
        .environmentObject(library)
    }
  }
}
