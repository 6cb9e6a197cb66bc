import Foundation
import OrielCryptoKit
import Testing

/// The vectors are NIST's (FIPS 180-4), and those of RFC 1321, 2202, 4231 and 5869.
@Suite("CryptoKit")
struct CryptoTests {
  private static let long =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    stride(from: 0, to: hexadecimal.count, by: 2).compactMap { UInt8(hexadecimal.dropFirst($0).prefix(2), radix: 16) }
  }

  @Test(
    "digests are as in NIST's examples",
    arguments: [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (long, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    ])
  func sha256(text: String, digest: String) {
    #expect(hexadecimal(SHA256.hash(data: Data(text.utf8))) == digest)
    #expect(SHA256.hash(data: Data(text.utf8)).description == "SHA256Digest: \(digest)")
  }

  @Test("longer digests are as in NIST's examples")
  func longer() {
    #expect(
      hexadecimal(SHA384.hash(data: Data("abc".utf8)))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hexadecimal(SHA384.hash(data: Data(Self.long.utf8)))
        == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039")
    #expect(
      hexadecimal(SHA512.hash(data: Data("abc".utf8)))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      hexadecimal(SHA512.hash(data: Data(Self.long.utf8)))
        == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
  }

  @Test("what others still ask for")
  func insecure() {
    #expect(hexadecimal(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(hexadecimal(Insecure.MD5.hash(data: Data("abc".utf8))) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hexadecimal(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hexadecimal(Insecure.SHA1.hash(data: Data())) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
  }

  private func parts<H: HashFunction>(_ function: H.Type) {
    let content = (0..<700).map { UInt8(truncatingIfNeeded: $0 &* 167) }
    for length in [0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 256, 700] {
      let whole = H.hash(data: content.prefix(length))
      for part in [1, 7, 64, 128, 200] {
        var hash = H()
        for start in stride(from: 0, to: length, by: part) { hash.update(data: content[start..<min(length, start + part)]) }
        #expect(hash.finalize() == whole, "\(H.self) of \(length) bytes in parts of \(part)")
      }
    }
  }

  @Test("bytes in parts have the digest of all at once, and a copy goes on by itself")
  func parts() {
    parts(SHA256.self)
    parts(SHA384.self)
    parts(SHA512.self)
    parts(Insecure.MD5.self)
    parts(Insecure.SHA1.self)
    var one = SHA256()
    one.update(data: Data("ab".utf8))
    let other = one
    one.update(data: Data("c".utf8))
    #expect(one.finalize() == SHA256.hash(data: Data("abc".utf8)) && other.finalize() == SHA256.hash(data: Data("ab".utf8)))
    #expect(one.finalize() == one.finalize())
  }

  @Test("codes are those of RFC 4231 and 2202: keys that are shorter and longer than a block")
  func codes() {
    let message = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    #expect(
      hexadecimal(HMAC<SHA256>.authenticationCode(for: message, using: key))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hexadecimal(HMAC<SHA512>.authenticationCode(for: message, using: key))
        == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
    #expect(hexadecimal(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key)) == "750c783e6ab0b503eaa86e310a5db738")
    let longKey = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
    let test = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: test, using: longKey)
    #expect(hexadecimal(code) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: test, using: longKey))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: longKey))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(Array(code).dropLast().map { $0 }, authenticating: test, using: longKey))
  }

  @Test("keys are made of secrets as in RFC 5869")
  func derivation() {
    let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: Array(0...12), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hexadecimal($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { hexadecimal($0) }
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
  }

  @Test("keys are as long as they are asked for, and no two are the same")
  func keys() {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256 && key != SymmetricKey(size: .bits256))
    #expect(key == SymmetricKey(data: key) && SymmetricKey(size: .init(bitCount: 8)).bitCount == 8)
  }

  @Test("a digest equals its bytes, and no others")
  func comparison() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest == Data(digest) && digest != Data(digest.dropLast()) && digest != SHA256.hash(data: Data()))
    #expect(Set([digest, digest]).count == 1)
  }
}
