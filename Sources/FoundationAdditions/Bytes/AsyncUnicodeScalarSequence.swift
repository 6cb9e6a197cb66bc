/// The scalars of a sequence of bytes, as UTF-8. Bytes that are none are U+FFFD, as in a `String`.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = UnicodeScalar
  public typealias Failure = Base.Failure

  @usableFromInline let base: Base

  @inlinable init(_ base: Base) { self.base = base }

  @inlinable public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// Reads scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    public typealias Element = UnicodeScalar

    @usableFromInline var source: Base.AsyncIterator
    /// The first byte of the next scalar, which was read to know that the last one was cut off.
    @usableFromInline var leftover: UInt8?

    @inlinable init(_ source: Base.AsyncIterator) { self.source = source }

    @inlinable public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> UnicodeScalar? {
      var first = leftover.take()
      if first == nil { first = try await source.next(isolation: actor) }
      guard let first else { return nil }
      let (length, range) = Self.shape(of: first)
      guard length > 1 else { return length == 1 ? UnicodeScalar(first) : "\u{FFFD}" }
      var value = UInt32(first) & (0x7F >> UInt32(length))
      var allowed = range
      for _ in 1..<length {
        guard let byte = try await source.next(isolation: actor) else { return "\u{FFFD}" }
        guard allowed.contains(byte) else {
          leftover = byte
          return "\u{FFFD}"
        }
        value = value << 6 | UInt32(byte & 0x3F)
        allowed = 0x80...0xBF
      }
      return UnicodeScalar(value) ?? "\u{FFFD}"
    }

    /// How many bytes a scalar has, 0 for none, and which its second one may be.
    @inlinable static func shape(of byte: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
      switch byte {
      case ..<0x80: (1, 0x80...0xBF)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    }
  }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
