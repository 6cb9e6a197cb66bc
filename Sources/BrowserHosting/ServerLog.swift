import Foundation

/// One line for each thing that the person who runs the app should know.
struct ServerLog: Sendable {
  let write: @Sendable (String) -> Void

  static let standardError = ServerLog { line in
    // Nobody may be reading it any more: that is no reason to stop.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
