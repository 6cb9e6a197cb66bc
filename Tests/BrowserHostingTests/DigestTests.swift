import Foundation
import Testing

@testable import BrowserHosting

@Suite("Digests and signatures") struct DigestTests {
  static let short = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
  static let long =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

  @Test(
    "SHA-256 is as in NIST's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (short, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
      (long, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
      (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func sha256(text: String, digest: String) {
    #expect(Digest.sha256(Array(text.utf8)).hexadecimal == digest)
  }

  @Test(
    "SHA-1 is as in NIST's examples",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (short, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
      (long, "a49b2446a02c645bf419f995b67091253a04a259"),
      (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    ])
  func sha1(text: String, digest: String) {
    #expect(Digest.sha1(Array(text.utf8)).hexadecimal == digest)
  }

  @Test(
    "signatures are as in NIST's examples of HMAC with SHA-256: keys of a block, shorter and longer ones",
    arguments: [
      ("Sample message for keylen=blocklen", 64, "8bb9a1db9806f20df7f77b82138c7914d174d59e13dc4d0169c9057b133e1d62"),
      ("Sample message for keylen<blocklen", 32, "a28cf43130ee696a98f14a37678b56bcfcbdd9e5cf69717fecf5480f0ebdf790"),
      ("Sample message for keylen=blocklen", 100, "bdccb6c72ddeadb500ae768386cb38cc41c63dbb0878ddb9c7a38a431b78378d"),
    ])
  func signatures(message: String, keyLength: UInt8, code: String) {
    #expect(SigningKey(Array(0..<keyLength)).signature(of: message).hexadecimal == code)
  }

  @Test(
    "digests of each length up to some blocks are those that the system's own programs find", arguments: ["sha256sum", "sha1sum"])
  func lengths(program: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = (0...260).map { length in (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ length) } }
    let paths = try contents.indices.map { length in
      let file = folder.appending(path: "\(length)")
      try Data(contents[length]).write(to: file)
      return file.path
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + paths
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    process.waitUntilExit()
    #expect(lines.count == contents.count)
    for (content, line) in zip(contents, lines) {
      let own = program == "sha1sum" ? Digest.sha1(content) : Digest.sha256(content)
      #expect(line.hasPrefix(own.hexadecimal + " "), "\(content.count) bytes")
    }
  }

  @Test("a signature is right as a whole, for its own message and key, or not at all")
  func verification() {
    let key = SigningKey()
    let signature = key.signature(of: "browser")
    #expect(key.isSignature(signature, of: "browser"))
    #expect(!key.isSignature(signature, of: "browsers"))
    #expect(!SigningKey().isSignature(signature, of: "browser"))
    for place in signature.indices {
      var wrong = signature
      wrong[place] ^= 1
      #expect(!key.isSignature(wrong, of: "browser"), "byte \(place)")
    }
    for wrong in [[], Array(signature.dropLast()), signature + [0]] { #expect(!key.isSignature(wrong, of: "browser")) }
  }
}
