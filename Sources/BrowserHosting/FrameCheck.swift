import NIOCore
import NIOWebSocket

/// Refuses frames that a client must not send: RFC 6455 wants them masked, and the reserved bits zero where no extension has been
/// agreed on. Stands before the aggregator, which keeps neither.
final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  enum Violation: Error {
    case notMasked
    case reservedBit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if frame.maskKey == nil {
      context.fireErrorCaught(Violation.notMasked)
    } else if frame.rsv1 || frame.rsv2 || frame.rsv3 {
      context.fireErrorCaught(Violation.reservedBit)
    } else {
      context.fireChannelRead(data)
    }
  }
}
