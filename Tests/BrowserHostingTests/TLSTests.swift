#if TLS
  import Foundation
  import NIOCore
  import Testing

  @testable import BrowserHosting
  @testable import BrowserTLS

  /// What is half way in a handshake. `Tests/Browser/test_tls.py` has whole ones.
  @MainActor
  @Suite struct TLSTests {
    @Test(
      "a handshake that does not end is ended like an unfinished request",
      arguments: [[], [22], [22, 3, 1, 1, 0, 1], [22, 3, 1, 0, 4, 1, 0, 0, 0]] as [[UInt8]])
    func halfAHandshakeEnds(bytes: [UInt8]) async throws {
      var limits = ServerLimits.patient
      limits.requestTime = .milliseconds(100)
      let server = try TestServer(limits: limits, security: TestCertificate().certificate)
      defer { server.stop() }
      let connection = try await server.connect()
      try await connection.send(bytes)
      // At most an alert of TLS comes before the end.
      let rest = try await connection.takeAll()
      #expect(rest.isEmpty || rest.first == 21)
    }

    @Test(
      "a key that is too short is taken, and a line says so",
      arguments: [("rsa:1024", true), ("rsa:2048", false), ("rsa:3072", false)])
    func shortKeys(kind: String, isWeak: Bool) throws {
      let certificate = try TestCertificate(key: [kind]).certificate
      #expect((certificate.warning(at: .now)?.contains("fewer than 2048 bits") == true) == isWeak)
      let end = certificate.end.timeIntervalSinceNow
      #expect(end > 86_400 && end < 3 * 86_400)
    }

    @Test("whoever begins to speak TLS and goes leaves nothing, and no line in the log")
    func whoeverGoes() async throws {
      let server = try TestServer(security: TestCertificate().certificate)
      defer { server.stop() }
      for bytes in [[], [22, 3, 1]] as [[UInt8]] {
        let connection = try await server.connect()
        try await connection.send(bytes)
        connection.finishSending()
        _ = try await connection.takeAll()
      }
      #expect(server.logBook.lines.isEmpty)
    }
  }

  @Suite struct CertificateTests {
    @Test("a pipe in place of a file keeps nobody waiting")
    func pipe() throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)").path
      #expect(mkfifo(path, 0o600) == 0)
      defer { try? FileManager.default.removeItem(atPath: path) }
      for file in [path, "/dev/zero", "/tmp"] {
        let error = #expect(throws: Certificate.Unusable.self) { try Certificate(CertificateFiles(chain: file, key: file)) }
        #expect(error?.description.contains("it is no file") == true)
      }
    }

    @Test("a certificate that browsers do not believe now has a line in the log")
    func validity() throws {
      let certificate = try TestCertificate().certificate
      #expect(certificate.warning(at: .now) == nil)
      #expect(certificate.warning(at: .now + 3 * 86400)?.contains("has expired at") == true)
      #expect(certificate.warning(at: .now - 86400)?.contains("is not valid before") == true)
    }
  }

  /// A certificate that `openssl` has made.
  struct TestCertificate {
    let certificate: Certificate

    init(key kind: [String] = ["ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (chain, key) = (folder.appending(path: "chain.pem").path, folder.appending(path: "key.pem").path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
      process.arguments =
        [
          "req", "-x509", "-newkey",
        ] + kind + [
          "-nodes", "-days", "2", "-subj", "/CN=test",
          "-keyout", key, "-out", chain,
        ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      certificate = try Certificate(CertificateFiles(chain: chain, key: key))
    }
  }
#endif
