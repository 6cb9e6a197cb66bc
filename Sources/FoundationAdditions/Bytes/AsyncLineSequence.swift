/// The lines of a sequence of bytes, as UTF-8. A line ends with a line feed, a carriage return, both of them, or what else
/// Unicode has for it (vertical tab, form feed, U+0085, U+2028, U+2029). As on Apple's platforms lines without a character are
/// left out. A line comes as soon as its end is there.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  public typealias Failure = Base.Failure

  @usableFromInline let base: Base

  @inlinable init(_ base: Base) { self.base = base }

  @inlinable public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// Reads lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    public typealias Element = String

    @usableFromInline var source: Base.AsyncIterator
    @usableFromInline var line: [UInt8] = []
    /// Whether the last line ended with a carriage return, to which a line feed would belong.
    @usableFromInline var followsReturn = false

    @inlinable init(_ source: Base.AsyncIterator) { self.source = source }

    @inlinable public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> String? {
      while let byte = try await source.next(isolation: actor) {
        let belongsToReturn = followsReturn && byte == 0x0A
        followsReturn = byte == 0x0D
        if belongsToReturn { continue }
        guard !ends(with: byte) else {
          if let text = take() { return text }
          continue
        }
        line.append(byte)
      }
      return take()
    }

    /// Whether a byte ends the line. Takes the bytes away that belong to the end.
    @inlinable mutating func ends(with byte: UInt8) -> Bool {
      switch byte {
      case 0x0A...0x0D: return true
      case 0x85 where line.last == 0xC2:
        line.removeLast()
        return true
      case 0xA8, 0xA9:
        guard line.suffix(2).elementsEqual([0xE2, 0x80]) else { return false }
        line.removeLast(2)
        return true
      default: return false
      }
    }

    @inlinable mutating func take() -> String? {
      guard !line.isEmpty else { return nil }
      defer { line.removeAll(keepingCapacity: line.count < 4096) }
      return String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of text in UTF-8, without those that are empty.
  @inlinable public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
  /// The bytes as characters in UTF-8.
  @inlinable public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
  /// The bytes as Unicode's scalars in UTF-8.
  @inlinable public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
