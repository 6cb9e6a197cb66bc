import Foundation

/// What vouches for a message: nobody makes it without the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}

/// What `HMAC` makes. Two are compared in a time that does not tell where they differ.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public var description: String { "HMAC with \(H.self): \(ConstantTime.hexadecimal(bytes))" }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  public static func == (left: Self, right: Self) -> Bool { ConstantTime.areEqual(left.bytes, right.bytes) }
}

/// Vouches for messages with a key and a hash function (FIPS 198-1).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Begins with a key of any length.
  public init(key: SymmetricKey) {
    var block = key.withUnsafeBytes { $0.count > H.blockByteCount ? Array(H.hash(bufferPointer: $0)) : Array($0) }
    block += Array(repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5c })
  }

  /// Goes on with a part of the message.
  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  /// The code of all parts so far.
  public func finalize() -> MAC {
    var outer = outer
    inner.finalize().withUnsafeBytes { outer.update(bufferPointer: $0) }
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of a message.
  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of a message. The time that it takes does not tell how much of it is right.
  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    ConstantTime.areEqual(code, authenticationCode(for: data, using: key).bytes)
  }
}

/// Makes keys of a secret (RFC 5869).
public enum HKDF<H: HashFunction> {
  /// A key of a secret, for one purpose.
  ///
  /// - Parameter outputByteCount: At most 255 times as long as a digest.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, salt: some DataProtocol, info: some DataProtocol, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
  }

  /// A key of a secret, for one purpose.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, salt: some DataProtocol, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// A key of a secret, for one purpose.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, info: some DataProtocol, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// A key of a secret.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: what is random in a secret.
  public static func extract(
    inputKeyMaterial: SymmetricKey, salt: (some DataProtocol)?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? []
    return inputKeyMaterial.withUnsafeBytes { HMAC<H>.authenticationCode(for: Array($0), using: SymmetricKey(data: salt)) }
  }

  /// The second step: as many bytes as are wanted.
  public static func expand(
    pseudoRandomKey: some ContiguousBytes, info: (some DataProtocol)?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    let limit = 255 * HMAC<H>.authenticationCode(for: [UInt8](), using: key).byteCount
    precondition(
      (1...limit).contains(outputByteCount),
      "HKDF with \(H.self) makes keys of 1 to \(limit) bytes, not of \(outputByteCount).")
    var output: [UInt8] = []
    var last: [UInt8] = []
    var number: UInt8 = 1
    while output.count < outputByteCount {
      var code = HMAC<H>(key: key)
      code.update(data: last)
      if let info { code.update(data: info) }
      code.update(data: [number])
      last = Array(code.finalize())
      output += last
      // The limit holds: what follows the last one is not used.
      number &+= 1
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
