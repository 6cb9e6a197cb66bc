import SwiftUI

@main
struct PaintBoxApp: App {
  var body: some Scene {
    WindowGroup("Paint Box") {
      PaintBoxView()
    }
  }
}
