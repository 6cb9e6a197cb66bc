import SwiftUI

/// What views show, one screen for each topic, each with its source beside it.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView()
    }
  }
}
