import SwiftUI

let host = PrintedLinesHost(AppGraph(ShoppingApp.self)) { print($0) }

/// Ends the process, as the last window does on a desktop.
@MainActor
func end() {
  host.close()
  exit(0)
}

// The main thread is the app's: timers and tasks of views run there while nobody types.
Thread.detachNewThread {
  while let command = readLine() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        host.perform(command)
        if host.isClosed { end() }
      }
    }
  }
  DispatchQueue.main.async { MainActor.assumeIsolated { end() } }
}
dispatchMain()
