import SwiftUI

@main
struct DrawingsApp: App {
  var body: some Scene {
    WindowGroup("Drawings") {
      DrawingsView()
    }
  }
}
