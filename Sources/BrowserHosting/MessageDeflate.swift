import CLibraries
import NIOCore
import NIOWebSocket

/// Compressed messages, by the extension permessage-deflate of WebSockets (RFC 7692). Each is compressed by itself: between messages no page
/// costs memory, and what one says can be read out of the length of no other.
enum MessageDeflate {
  /// What the answer to a handshake says.
  static let agreement = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
  /// Messages that are shorter are hardly made shorter.
  static let shortest = 128
  /// What each compressed message ends with, and is sent without.
  private static let tail: [UInt8] = [0x00, 0x00, 0xFF, 0xFF]

  enum Failure: Error {
    case tooLong
    case malformed
  }

  /// Whether a page offers what can be agreed on, by its headers `Sec-WebSocket-Extensions`.
  static func isOffered(_ headers: [String]) -> Bool {
    HeaderEntries.first(headers).contains { offer in
      guard offer.utf8.count <= 500 else { return false }
      let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map { part in
        part.filter { !$0.isWhitespace }.lowercased()
      }
      let names = parts.map { $0.prefix { $0 != "=" } }
      return names.first == "permessage-deflate" && Set(names).count == names.count && parts.dropFirst().allSatisfy(isKnown)
    }
  }

  /// What is sent has the whole window, so a page that wants a smaller one gets no compression.
  private static func isKnown(_ parameter: String) -> Bool {
    let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts[0] {
    case "server_no_context_takeover", "client_no_context_takeover": return parts.count == 1
    case "client_max_window_bits":
      return parts.count == 1 || Int(parts[1].trimmingPrefix("\"").prefix { $0 != "\"" }).map((8...15).contains) == true
    default: return false
    }
  }

  /// Nil if that makes nothing shorter, or where zlib has no memory.
  static func compressed(_ message: ByteBuffer) -> ByteBuffer? {
    var stream = z_stream()
    // Fast rather than small; the window holds all of a part.
    let began = deflateInit2_(
      &stream, 1, Z_DEFLATED, -14, 7, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard began == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(message.readableBytes))) + 2 * tail.count
    var output = ByteBufferAllocator().buffer(capacity: room)
    message.withUnsafeReadableBytes { input in
      _ = output.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { buffer in
        stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.bindMemory(to: UInt8.self).baseAddress
        stream.avail_out = UInt32(buffer.count)
        guard deflate(&stream, Z_SYNC_FLUSH) == Z_OK, stream.avail_in == 0, stream.avail_out > 0 else { return 0 }
        return Int(stream.total_out) - tail.count
      }
    }
    return output.readableBytes > 0 && output.readableBytes < message.readableBytes ? output : nil
  }

  /// What somebody has compressed, if it is no longer than the limit, in bytes. No more than that is ever made.
  static func inflated(_ message: ByteBuffer, limit: Int) throws(Failure) -> ByteBuffer {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { throw .malformed }
    defer { inflateEnd(&stream) }
    var input = Array(message.readableBytesView) + tail
    var output = ByteBufferAllocator().buffer(capacity: min(limit + 1, 4 * input.count))
    let result = input.withUnsafeMutableBufferPointer { input -> Failure? in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      // Whether no block is under way: zlib says so with 128, but not where it was called with nothing left to do.
      var isBetweenBlocks = true
      while true {
        var status = Z_OK
        let rest = limit + 1 - output.readableBytes
        output.writeWithUnsafeMutableBytes(minimumWritableBytes: min(1024, rest)) { buffer in
          let room = min(buffer.count, rest)
          stream.next_out = buffer.bindMemory(to: UInt8.self).baseAddress
          stream.avail_out = UInt32(room)
          status = inflate(&stream, Z_SYNC_FLUSH)
          return room - Int(stream.avail_out)
        }
        if output.readableBytes > limit { return .tooLong }
        if status != Z_BUF_ERROR { isBetweenBlocks = status == Z_STREAM_END || stream.data_type & 128 != 0 }
        switch status {
        case Z_STREAM_END where stream.avail_in > 0: inflateReset(&stream)  // A last block may have others behind it.
        case Z_OK where stream.avail_in > 0 || stream.avail_out == 0: break
        case Z_OK, Z_BUF_ERROR, Z_STREAM_END: return stream.avail_in == 0 && isBetweenBlocks ? nil : .malformed
        default: return .malformed
        }
      }
    }
    if let result { throw result }
    return output
  }
}

/// Compresses what goes to a page that has agreed to that.
final class MessageCompressor: ChannelOutboundHandler {
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var frame = unwrapOutboundIn(data)
    if frame.opcode == .text, frame.data.readableBytes >= MessageDeflate.shortest,
      let data = MessageDeflate.compressed(frame.data)
    {
      frame.data = data
      frame.rsv1 = true
    }
    context.write(wrapOutboundOut(frame), promise: promise)
  }
}
