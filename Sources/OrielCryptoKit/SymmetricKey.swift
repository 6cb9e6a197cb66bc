import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// - Parameter bitCount: A multiple of 8, more than 0.
  public init(bitCount: Int) {
    precondition(
      bitCount > 0 && bitCount.isMultiple(of: 8), "A key of \(bitCount) bits: a key has whole bytes, and at least one.")
    self.bitCount = bitCount
  }
}

/// A secret that both sides have. Two are compared in a time that does not tell where they differ.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  /// A key of these bytes.
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// A new one: random bytes of the system's.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }

  public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { ConstantTime.areEqual(left.bytes, right.bytes) }
}
