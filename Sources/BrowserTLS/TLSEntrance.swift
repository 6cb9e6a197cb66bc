#if TLS
  import BrowserHosting
  import NIOCore

  /// Stands before TLS on a connection: whoever speaks something else is told so, and who has to go goes at once.
  final class TLSEntrance: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum State {
      case waiting
      case speaksTLS
      case refused
    }

    /// How long whoever is refused has to take the answer.
    static let answerTime = TimeAmount.seconds(2)
    /// What begins a handshake (RFC 8446, section 5.1).
    private static let handshake: UInt8 = 22

    private let log: ServerLog
    private var state = State.waiting
    private var deadline: Scheduled<Void>?

    init(_ log: ServerLog) {
      self.log = log
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      deadline?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = unwrapInboundIn(data)
      if state == .waiting, let first = bytes.readableBytesView.first {
        state = first == Self.handshake ? .speaksTLS : .refused
        if state == .refused { refuse(bytes, context) }
      }
      if state == .speaksTLS { context.fireChannelRead(data) }
    }

    /// Says to HTTP what is spoken here, to anything else nothing. The end comes from the other side, or after a while: one from here
    /// might overtake the answer.
    private func refuse(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
      log(.info, "refused a connection that does not speak TLS", kind: "no TLS")
      let isRequest = bytes.readableBytesView.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
      guard isRequest else {
        context.close(promise: nil)
        return
      }
      let text = "This port speaks TLS: its addresses begin with https://.\n"
      let head = "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: \(text.utf8.count)\r\n"
      let answer = context.channel.allocator.buffer(string: head + "Cache-Control: no-store\r\nConnection: close\r\n\r\n" + text)
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      context.writeAndFlush(wrapOutboundOut(answer)).whenComplete { _ in bound.value.close(mode: .output, promise: nil) }
      deadline = context.eventLoop.scheduleTask(in: Self.answerTime) { bound.value.close(promise: nil) }
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
      if event is CloseAtOnce {
        context.close(promise: promise)
      } else {
        context.triggerUserOutboundEvent(event, promise: promise)
      }
    }
  }
#endif
