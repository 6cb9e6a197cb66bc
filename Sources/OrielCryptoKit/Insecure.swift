import CDigests

/// What others still ask for, and what protects nothing: two contents with one digest can be found.
public enum Insecure {
  /// 16 bytes.
  public struct MD5Digest: StoredDigest {
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
  }

  /// 20 bytes.
  public struct SHA1Digest: StoredDigest {
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var byteCount: Int { MD5Digest.byteCount }
    public static var blockByteCount: Int { 64 }
    private var hashing = Hashing(ORIEL_MD5)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.update(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(bytes: hashing.bytes()) }
  }

  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var byteCount: Int { SHA1Digest.byteCount }
    public static var blockByteCount: Int { 64 }
    private var hashing = Hashing(ORIEL_SHA1)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hashing.update(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hashing.bytes()) }
  }
}
