import CDigests
@_exported import Foundation

/// What a hash function makes of bytes. Two are compared in a time that does not tell where they differ.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}

extension Digest {
  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

  public var description: String { "\(Self.self): \(ConstantTime.hexadecimal(self))" }

  public static func == (left: Self, right: some DataProtocol) -> Bool {
    ConstantTime.areEqual(left, right.regions.reduce(into: [UInt8]()) { $0.append(contentsOf: $1) })
  }

  public static func != (left: Self, right: some DataProtocol) -> Bool { !(left == right) }
}

/// The bytes of a digest.
protocol StoredDigest: Digest {
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension StoredDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  public static func == (left: Self, right: Self) -> Bool { ConstantTime.areEqual(left.bytes, right.bytes) }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// 32 bytes.
public struct SHA256Digest: StoredDigest {
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
}

/// 48 bytes.
public struct SHA384Digest: StoredDigest {
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
}

/// 64 bytes.
public struct SHA512Digest: StoredDigest {
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
}

/// Compares secrets.
enum ConstantTime {
  /// Whether bytes are the same, in a time that depends on their number alone.
  static func areEqual(_ left: some ContiguousBytes, _ right: some ContiguousBytes) -> Bool {
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard left.count == right.count else { return false }
        guard let one = left.bindMemory(to: UInt8.self).baseAddress, let other = right.bindMemory(to: UInt8.self).baseAddress
        else {
          return true
        }
        return oriel_equal_in_constant_time(one, other, left.count)
      }
    }
  }

  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
