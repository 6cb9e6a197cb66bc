import NIOCore
import NIOHTTP1

/// Ends a connection that sends very many requests without waiting for answers: all of them would be kept until their turn.
final class PipelineLimit: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  static let limit = 32

  /// Requests that have begun and have no whole answer yet.
  private var count = 0
  private var isFull = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isFull else { return }
    if case .head = unwrapInboundIn(data) { count += 1 }
    guard count <= Self.limit else {
      isFull = true
      context.close(promise: nil)
      return
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // What is no request at all has an answer, too.
    if case .end = unwrapOutboundIn(data) { count = max(0, count - 1) }
    context.write(data, promise: promise)
  }
}
