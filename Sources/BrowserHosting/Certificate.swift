import Foundation
import NIOSSL
import Synchronization

/// The certificate by which the app itself speaks TLS. It can be read again while connections are open.
final class Certificate: Sendable {
  /// The paths of two files in PEM form.
  struct Files: Sendable, Equatable {
    /// The app's own certificate, and behind it those that vouch for it.
    var chain: String
    var key: String
  }

  /// One line: which file, what is wrong with it, what helps.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  /// Who connected and then ends without a word is waited for no longer than this.
  private static let shutdownTime = Int64(2)

  private let files: Files
  private let current: Mutex<NIOSSLContext>

  init(_ files: Files) throws(Unusable) {
    self.files = files
    current = Mutex(try Self.read(files))
  }

  /// For the next connection.
  var context: NIOSSLContext { current.withLock { $0 } }

  /// Reads the files again. Connections that are open keep what they have; what cannot be used changes nothing.
  func readAgain() throws(Unusable) {
    let new = try Self.read(files)
    current.withLock { $0 = new }
  }

  private static func read(_ files: Files) throws(Unusable) -> NIOSSLContext {
    let chain = try certificates(at: files.chain)
    let key = try key(at: files.key)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    configuration.shutdownTimeout = .seconds(shutdownTime)
    do {
      return try NIOSSLContext(configuration: configuration)
    } catch {
      throw Unusable(
        description: """
          the key in \(files.key) is not that of the first certificate in \(files.chain). \
          Name the two that were made together, the app's own certificate before those that vouch for it.
          """)
    }
  }

  private static func certificates(at path: String) throws(Unusable) -> [NIOSSLCertificate] {
    let bytes = try bytes(at: path, "certificate")
    do {
      let chain = try NIOSSLCertificate.fromPEMBytes(bytes)
      if !chain.isEmpty { return chain }
    } catch {}
    throw Unusable(
      description: """
        the file \(path) holds no certificate in PEM form, which begins with '-----BEGIN CERTIFICATE-----'. \
        Name the file with the whole chain with --certificate.
        """)
  }

  private static func key(at path: String) throws(Unusable) -> NIOSSLPrivateKey {
    let bytes = try bytes(at: path, "key")
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.contains("BEGIN ENCRYPTED PRIVATE KEY"), !text.contains("Proc-Type: 4,ENCRYPTED") else {
      throw Unusable(
        description: """
          the key in \(path) is encrypted, and nobody is there to be asked for its passphrase. \
          'openssl pkey -in \(path) -out FILE' writes it without one; name that with --key.
          """)
    }
    do {
      return try NIOSSLPrivateKey(bytes: bytes, format: .pem)
    } catch {
      throw Unusable(
        description: """
          the file \(path) holds no private key in PEM form, which begins with '-----BEGIN PRIVATE KEY-----'. \
          Name the file with the key of the certificate with --key.
          """)
    }
  }

  private static func bytes(at path: String, _ option: String) throws(Unusable) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var reason = String(cString: strerror(errno))
    if descriptor >= 0 {
      do {
        return Array(try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data())
      } catch {
        reason = "it is no file"
      }
    }
    throw Unusable(description: "cannot read \(path): \(reason). Name a file with --\(option) that the app's user may read.")
  }
}
