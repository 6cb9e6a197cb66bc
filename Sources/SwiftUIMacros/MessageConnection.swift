#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Messages over a pair of file descriptors, each behind its length: 64 bits, the lowest byte first.
struct MessageConnection {
  let input: CInt
  let output: CInt

  /// Longer than any source file that a compiler reads. A length beyond it is no length.
  private static let limit = 1 << 31

  /// Waits for the next message. There is none after the end of the input, which may be in the middle of a message, and after an
  /// empty message.
  func receive() -> [UInt8]? {
    guard let header = receive(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= Self.limit else { return nil }
    return receive(Int(length))
  }

  /// - Returns: Whether all of it is out.
  func send(_ message: [UInt8]) -> Bool {
    let length = UInt64(message.count)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + message
    return bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(output, bytes.baseAddress! + sent, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  private func receive(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, received in
      while received < count {
        let more = read(input, buffer.baseAddress! + received, count - received)
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { return }
        received += more
      }
    }
    return bytes.count == count ? bytes : nil
  }
}
