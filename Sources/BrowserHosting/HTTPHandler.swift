import Foundation
import NIOCore
import NIOHTTP1

/// Answers the requests of one connection: the page, its script and its style; and turns it into a WebSocket when asked.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let sessions: SessionRegistry
  private var request: HTTPRequestHead?
  /// The handlers of HTTP, which a WebSocket does not need.
  private let removable: [any RemovableChannelHandler]
  private let decoder: any RemovableChannelHandler

  private init(_ sessions: SessionRegistry, decoder: any RemovableChannelHandler, removable: [any RemovableChannelHandler]) {
    self.sessions = sessions
    self.decoder = decoder
    self.removable = removable
  }

  static func addHandlers(to pipeline: ChannelPipeline.SynchronousOperations, _ sessions: SessionRegistry) throws {
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
    let pipelining = HTTPServerPipelineHandler()
    let errors = HTTPServerProtocolErrorHandler()
    try pipeline.addHandlers([encoder, decoder, pipelining, errors])
    try pipeline.addHandler(HTTPHandler(sessions, decoder: decoder, removable: [encoder, pipelining, errors]))
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      guard let request else { return }
      self.request = nil
      answer(request, context)
    }
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard hasOwnHost(request, context) else {
      respond(.text(.misdirectedRequest, "This host does not serve that name.\n"), to: request, context)
      return
    }
    guard request.method == .GET || request.method == .HEAD else {
      respond(.text(.methodNotAllowed, "Only GET and HEAD are answered here.\n", [("Allow", "GET, HEAD")]), to: request, context)
      return
    }
    let path = request.uri.prefix { $0 != "?" }
    switch path {
    case "/":
      let eventLoop = context.eventLoop
      let context = NIOLoopBound(context, eventLoop: eventLoop)
      let handler = NIOLoopBound(self, eventLoop: eventLoop)
      let isHead = request.method == .HEAD
      let sessions = sessions
      // The page is made on the main actor, where the views are. A request for its head alone opens no scene.
      DispatchQueue.main.async {
        let page = MainActor.assumeIsolated { isHead ? nil : sessions.openPage() }
        eventLoop.execute {
          let response: Response =
            switch page {
            case .some(let html): .html(html)
            case nil where isHead: .html("")
            case nil: .text(.serviceUnavailable, "Too many pages are open.\n")
            }
          handler.value.respond(response, to: request, context.value)
        }
      }
    case "/oriel.js": respond(.resource(PackageResources.oriel_js, type: "text/javascript"), to: request, context)
    case "/oriel.css": respond(.resource(PackageResources.oriel_css, type: "text/css"), to: request, context)
    case "/socket": upgrade(request, context)
    default: respond(.text(.notFound, "There is nothing at \(path).\n"), to: request, context)
    }
  }

  /// A page from another name that was made to point here must not get at the app: where only this machine is served, the name
  /// must be one of this machine.
  private func hasOwnHost(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) -> Bool {
    guard let local = context.channel.localAddress?.ipAddress, local == "127.0.0.1" || local == "::1" else { return true }
    guard let host = request.headers.first(name: "Host") else { return false }
    let name = host.hasPrefix("[") ? String(host.prefix { $0 != "]" }) + "]" : String(host.prefix { $0 != ":" })
    return ["localhost", "127.0.0.1", "[::1]"].contains(name.lowercased())
  }

  // MARK: Responses

  private struct Response {
    var status: HTTPResponseStatus
    var headers: [(String, String)]
    var body: [UInt8]

    static func text(_ status: HTTPResponseStatus, _ text: String, _ headers: [(String, String)] = []) -> Response {
      Response(status: status, headers: headers + [("Content-Type", "text/plain; charset=utf-8")], body: Array(text.utf8))
    }

    static func html(_ html: String) -> Response {
      Response(
        status: .ok,
        headers: [
          ("Content-Type", "text/html; charset=utf-8"),
          (
            "Content-Security-Policy",
            """
            default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
            base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """
          ),
        ], body: Array(html.utf8))
    }

    static func resource(_ bytes: [UInt8], type: String) -> Response {
      Response(status: .ok, headers: [("Content-Type", "\(type); charset=utf-8")], body: bytes)
    }
  }

  private func respond(_ response: Response, to request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    var headers = HTTPHeaders(response.headers)
    headers.add(name: "Content-Length", value: "\(response.body.count)")
    headers.add(name: "Cache-Control", value: "no-store")
    headers.add(name: "X-Content-Type-Options", value: "nosniff")
    headers.add(name: "Referrer-Policy", value: "no-referrer")
    if !request.isKeepAlive { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(version: request.version, status: response.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD, !response.body.isEmpty {
      context.write(wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: response.body)))), promise: nil)
    }
    let isKeepAlive = request.isKeepAlive
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.value.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      if !isKeepAlive { context.value.close(promise: nil) }
    }
  }

  // MARK: WebSocket

  private func upgrade(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    switch WebSocketUpgrade.check(request) {
    case .failure(let refusal):
      respond(.text(refusal.status, refusal.reason, refusal.headers), to: request, context)
    case .success(let upgrade):
      let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: upgrade.responseHeaders)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      do {
        let pipeline = context.pipeline.syncOperations
        try WebSocketConnection.addHandlers(to: pipeline, sessions, scene: upgrade.scene, frame: upgrade.frame)
        for handler in removable { pipeline.removeHandler(handler, promise: nil) }
        pipeline.removeHandler(self, promise: nil)
        // Last: it hands on what has come in behind the request.
        pipeline.removeHandler(decoder, promise: nil)
      } catch {
        context.close(promise: nil)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
