import SwiftData
import SwiftUI

@main struct ErrandsApp: App {
  var body: some Scene {
    WindowGroup { ErrandsView() }
      .modelContainer(for: Errand.self)
  }
}
