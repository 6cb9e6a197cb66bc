import Foundation
import SwiftUICore

/// A page that shows windows of the app in frames, at the place where the app's first window would be: for tools.
package struct OuterPage: Sendable {
  /// What is served as it is.
  package struct File: Sendable {
    let type: String
    let bytes: [UInt8]

    package init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// By the path. The page itself is at "/".
  package var files: [String: File]
  /// What is made anew at each request, as JSON, by the path.
  package var answers: [String: @MainActor @Sendable () -> Data]
  /// Takes what would lie over all pages.
  package var hearNotice: @MainActor @Sendable (String) -> Void
  /// How large a window is at first; nil where the page has not said it.
  package var windowSize: @MainActor @Sendable (SceneAddress) -> CGSize?
  /// Hears which window's code runs from now on; nil where none does.
  package var runs: @MainActor @Sendable (SceneAddress?) -> Void

  package init(
    files: [String: File], answers: [String: @MainActor @Sendable () -> Data],
    hearNotice: @escaping @MainActor @Sendable (String) -> Void,
    windowSize: @escaping @MainActor @Sendable (SceneAddress) -> CGSize?,
    runs: @escaping @MainActor @Sendable (SceneAddress?) -> Void
  ) {
    self.files = files
    self.answers = answers
    self.hearNotice = hearNotice
    self.windowSize = windowSize
    self.runs = runs
  }

  /// No script or style but its own files, and no frame but of this server.
  static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'
    """
}

extension HTTPHandler.Response {
  init(_ file: OuterPage.File) {
    self.init(
      status: .ok, headers: [("Content-Type", file.type), ("Content-Security-Policy", OuterPage.policy)], body: file.bytes)
  }
}
