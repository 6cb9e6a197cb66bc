import NIOCore

/// A connection for which there is no room: whatever it asks for, it gets a page that says so, and goes.
final class RefusedConnection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// So long it may take for all of it.
  static let time = TimeAmount.seconds(5)

  private let answer: HTTPHandler.Response
  private var hasAnswered = false
  private var deadline: Scheduled<Void>?

  init(_ answer: HTTPHandler.Response) {
    self.answer = answer
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: Self.time) { channel.closeAtOnce() }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  /// The end of the connection is left to the other side: one from here might overtake the answer.
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasAnswered else { return }
    hasAnswered = true
    let body = answer.body ?? []
    var headers =
      answer.headers + [("Content-Length", "\(body.count)"), ("Cache-Control", answer.caching), ("Connection", "close")]
    headers.append(("X-Content-Type-Options", "nosniff"))
    var buffer = context.channel.allocator.buffer(string: "HTTP/1.1 \(answer.status.code) \(answer.status.reasonPhrase)\r\n")
    for (name, value) in headers { buffer.writeString("\(name): \(value)\r\n") }
    buffer.writeString("\r\n")
    buffer.writeBytes(body)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(buffer)).whenComplete { _ in bound.value.close(mode: .output, promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
