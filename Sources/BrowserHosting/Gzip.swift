import CLibraries

/// Makes bytes fewer, in the form that browsers call `gzip`.
enum Gzip {
  /// Nil where zlib has no memory.
  static func compress(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
    var stream = z_stream()
    // 16 more than the window asks for the head and the foot of gzip.
    let began = deflateInit2_(
      &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard began == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
      let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(room)
        count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
      }
      return output.isEmpty ? nil : output
    }
  }

  /// Whether whoever asks takes it, by the headers `Accept-Encoding`.
  static func isAccepted(_ headers: [String]) -> Bool {
    HeaderEntries.first(headers).contains { entry in
      let parts = entry.prefix(50).lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let name = parts.first, name == "gzip" || name == "x-gzip" else { return false }
      return !parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) ?? 0 == 0 }
    }
  }
}
