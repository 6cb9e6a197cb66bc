#if TLS
  import BrowserHosting
  import Foundation
  import NIOCore
  import NIOSSL
  import Synchronization

  /// The certificate by which the app itself speaks TLS. It can be read again while connections are open.
  package final class Certificate: ConnectionSecurity {
    /// One line: which file, what is wrong with it, what helps.
    package struct Unusable: Error, CustomStringConvertible {
      package let description: String
    }

    /// Who connected and then ends without a word is waited for no longer than this.
    private static let shutdownTime = Int64(2)

    private let files: CertificateFiles
    private let current: Mutex<Current>

    private struct Current {
      let context: NIOSSLContext
      /// When it begins and ceases to be believed.
      let validity: ClosedRange<time_t>
      /// Whether its key is so short that others may find it.
      let isWeak: Bool
    }

    package init(_ files: CertificateFiles) throws(Unusable) {
      self.files = files
      current = Mutex(try Self.read(files))
    }

    package func addHandlers(to pipeline: ChannelPipeline.SynchronousOperations, _ log: ServerLog) throws {
      let context = current.withLock(\.context)
      try pipeline.addHandlers([TLSEntrance(log), NIOSSLServerHandler(context: context), HandshakeFailures(log)])
    }

    package func warning(at date: Date) -> String? {
      let (validity, isWeak) = current.withLock { ($0.validity, $0.isWeak) }
      let now = time_t(date.timeIntervalSince1970)
      func day(_ time: time_t) -> String { Date(timeIntervalSince1970: Double(time)).formatted(.iso8601) }
      if now > validity.upperBound { return "the certificate in \(files.chain) has expired at \(day(validity.upperBound))" }
      if now < validity.lowerBound { return "the certificate in \(files.chain) is not valid before \(day(validity.lowerBound))" }
      if isWeak {
        return "the key of the certificate in \(files.chain) is of RSA with fewer than 2048 bits: browsers may refuse it"
      }
      return nil
    }

    package var end: Date { Date(timeIntervalSince1970: Double(current.withLock { $0.validity.upperBound })) }

    package func readAgain() throws(Unusable) {
      let new = try Self.read(files)
      // What it was ends behind the lock.
      let old = current.withLock { exchange(&$0, with: new) }
      withExtendedLifetime(old) {}
    }

    private static func read(_ files: CertificateFiles) throws(Unusable) -> Current {
      let chain = try certificates(at: files.chain)
      let key = try key(at: files.key)
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
      configuration.minimumTLSVersion = .tlsv12
      // Of TLS 1.2 what is as good as TLS 1.3: keys that nobody can find later, and no encryption apart from its check, as with CBC.
      configuration.cipherSuites = "ECDHE+AESGCM:ECDHE+CHACHA20"
      configuration.applicationProtocols = ["http/1.1"]
      configuration.shutdownTimeout = .seconds(shutdownTime)
      do {
        let (first, last) = (chain[0].notValidBefore, chain[0].notValidAfter)
        return Current(
          context: try NIOSSLContext(configuration: configuration), validity: first...max(first, last), isWeak: isWeak(chain[0]))
      } catch {
        throw Unusable(
          description: """
            the key in \(files.key) is not that of the first certificate in \(files.chain). \
            Name the two that were made together, the app's own certificate before those that vouch for it.
            """)
      }
    }

    /// A key of RSA says in its form (RFC 5280, section 4.1) what it is, and then little more than its number: 294 bytes for one of 2048 bits.
    private static func isWeak(_ certificate: NIOSSLCertificate) -> Bool {
      let rsaEncryption: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
      guard let bytes = try? certificate.extractPublicKey().toSPKIBytes() else { return false }
      return bytes.firstRange(of: rsaEncryption) != nil && bytes.count < 290
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
      // A pipe would keep everybody waiting for whoever writes into it.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      var reason = String(cString: strerror(errno))
      if descriptor >= 0 {
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let data = try? file.readToEnd() ?? Data() {
          return Array(data)
        }
        reason = "it is no file"
      }
      throw Unusable(description: "cannot read \(path): \(reason). Name a file with --\(option) that the app's user may read.")
    }
  }
#endif
