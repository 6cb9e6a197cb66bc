import Foundation
import NIOCore
import NIOWebSocket

/// One WebSocket: text messages in and out, on the event loop; the session that it belongs to is on the main actor.
final class WebSocketConnection: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  static let frameLimit = 64 * 1024
  static let messageLimit = 256 * 1024
  static let messageFrameLimit = 256
  /// How long the page has to close its side.
  static let closeTime = TimeAmount.seconds(2)

  private let sessions: SessionRegistry
  /// Those that its cookies name.
  private let browsers: [String]
  /// Who is signed in.
  private let user: String?
  /// Nil until the page has said which scene it shows.
  private var scene: String?
  private var link: SocketLink?
  private var joinDeadline: Scheduled<Void>?
  private var isClosing = false
  private var unanswered = 0
  private var unansweredPing: ByteBuffer?
  private var ticks = 0
  private var wasClosedByPage = false
  private let connections: Connections
  private let pace: FramePace
  private let check: FrameCheck
  private var heartbeat: (part: Int, name: Int)?
  private var closeDeadline: Scheduled<Void>?

  private init(
    _ sessions: SessionRegistry, _ connections: Connections, _ pace: FramePace, _ check: FrameCheck, browsers: [String],
    user: String?
  ) {
    self.sessions = sessions
    self.connections = connections
    self.pace = pace
    self.check = check
    self.browsers = browsers
    self.user = user
  }

  static func addHandlers(
    to pipeline: ChannelPipeline.SynchronousOperations, _ sessions: SessionRegistry, _ connections: Connections,
    browsers: [String],
    user: String?, compresses: Bool
  ) throws {
    let (pace, check) = (FramePace(sessions.limits), FrameCheck(mayBeCompressed: compresses))
    try pipeline.addHandlers([
      WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: frameLimit)), pace, check,
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: messageFrameLimit, maxAccumulatedFrameSize: messageLimit),
    ])
    if compresses { try pipeline.addHandler(MessageCompressor()) }
    try pipeline.addHandler(WebSocketConnection(sessions, connections, pace, check, browsers: browsers, user: user))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    link = SocketLink(context.channel)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    heartbeat = connections.heartbeats.add { [unowned self] in ping(context) }
    joinDeadline = context.eventLoop.scheduleTask(in: sessions.limits.joinTime) { bound.value.1.close(promise: nil) }
  }

  /// The connection has ended, in whatever way.
  func handlerRemoved(context: ChannelHandlerContext) {
    if let heartbeat { connections.heartbeats.remove(heartbeat) }
    closeDeadline?.cancel()
    joinDeadline?.cancel()
    guard let link, let scene else { return }
    self.link = nil
    let isInOrder = wasClosedByPage
    onMain { sessions in sessions.leave(scene: scene, link, isInOrder: isInOrder) }
  }

  private func onMain(_ action: @escaping @Sendable @MainActor (SessionRegistry) -> Void) {
    let sessions = sessions
    DispatchQueue.main.async { MainActor.assumeIsolated { action(sessions) } }
  }

  /// The page says which scene it shows.
  private func join(_ text: String, _ link: SocketLink, _ context: ChannelHandlerContext) {
    let message: JoinMessage
    do throws(JoinMessage.Failure) {
      message = try JoinMessage(text)
    } catch {
      switch error {
      case .malformed: refuse(context, .policyViolation, "the first message joined no scene")
      case .otherVersion: close(context, .unknown(PageProtocol.closeCode))
      }
      return
    }
    joinDeadline?.cancel()
    scene = message.scene
    let (browsers, user, connections, channel) = (browsers, user, connections, context.channel)
    onMain { sessions in
      sessions.join(message, browsers: browsers, user: user, link)
      if link.session != nil { connections.isSocketNow(channel) }
    }
  }

  // MARK: Frames

  /// Says something to the page, which takes silence for a broken connection; and asks it for a word, less often.
  private func ping(_ context: ChannelHandlerContext) {
    let nothing = context.channel.allocator.buffer(capacity: 0)
    ticks += 1
    if ticks % sessions.limits.heartbeatsForOnePing == 0 {
      guard unanswered < sessions.limits.unansweredPings else {
        context.close(promise: nil)
        return
      }
      unanswered += 1
      context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: nothing)), promise: nil)
    }
    // The script of a page never sees a ping.
    send(.text, nothing, context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: receive(frame.unmaskedData, context)
    case .binary: refuse(context, .unacceptableData, "a message was binary")
    case .ping: answerSoon(frame.unmaskedData, context)
    case .pong: unanswered = 0
    case .connectionClose: answerClosing(frame.unmaskedData, context)
    default: refuse(context, .protocolError, "a frame had an unknown opcode")
    }
  }

  /// Of several pings that come together the newest needs an answer (RFC 6455, section 5.5.3).
  private func answerSoon(_ ping: ByteBuffer, _ context: ChannelHandlerContext) {
    defer { unansweredPing = ping }
    guard unansweredPing == nil else { return }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.execute {
      let (connection, context) = bound.value
      guard let ping = exchange(&connection.unansweredPing, with: nil), !connection.isClosing else { return }
      connection.send(.pong, ping, context)
    }
  }

  private func receive(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    guard let data = inflated(message, context) else { return }
    guard let text = String(validating: data.readableBytesView, as: UTF8.self) else {
      refuse(context, .dataInconsistentWithMessage, "a message was not UTF-8")
      return
    }
    guard let link else { return }
    guard let scene else { return join(text, link, context) }
    // A message costs more than its text.
    let (bytes, time) = (data.readableBytes + 64, ContinuousClock.now)
    link.willHandle(bytes: bytes)
    onMain { sessions in sessions.receive(text, bytes: bytes, scene: scene, link, at: time) }
  }

  /// A message as it was before it was compressed; nil if it is refused.
  private func inflated(_ message: ByteBuffer, _ context: ChannelHandlerContext) -> ByteBuffer? {
    guard check.isCompressed else { return message }
    do throws(MessageDeflate.Failure) {
      let data = try MessageDeflate.inflated(message, limit: Self.messageLimit)
      pace.spend(bytes: data.readableBytes)
      return data
    } catch {
      switch error {
      case .tooLong: refuse(context, .messageTooLarge, "a message was longer than \(Self.messageLimit) bytes")
      case .malformed: refuse(context, .dataInconsistentWithMessage, "a message was compressed wrongly")
      }
      return nil
    }
  }

  private func send(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
    if context.channel.hasTooMuchUnsent {
      context.close(promise: nil)
    } else {
      context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength:
      refuse(context, .messageTooLarge, "a frame was longer than \(Self.frameLimit) bytes")
    case NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      refuse(context, .messageTooLarge, "a message was longer than \(Self.messageLimit) bytes")
    case NIOWebSocketFrameAggregator.Error.tooManyFragments:
      refuse(context, .messageTooLarge, "a message had more than \(Self.messageFrameLimit) fragments")
    case is NIOWebSocketFrameAggregator.Error: refuse(context, .protocolError, "fragments were out of order")
    case NIOWebSocketError.fragmentedControlFrame: refuse(context, .protocolError, "a control frame was fragmented")
    case is NIOWebSocketError: refuse(context, .protocolError, "a control frame was too long")
    case FrameCheck.Violation.notMasked: refuse(context, .protocolError, "a frame was not masked")
    case is FrameCheck.Violation: refuse(context, .protocolError, "a frame had a reserved bit set")
    // The decoder says so for all that comes behind what it has refused.
    case is ByteToMessageDecoderError where isClosing: break
    default: context.close(promise: nil)
    }
  }

  // MARK: Closing

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard let closing = event as? SocketLink.Closing else {
      context.fireUserInboundEventTriggered(event)
      return
    }
    if let reason = closing.reason {
      refuse(context, closing.code, reason)
    } else {
      close(context, closing.code)
    }
  }

  /// The page closes, and gets its own code back.
  private func answerClosing(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
    var data = data
    wasClosedByPage = !isClosing
    guard data.readableBytes > 0 else {
      close(context, nil)
      return
    }
    guard let number = data.readInteger(as: UInt16.self), Self.mayBeSent(closeCode: number) else {
      refuse(context, .protocolError, "the code of a closing frame was wrong")
      return
    }
    guard String(validating: data.readableBytesView, as: UTF8.self) != nil else {
      refuse(context, .dataInconsistentWithMessage, "the reason of a closing frame was not UTF-8")
      return
    }
    close(context, WebSocketErrorCode(codeNumber: Int(number)))
  }

  /// Some codes only say what happened without a closing frame.
  private static func mayBeSent(closeCode: UInt16) -> Bool {
    switch closeCode {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  /// Refuses what the page has sent: this connection ends, with a line in the log; every other goes on.
  private func refuse(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode, _ reason: String) {
    guard !isClosing else { return }
    let whose = context.remoteAddress?.description ?? "a page"
    sessions.log(.warning, "closed a connection from \(whose): \(reason)", session: link?.session, kind: reason)
    close(context, code)
  }

  /// Says why, and leaves it to the page to end the connection: with unread bytes left, an end from here would be a reset, and the
  /// page might never see the code.
  private func close(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode?) {
    guard !isClosing else { return }
    isClosing = true
    var data = context.channel.allocator.buffer(capacity: 2)
    if let code { data.write(webSocketErrorCode: code) }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))).whenComplete { _ in
      bound.value.close(mode: .output, promise: nil)
    }
    // What is not to be handled any more is read all the same, until the page has seen the end.
    context.channel.setOption(.autoRead, value: true).whenComplete { _ in }
    closeDeadline = context.eventLoop.scheduleTask(in: Self.closeTime) { bound.value.close(promise: nil) }
  }
}
