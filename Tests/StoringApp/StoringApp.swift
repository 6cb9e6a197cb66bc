import SwiftUI

/// An app that stores what its standard input says, for tests of what is there after its end. Each line is a command; `StoringCommands` has them.
@main struct StoringApp: App {
  init() { StoringCommands.begin() }

  var body: some Scene {
    WindowGroup { StoringView() }
  }
}
