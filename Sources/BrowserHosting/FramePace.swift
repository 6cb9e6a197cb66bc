import NIOCore
import NIOWebSocket

/// Reads a socket no faster than it may send: all sockets share one event loop, and whoever fills it keeps the others waiting.
///
/// No page sends as much. One that does loses nothing, for what it sends waits in its own connection.
final class FramePace: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundIn = Never

  /// A frame counts once, and once more for so many bytes.
  private static let bytes = 4096.0

  private var allowance: Allowance
  private var resumption: Scheduled<Void>?

  init(_ limits: ServerLimits) {
    allowance = Allowance(burst: limits.frameBurst, perSecond: limits.framesPerSecond)
  }

  /// Counts bytes that a frame was only short for.
  func spend(bytes: Int) {
    allowance.spend(Double(bytes) / Self.bytes)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    allowance.spend(1 + Double(unwrapInboundIn(data).length) / Self.bytes)
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    guard resumption == nil else { return }
    guard !allowance.isThere() else { return context.read() }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let wait = TimeAmount.nanoseconds(Int64(allowance.wait * 1e9) + 1)
    resumption = context.eventLoop.scheduleTask(in: wait) {
      let (pace, context) = bound.value
      pace.resumption = nil
      pace.read(context: context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    resumption?.cancel()
  }
}
