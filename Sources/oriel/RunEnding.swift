import AppRun
import Dispatch
import Foundation
import Migrator

/// Ends what was started, when this program is asked to end.
struct RunEnding {
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = [SIGINT, SIGTERM].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningProcesses.end()
        Leftovers.clear { Foundation.exit(0) }
      }
      // Until then the signal ends the program as ever: nothing has begun.
      let isReady = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { isReady.signal() }
      source.resume()
      isReady.wait()
      return source
    }
    // An app that has ended reads nothing more.
    signal(SIGPIPE, SIG_IGN)
  }

  func cancel() { for source in sources { source.cancel() } }
}
