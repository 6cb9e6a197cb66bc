import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is at an address, opened when it is read.
final class AddressBytes: ByteSource {
  private let url: URL
  private let source = Mutex<(any ByteSource)?>(nil)

  init(_ url: URL) { self.url = url }

  func next() async throws -> [UInt8]? {
    if let opened = source.withLock({ $0 }) { return try await opened.next() }
    let opened: any ByteSource = url.isFileURL ? try FileBytes(url) : try await URLSession.shared.bytes(from: url).0.source
    source.withLock { $0 = opened }
    return try await opened.next()
  }
}
