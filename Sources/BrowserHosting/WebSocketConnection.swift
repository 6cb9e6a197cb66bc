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
  /// More than this unsent, and the page is not following: it is closed, and gets a whole tree when it comes back.
  static let unsentLimit = 8 * 1024 * 1024
  static let pingInterval = TimeAmount.seconds(25)

  private let sessions: SessionRegistry
  private let scene: String
  private let frame: Int
  private var link: SocketLink?
  private var isClosing = false
  private var isAnswered = true
  private var pings: RepeatedTask?

  private init(_ sessions: SessionRegistry, scene: String, frame: Int) {
    self.sessions = sessions
    self.scene = scene
    self.frame = frame
  }

  static func addHandlers(
    to pipeline: ChannelPipeline.SynchronousOperations, _ sessions: SessionRegistry, scene: String, frame: Int
  ) throws {
    try pipeline.addHandlers([
      WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: frameLimit)), MaskCheck(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: messageFrameLimit, maxAccumulatedFrameSize: messageLimit),
    ])
    try pipeline.addHandler(WebSocketConnection(sessions, scene: scene, frame: frame))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let link = SocketLink(context.channel)
    self.link = link
    let sessions = sessions
    let scene = scene
    let frame = frame
    DispatchQueue.main.async { MainActor.assumeIsolated { sessions.join(scene: scene, seenFrame: frame, link) } }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    pings = context.eventLoop.scheduleRepeatedTask(initialDelay: Self.pingInterval, delay: Self.pingInterval) { _ in
      let (connection, context) = bound.value
      connection.ping(context)
    }
  }

  private func ping(_ context: ChannelHandlerContext) {
    guard isAnswered else {
      context.close(promise: nil)
      return
    }
    isAnswered = false
    send(WebSocketFrame(fin: true, opcode: .ping, data: context.channel.allocator.buffer(capacity: 0)), context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      guard let text = frame.unmaskedData.readValidString() else {
        close(context, .dataInconsistentWithMessage, "a message was not UTF-8")
        return
      }
      guard let link else { return }
      let sessions = sessions
      let scene = scene
      DispatchQueue.main.async { MainActor.assumeIsolated { sessions.receive(text, scene: scene, link) } }
    case .binary: close(context, .unacceptableData, "a message was binary")
    case .ping: send(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData), context)
    case .pong: isAnswered = true
    case .connectionClose:
      isClosing = true
      let answer = NIOLoopBound(context, eventLoop: context.eventLoop)
      send(WebSocketFrame(fin: true, opcode: .connectionClose, data: frame.unmaskedData.prefix2), context)
        .whenComplete { _ in answer.value.close(promise: nil) }
    default: close(context, .protocolError, "a frame had an unknown opcode")
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength:
      close(context, .messageTooLarge, "a frame was longer than \(Self.frameLimit) bytes")
    case is NIOWebSocketFrameAggregator.Error:
      close(context, .messageTooLarge, "a message was longer than \(Self.messageLimit) bytes")
    case is NIOWebSocketError: close(context, .protocolError, "a frame broke the protocol (\(error))")
    case is MaskCheck.UnmaskedFrame: close(context, .protocolError, "a frame was not masked")
    default: context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    pings?.cancel()
    guard let link else { return }
    let sessions = sessions
    let scene = scene
    DispatchQueue.main.async { MainActor.assumeIsolated { sessions.leave(scene: scene, link) } }
    context.fireChannelInactive()
  }

  @discardableResult
  private func send(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
    context.writeAndFlush(wrapOutboundOut(frame))
  }

  /// Refuses what the page has sent: this connection ends, with a line in the log; every other goes on.
  private func close(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode, _ reason: String) {
    guard !isClosing else { return }
    isClosing = true
    ServerLog.write("closed a connection from \(context.remoteAddress?.description ?? "a page"): \(reason)")
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.closing(code, context.channel.allocator))).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }
}

/// Refuses frames that a client must not send: RFC 6455 wants them masked. Stands before the aggregator, which removes the mask.
private final class MaskCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  struct UnmaskedFrame: Error {}

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if unwrapInboundIn(data).maskKey == nil {
      context.fireErrorCaught(UnmaskedFrame())
    } else {
      context.fireChannelRead(data)
    }
  }
}

/// The other end of a session: sends from any thread. Two links are the same if they are the same object.
final class SocketLink: Sendable {
  private let channel: any Channel

  init(_ channel: any Channel) {
    self.channel = channel
  }

  func send(_ message: ByteBuffer) {
    let channel = channel
    channel.eventLoop.execute {
      if channel.isActive, (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0 > WebSocketConnection.unsentLimit {
        channel.close(promise: nil)
      } else {
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: message), promise: nil)
      }
    }
  }

  func close(_ code: WebSocketErrorCode) {
    let channel = channel
    channel.eventLoop.execute {
      channel.writeAndFlush(WebSocketFrame.closing(code, channel.allocator)).whenComplete { _ in channel.close(promise: nil) }
    }
  }
}

extension WebSocketFrame {
  fileprivate static func closing(_ code: WebSocketErrorCode, _ allocator: ByteBufferAllocator) -> WebSocketFrame {
    var data = allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }
}

extension ByteBuffer {
  fileprivate func readValidString() -> String? {
    String(validating: readableBytesView, as: UTF8.self)
  }

  /// The code of a closing frame, without the reason.
  fileprivate var prefix2: ByteBuffer { getSlice(at: readerIndex, length: min(2, readableBytes)) ?? self }
}

/// One line for each thing that the person who runs the app should know.
enum ServerLog {
  static func write(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
