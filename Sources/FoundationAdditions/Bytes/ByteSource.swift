import Foundation

/// Where bytes come from, in pieces.
@usableFromInline protocol ByteSource: AnyObject, Sendable {
  /// The next bytes, at least one; nil at the end. One reader asks at a time.
  func next() async throws -> [UInt8]?
}

/// Takes the bytes of a source one by one. Mostly they are there already, and nothing waits.
public struct ByteIterator: AsyncIteratorProtocol {
  public typealias Element = UInt8

  @usableFromInline let source: any ByteSource
  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var position = 0
  @usableFromInline var isAtEnd = false

  init(_ source: any ByteSource) { self.source = source }

  /// The next byte; nil at the end.
  @inlinable public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
    if position < bytes.count {
      defer { position += 1 }
      return bytes[position]
    }
    return try await refilled(isolation: actor)
  }

  @usableFromInline mutating func refilled(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
    guard !isAtEnd else { return nil }
    try Task.checkCancellation()
    do {
      guard let more = try await source.next(), let first = more.first else {
        isAtEnd = true
        return nil
      }
      (bytes, position) = (more, 1)
      return first
    } catch {
      isAtEnd = true
      throw error
    }
  }
}

@available(*, unavailable)
extension ByteIterator: Sendable {}
