#if TLS
  import BrowserHosting
  import NIOCore
  import NIOSSL

  /// Stands behind TLS on a connection: what ended a handshake is a line of the log.
  final class HandshakeFailures: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let log: ServerLog

    init(_ log: ServerLog) {
      self.log = log
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      // To come and to go again is nothing special.
      if case NIOSSLError.handshakeFailed(let reason) = error, reason != .sslError([.eofDuringHandshake]) {
        log(.info, "a TLS handshake failed: \(error)", kind: "handshake")
      }
      context.fireErrorCaught(error)
    }
  }
#endif
