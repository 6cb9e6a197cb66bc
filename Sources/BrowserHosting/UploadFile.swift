import Dispatch
import Foundation
import NIOCore
import SwiftUICore

/// A file that is being written as it comes, on a queue of its own: a slow disk keeps nobody else waiting.
final class UploadFile: @unchecked Sendable {
  private static let queue = DispatchQueue(label: "uploads", qos: .utility)

  private let path: String
  // Used on the queue alone.
  private var descriptor: Int32 = -1
  private var hasFailed = false

  init(_ url: URL) { path = url.path }

  /// Writes bytes behind the others, and tells whether that has worked.
  func write(_ bytes: ByteBuffer, then done: @escaping @Sendable (Bool) -> Void) {
    Self.queue.async { done(self.append(bytes)) }
  }

  /// Nothing follows. Tells whether all was written.
  func close(then done: @escaping @Sendable (Bool) -> Void) {
    Self.queue.async {
      // An empty file is one, too.
      let isThere = self.append(ByteBuffer())
      self.closeNow()
      done(isThere)
    }
  }

  private func append(_ bytes: ByteBuffer) -> Bool {
    guard !hasFailed else { return false }
    if descriptor < 0 { descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { return fail() }
    let isWhole = bytes.withUnsafeReadableBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    return isWhole || fail()
  }

  private func fail() -> Bool {
    StandardError.write("error: a file that a person sends cannot be written: \(String(cString: strerror(errno)))")
    hasFailed = true
    closeNow()
    return false
  }

  private func closeNow() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }

  deinit { closeNow() }
}
