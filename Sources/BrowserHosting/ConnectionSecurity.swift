import Foundation
import NIOCore

/// What encrypts the connections of a server.
///
/// The host knows no library that does: an app that was built with the trait `TLS` brings the module `BrowserTLS`.
package protocol ConnectionSecurity: Sendable {
  /// - Throws: One line for who starts the app: which file, what is wrong with it, what helps.
  init(_ files: CertificateFiles) throws

  /// Adds what stands between the socket and all other handlers.
  func addHandlers(to pipeline: ChannelPipeline.SynchronousOperations, _ log: ServerLog) throws

  /// Why browsers do not believe the certificate at a time; nil if they may.
  func warning(at date: Date) -> String?

  /// When browsers cease to believe it.
  var end: Date { get }

  /// Reads the files again. Connections that are open keep what they have; what cannot be used changes nothing.
  func readAgain() throws
}

/// The paths of two files in PEM form.
package struct CertificateFiles: Sendable, Equatable {
  /// The app's own certificate, and behind it those that vouch for it.
  package var chain: String
  package var key: String

  package init(chain: String, key: String) {
    self.chain = chain
    self.key = key
  }
}

/// An event for a connection that ends without a word of TLS, which would wait for an answer to it.
package struct CloseAtOnce {}
