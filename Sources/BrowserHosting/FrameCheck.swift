import NIOCore
import NIOWebSocket

/// Refuses frames that a client must not send: RFC 6455 wants them masked, and the reserved bits zero where no extension has been
/// agreed on. Stands before the aggregator, which keeps neither.
///
/// Where compression has been agreed on, the first bit says so of a message, on its first frame.
final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  enum Violation: Error {
    case notMasked
    case reservedBit
  }

  private let mayBeCompressed: Bool
  /// Whether the newest message is.
  private(set) var isCompressed = false

  init(mayBeCompressed: Bool) {
    self.mayBeCompressed = mayBeCompressed
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let begins = frame.opcode == .text || frame.opcode == .binary
    if frame.maskKey == nil {
      context.fireErrorCaught(Violation.notMasked)
    } else if frame.rsv1 && !(mayBeCompressed && begins) || frame.rsv2 || frame.rsv3 {
      context.fireErrorCaught(Violation.reservedBit)
    } else {
      if begins { isCompressed = frame.rsv1 }
      context.fireChannelRead(data)
    }
  }
}
