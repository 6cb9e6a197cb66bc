/// The characters of a sequence of bytes, as UTF-8. A character comes when what follows it is known, for that may belong to it.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = Character
  public typealias Failure = Base.Failure

  @usableFromInline let scalars: AsyncUnicodeScalarSequence<Base>

  @inlinable init(_ base: Base) { scalars = AsyncUnicodeScalarSequence(base) }

  @inlinable public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(scalars.makeAsyncIterator()) }

  /// Reads characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    public typealias Element = Character

    @usableFromInline var source: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    @usableFromInline var begun = ""

    @inlinable init(_ source: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.source = source }

    @inlinable public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Character? {
      while let scalar = try await source.next(isolation: actor) {
        begun.unicodeScalars.append(scalar)
        if begun.index(after: begun.startIndex) < begun.endIndex { return begun.removeFirst() }
      }
      return begun.isEmpty ? nil : begun.removeFirst()
    }
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
