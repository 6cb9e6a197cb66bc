import Foundation
import NIOCore
import NIOHTTP1
import SwiftUICore

/// Answers the requests of one connection: the page, its script and its style; and turns it into a WebSocket when asked.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  static let headerFieldLimit = 16 * 1024
  static let headerLimit = 64 * 1024
  static let headerFieldCountLimit = 100
  /// An answer is written in parts of so many bytes.
  static let partSize = 64 * 1024

  let sessions: SessionRegistry
  let place: PublicAddress
  /// Who else may see the metrics.
  var monitors: [AddressRange] { place.monitors }
  var isDirect: Bool { place.origins.isEmpty && place.proxies.isEmpty }
  let keys: BrowserKeys
  /// Whether the connection speaks TLS.
  private let isSecure: Bool
  let connections: Connections
  /// The names in a Host header that are answered; nil if all are.
  private let ownNames: Set<String>?
  private var request: HTTPRequestHead?
  /// What still comes is for the socket.
  private var hasUpgraded = false
  private var underway: Underway?
  /// A file that comes behind the head of a request.
  var upload: UploadReceiver?
  /// Whether the connection is to stay for a moment behind the answer, which ends it.
  var lingers = false
  /// Ends a connection that takes too long to send a request, or that sends none; while an answer is on its way, one that takes nothing
  /// of it.
  private var deadline: Scheduled<Void>?
  /// The handlers of HTTP, which a WebSocket does not need.
  private let removable: [any RemovableChannelHandler]
  private let decoder: any RemovableChannelHandler

  private init(
    _ sessions: SessionRegistry, _ place: PublicAddress, _ keys: BrowserKeys, _ connections: Connections,
    ownNames: Set<String>?, isSecure: Bool, decoder: any RemovableChannelHandler,
    removable: [any RemovableChannelHandler]
  ) {
    self.place = place
    self.isSecure = isSecure
    self.keys = keys
    self.connections = connections
    self.sessions = sessions
    self.ownNames = ownNames
    self.decoder = decoder
    self.removable = removable
  }

  static func addHandlers(
    to pipeline: ChannelPipeline.SynchronousOperations, _ sessions: SessionRegistry, _ place: PublicAddress,
    _ keys: BrowserKeys, _ connections: Connections, ownNames: Set<String>?, isSecure: Bool
  ) throws {
    var encoding = HTTPResponseEncoder.Configuration()
    encoding.automaticallySetFramingHeaders = false
    let encoder = HTTPResponseEncoder(configuration: encoding)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = headerFieldLimit
    limits.maxHeaderListSize = headerLimit
    limits.maxHeaderFieldCount = headerFieldCountLimit
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(
        leftOverBytesStrategy: .forwardBytes, informationalResponseStrategy: .drop, limitConfiguration: limits))
    let (pipelining, pipelineLimit) = (HTTPServerPipelineHandler(), PipelineLimit())
    let errors = HTTPServerProtocolErrorHandler()
    try pipeline.addHandlers([encoder, decoder, pipelineLimit, pipelining, errors])
    try pipeline.addHandler(
      HTTPHandler(
        sessions, place, keys, connections, ownNames: ownNames, isSecure: isSecure, decoder: decoder,
        removable: [encoder, pipelineLimit, pipelining, errors]))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    startDeadline(sessions.limits.requestTime, context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    upload?.cancel()
    upload = nil
    forgetAnswer()
  }

  private func startDeadline(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.value.eventLoop.scheduleTask(in: time) { context.value.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasUpgraded else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      // Whoever waits to be told to go on is told at once what becomes of the request: nothing here takes a body.
      if let expectation = head.headers.first(name: "Expect"), head.version != .http1_0 {
        return refuse(expectation, of: head, context)
      }
      guard head.method == .POST, place.path(of: head.uri).hasPrefix("/upload/") else {
        request = head
        return
      }
      deadline?.cancel()
      var head = head
      guard let caller = admit(&head, context) else { return }
      receiveUpload(head, place.path(of: head.uri).prefix { $0 != "?" }, caller, context)
    case .body(let bytes): upload?.take(bytes, self, context)
    case .end:
      if let upload { return upload.end(self, context) }
      guard let request else { return }
      self.request = nil
      deadline?.cancel()
      answer(request, context)
    }
  }

  private func refuse(_ expectation: String, of request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let text = "Nothing here takes what a request sends behind its head, so '\(expectation.prefix(40))' is refused.\n"
    respond(.text(.expectationFailed, text), to: request, context, keepsAlive: false)
  }

  /// Who asks; nil if they are not answered here, and have been told so.
  private func admit(_ request: inout HTTPRequestHead, _ context: ChannelHandlerContext) -> Caller? {
    guard request.headers["Host"].count == 1 || request.version == .http1_0 else {
      respond(.text(.badRequest, "The request must name one host.\n"), to: request, context)
      return nil
    }
    guard request.takeHostFromTarget() else {
      respond(.text(.badRequest, "The request's address must name a host, and nobody.\n"), to: request, context)
      return nil
    }
    let caller = Caller(request.headers, peer: context.remoteAddress?.ipAddress, isSecure: isSecure, place)
    report(caller)
    guard isOwn(caller.host) else {
      // Whoever runs the app sees what would help.
      let text = "This server does not go by that name. Behind a proxy, --public-origin or --allowed-host names it.\n"
      respond(.text(.misdirectedRequest, text), to: request, context)
      return nil
    }
    if let refusal = sessions.windowKey?.refusal(request, port: context.localAddress?.port ?? 0) {
      respond(refusal, to: request, context)
      return nil
    }
    return caller
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    var request = request
    guard let caller = admit(&request, context) else { return }
    guard request.method == .GET || request.method == .HEAD else {
      respond(.text(.methodNotAllowed, "Only GET and HEAD are answered here.\n", [("Allow", "GET, HEAD")]), to: request, context)
      return
    }
    let uri = place.path(of: request.uri)
    let path = uri.prefix { $0 != "?" }
    if let outer = sessions.outerPage, path == "/" ? Self.isForPerson(request.headers) : true {
      if let file = outer.files[String(path)] { return respond(Response(file), to: request, context) }
      if let make = outer.answers[String(path)] {
        return answer(request, context) { _ in
          Response(status: .ok, headers: [("Content-Type", "application/json")], body: Array(make()))
        }
      }
    }
    if let address = PageAddress(uri: uri, sessions.addresses) {
      if address.hasForeignValues {
        sessions.log(.info, "left out what an address says that this app has not made", kind: "address")
      }
      // Opening a page evaluates views, with values of its address. A picture, a script or a frame of another site must not do that, and
      // nor must a browser that only thinks that somebody might want the page.
      guard Self.isForPerson(request.headers, inFrame: sessions.outerPage != nil) else {
        respond(.text(.forbidden, "A page is opened, not fetched.\n"), to: request, context)
        return
      }
      // A request for its head alone opens no scene.
      if request.method == .HEAD {
        let uri = request.uri
        answer(request, context) { sessions in sessions.canOpen(address.scene) ? .html(nil) : .noScene(uri) }
      } else {
        openPage(at: address, request, caller, context)
      }
      return
    }
    switch path {
    case "/health": sendHealth(request, context)
    case "/ready": sendReadiness(request, caller, context)
    case "/metrics": sendMetrics(request, caller, context)
    case "/socket": upgrade(request, caller, context)
    case "/layout" where sessions.tellsLayout: sendLayout(request, context)
    case _ where path.hasPrefix("/image/"): sendImage(path, for: request, context)
    case _ where path.hasPrefix("/file/"): sendFile(path, for: request, caller, context)
    default:
      let resource = PageResource.all.first { $0.has(path) }
      respond(resource?.response(at: path) ?? .text(.notFound, "There is nothing at \(path).\n"), to: request, context)
    }
  }

  /// The page is made on the main actor, where the views are.
  private func openPage(
    at address: PageAddress, _ request: HTTPRequestHead, _ caller: Caller, _ context: ChannelHandlerContext
  ) {
    let channel = context.channel
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let sessions = sessions
    let cookies = request.headers["Cookie"]
    let known = keys.browsers(inCookies: cookies).first
    let browser = known ?? keys.newBrowser()
    let visitor = Visitor(request, caller, browser: browser)
    let isSecure = caller.isSecure || place.isSecure
    let newCookies =
      known == nil ? [keys.cookie(for: browser, isSecure: isSecure)] + keys.expired(inCookies: cookies, isSecure: isSecure) : []
    let base = place.base
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        sessions.hear(visitor) {
          // Who has gone meanwhile needs no scene.
          guard channel.isActive else { return }
          let isKnown = sessions.canOpen(address.scene)
          let page = isKnown ? sessions.openPage(at: address, for: visitor) : nil
          let isFramed = sessions.outerPage != nil
          let refusal: Response = isKnown ? .busy(isEnding: sessions.isDraining, base: base) : .noScene(request.uri)
          channel.executeIfActive { _ in
            let (handler, context) = bound.value
            var response = page.map { Response.html($0, isFramed: isFramed) } ?? refusal
            if page != nil { response.headers += newCookies.map { ("Set-Cookie", $0) } }
            handler.respond(response, to: request, context)
          }
        }
      }
    }
  }

  /// - Parameter inFrame: Whether a page of this server may show it in a frame.
  private static func isForPerson(_ headers: HTTPHeaders, inFrame: Bool = false) -> Bool {
    if let mode = headers.first(name: "Sec-Fetch-Mode"), mode != "navigate" { return false }
    if let destination = headers.first(name: "Sec-Fetch-Dest"), destination != "document" {
      guard inFrame, destination == "iframe", headers.first(name: "Sec-Fetch-Site") == "same-origin" else { return false }
    }
    let purposes = headers["Sec-Purpose"] + headers["Purpose"] + headers["X-Moz"]
    return !purposes.contains { $0.lowercased().hasPrefix("prefetch") }
  }

  /// A page from another name that was made to point here must not get at the app: where only this machine is served, the name
  /// must be one of this machine.
  private func isOwn(_ host: String?) -> Bool {
    guard let ownNames, let host else { return true }
    return ownNames.contains(PublicAddress.name(ofHost: host))
  }

  // MARK: Answers

  /// An answer on its way.
  private struct Underway {
    /// Its body.
    let bytes: [UInt8]
    let image: ImageBytes?
    /// What is sent in place of the bytes.
    let file: SentFile?
    var count: Int { file?.size ?? bytes.count }
    let keepsAlive: Bool
    var sent = 0
    /// What it is called among all; nil if it is short.
    let number: Int?
  }

  /// - Parameter keepsAlive: False ends the connection in any case.
  func respond(
    _ response: Response, to request: HTTPRequestHead, _ context: ChannelHandlerContext, keepsAlive mayKeep: Bool = true
  ) {
    // Whoever has gone meanwhile needs none, and nothing would end it.
    guard context.channel.isActive else { return }
    var response = response
    var headers = HTTPHeaders(response.headers)
    if response.isCompressible {
      headers.add(name: "Vary", value: "Accept-Encoding")
      let isAccepted = Gzip.isAccepted(request.headers["Accept-Encoding"])
      if isAccepted, let gzip = response.gzip ?? response.body.flatMap({ Gzip.compress($0) }) {
        headers.add(name: "Content-Encoding", value: "gzip")
        response.body = gzip
      }
    }
    if let count = response.file?.size ?? response.body?.count { headers.add(name: "Content-Length", value: "\(count)") }
    headers.add(name: "Cache-Control", value: response.caching)
    headers.add(name: "X-Content-Type-Options", value: "nosniff")
    headers.add(name: "Referrer-Policy", value: "no-referrer")
    headers.add(name: "Cross-Origin-Resource-Policy", value: "same-origin")
    // The decoder reads nothing behind a request for another protocol, so such a connection cannot be kept.
    let keepsAlive = mayKeep && request.isKeepAlive && !request.headers.contains(name: "Upgrade") && request.method != .CONNECT
    if !keepsAlive {
      headers.add(name: "Connection", value: "close")
    } else if request.version == .http1_0 {
      headers.add(name: "Connection", value: "keep-alive")
    }
    let head = HTTPResponseHead(version: request.version, status: response.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let body = request.method == .HEAD ? [] : response.body ?? []
    // This connection may be the one that has to go for it.
    let number = body.count > Self.partSize ? connections.answers.begin(body, on: context.channel) : nil
    let file = request.method == .HEAD ? nil : response.file
    underway = Underway(bytes: body, image: response.image, file: file, keepsAlive: keepsAlive, number: number)
    sendPart(context)
  }

  /// Sends the next part of the answer. The one behind it comes when this one has been taken, so that nobody has more of it made than
  /// they read.
  private func sendPart(_ context: ChannelHandlerContext) {
    guard context.channel.isActive, let answer = underway else { return }
    startDeadline(sessions.limits.answerTime, context)
    let part =
      answer.file.map { $0.bytes(at: answer.sent, count: min(Self.partSize, $0.size - answer.sent))[...] }
      ?? answer.bytes[answer.sent...].prefix(Self.partSize)
    // A file that has become shorter meanwhile cannot be what was announced.
    if part.isEmpty, answer.sent < answer.count { return context.close(promise: nil) }
    underway?.sent += part.count
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let buffer = context.channel.allocator.buffer(bytes: part)
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(buffer)))).whenSuccess {
      // Not within the writing: of many requests that are there already, each would be answered within the one before.
      bound.eventLoop.execute {
        let (handler, context) = bound.value
        handler.partWasTaken(context)
      }
    }
  }

  private func partWasTaken(_ context: ChannelHandlerContext) {
    guard context.channel.isActive, let answer = underway else { return }
    guard answer.sent == answer.count else { return sendPart(context) }
    forgetAnswer()
    guard answer.keepsAlive else {
      return lingers ? startDeadline(sessions.limits.uploads.refusedTime, context) : context.close(promise: nil)
    }
    startDeadline(sessions.limits.requestTime, context)
    // This lets the next request in.
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func forgetAnswer() {
    if let number = underway?.number { connections.answers.end(number) }
    underway = nil
  }

  // MARK: WebSocket

  private func upgrade(_ request: HTTPRequestHead, _ caller: Caller, _ context: ChannelHandlerContext) {
    switch WebSocketUpgrade.check(request, caller, place) {
    case .failure(let refusal):
      respond(.text(refusal.status, refusal.reason, refusal.headers), to: request, context)
    case .success(let upgrade):
      hasUpgraded = true
      let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: upgrade.responseHeaders)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      // The writing may have found the connection gone.
      guard context.channel.isActive else { return }
      do {
        let pipeline = context.pipeline.syncOperations
        let browsers = keys.browsers(inCookies: request.headers["Cookie"])
        try WebSocketConnection.addHandlers(
          to: pipeline, sessions, connections, browsers: browsers, user: caller.user, compresses: upgrade.compresses)
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

extension HTTPRequestHead {
  /// A request for a whole address names its host there (RFC 9112, section 3.2.2), whatever its header says.
  ///
  /// - Returns: Whether the address names a host, and no user beside it.
  fileprivate mutating func takeHostFromTarget() -> Bool {
    guard let scheme = ["http://", "https://"].first(where: { uri.prefix($0.count).lowercased() == $0 }) else { return true }
    let target = uri.dropFirst(scheme.count)
    let host = target.prefix { $0 != "/" && $0 != "?" }
    guard !host.isEmpty, !host.contains("@") else { return false }
    headers.replaceOrAdd(name: "Host", value: String(host))
    let path = target.dropFirst(host.count)
    uri = path.hasPrefix("/") ? String(path) : "/" + path
    return true
  }
}
