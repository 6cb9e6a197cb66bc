import CDigests
import Foundation

/// The digests that the host needs: names made from content, hashes in a policy, the socket's handshake, signatures.
///
/// One small file in C computes them, so that no app builds a whole library of cryptography for it.
enum Digest {
  /// 32 bytes (FIPS 180-4). For what nobody may find a second content for.
  static func sha256(_ bytes: some ContiguousBytes) -> [UInt8] {
    digest(of: bytes, Int(ORIEL_SHA256_LENGTH), oriel_sha256)
  }

  /// 20 bytes (FIPS 180-4). For the handshake of WebSockets alone, which asks for it (RFC 6455): two contents with one digest can be found.
  static func sha1(_ bytes: some ContiguousBytes) -> [UInt8] {
    digest(of: bytes, Int(ORIEL_SHA1_LENGTH), oriel_sha1)
  }

  private static func digest(
    of bytes: some ContiguousBytes, _ length: Int, _ compute: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?) -> Void
  ) -> [UInt8] {
    bytes.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      return [UInt8](unsafeUninitializedCapacity: length) { digest, count in
        compute(bytes.baseAddress, bytes.count, digest.baseAddress)
        count = length
      }
    }
  }
}

/// A secret, and what it vouches for: 32 bytes for a text (HMAC with SHA-256, FIPS 198-1), which nobody makes without it.
struct SigningKey: Sendable {
  private let bytes: [UInt8]

  /// 256 random bits of the system's.
  init() {
    var generator = SystemRandomNumberGenerator()
    self.init((0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func signature(of message: some StringProtocol) -> [UInt8] {
    let message = Array(message.utf8)
    return [UInt8](unsafeUninitializedCapacity: Int(ORIEL_SHA256_LENGTH)) { code, count in
      oriel_hmac_sha256(bytes, bytes.count, message, message.count, code.baseAddress)
      count = Int(ORIEL_SHA256_LENGTH)
    }
  }

  /// The time that it takes does not tell how much of a signature is right.
  func isSignature(_ signature: [UInt8], of message: some StringProtocol) -> Bool {
    let right = self.signature(of: message)
    return signature.count == right.count && oriel_equal_in_constant_time(signature, right, right.count)
  }
}
