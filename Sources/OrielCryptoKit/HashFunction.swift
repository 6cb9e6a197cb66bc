import CDigests

/// Makes a digest of bytes, all at once or in parts.
public protocol HashFunction: Sendable {
  associatedtype Digest: OrielCryptoKit.Digest
  /// How many bytes it works on at a time.
  static var blockByteCount: Int { get }
  init()
  /// Goes on with bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all bytes so far. More may follow.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of bytes.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Goes on with bytes.
  public mutating func update(data: some DataProtocol) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// One of the algorithms of `CDigests` at work. A copy goes on by itself.
struct Hashing: Sendable {
  private var hash = oriel_hash()

  init(_ algorithm: oriel_algorithm) { oriel_hash_begin(&hash, algorithm) }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    oriel_hash_update(&hash, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
  }

  func bytes() -> [UInt8] {
    var end = hash
    return [UInt8](unsafeUninitializedCapacity: Int(ORIEL_LONGEST_DIGEST)) { buffer, count in
      guard let digest = buffer.baseAddress else { return }
      count = oriel_hash_end(&end, digest)
    }
  }
}

/// SHA-256 (FIPS 180-4).
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var byteCount: Int { SHA256Digest.byteCount }
  public static var blockByteCount: Int { 64 }
  private var hashing = Hashing(ORIEL_SHA256)
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hashing.bytes()) }
}

/// SHA-384 (FIPS 180-4).
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var byteCount: Int { SHA384Digest.byteCount }
  public static var blockByteCount: Int { 128 }
  private var hashing = Hashing(ORIEL_SHA384)
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: hashing.bytes()) }
}

/// SHA-512 (FIPS 180-4).
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var byteCount: Int { SHA512Digest.byteCount }
  public static var blockByteCount: Int { 128 }
  private var hashing = Hashing(ORIEL_SHA512)
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: hashing.bytes()) }
}
