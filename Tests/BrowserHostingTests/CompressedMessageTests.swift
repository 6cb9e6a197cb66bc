import NIOCore
import Testing

@testable import BrowserHosting

/// Messages are compressed by permessage-deflate (RFC 7692) where the page offers it, each by itself.
@MainActor
@Suite("Compressed messages") struct CompressedMessageTests {
  private static func window(_ server: TestServer) async throws -> (page: TestPage, socket: WebSocketClient) {
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(
      WebSocketClient.request(
        host: server.authority, headers: ["Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"]))
    let answer = try await connection.answer(hasBody: false)
    #expect(answer.status == 101)
    #expect(answer.headers["sec-websocket-extensions"] == MessageDeflate.agreement)
    let socket = WebSocketClient(upgraded: connection)
    try await socket.send(WebSocketClient.join(page.scene))
    #expect(try await socket.message() == "[0,0,[]]")
    return (page, socket)
  }

  /// As a page sends it.
  nonisolated static func frame(_ text: String) -> [UInt8]? {
    guard let data = MessageDeflate.compressed(ByteBuffer(string: text)) else { return nil }
    return WebSocketClient.frame(.text, Array(data.readableBytesView), reserved: 0x40)
  }

  private func text(_ bytes: [UInt8], limit: Int = 1000) throws -> String {
    String(buffer: try MessageDeflate.inflated(ByteBuffer(bytes: bytes), limit: limit))
  }

  // MARK: The agreement

  @Test(
    arguments: [
      (["permessage-deflate"], true), (["permessage-deflate; client_max_window_bits"], true),
      (["Permessage-Deflate ; client_max_window_bits=10"], true), ([#"permessage-deflate;client_max_window_bits="15""#], true),
      (["permessage-deflate; server_no_context_takeover; client_no_context_takeover"], true),
      (["x-webkit-deflate-frame, permessage-deflate"], true), (["other", "permessage-deflate"], true),
      (["permessage-deflate; server_max_window_bits=10, permessage-deflate"], true),
      ([], false), ([""], false), (["permessage-deflat"], false), (["permessage-deflate; server_max_window_bits=15"], false),
      (["permessage-deflate; client_max_window_bits=7"], false), (["permessage-deflate; client_max_window_bits=16"], false),
      (["permessage-deflate; client_max_window_bits=x"], false), (["permessage-deflate; client_no_context_takeover=1"], false),
      (["permessage-deflate; unknown"], false), (["permessage-deflate;"], false),
      (["permessage-deflate; client_no_context_takeover; client_no_context_takeover"], false),
    ] as [([String], Bool)])
  func anOfferIsTakenIfAllOfItIsKnown(headers: [String], isTaken: Bool) {
    #expect(MessageDeflate.isOffered(headers) == isTaken)
  }

  @Test func whoOffersNothingGetsNothingCompressed() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority))
    #expect(try await connection.answer(hasBody: false).headers["sec-websocket-extensions"] == nil)
    let socket = WebSocketClient(upgraded: connection)
    try await socket.send(WebSocketClient.join(page.scene))
    #expect(try await socket.message() == "[0,0,[]]")
    let text = String(repeating: "fruit ", count: 1000)
    try await socket.send("[1,0,\"edit\",\(page.fieldID),\"\(text)\",1]")
    #expect(try await socket.message().contains(text))
  }

  // MARK: Messages of the app

  @Test func aLongMessageIsCompressedAndAShortOneIsNot() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await Self.window(server)
    try await socket.send("[1,0,\"press\",\(page.buttonID("Add"))]")
    #expect(try await socket.message() == "[1,1,[[\"t\",\(page.countID),\"Count: 1\"]]]")
    let text = String(repeating: "fruit ", count: 1000)
    try await socket.send("[2,1,\"edit\",\(page.fieldID),\"\(text)\",1]")
    let head = try await socket.connection.take(2)
    #expect(head[0] == 0x80 | 0x40 | WebSocketClient.Opcode.text.rawValue)
    #expect(head[1] == 126)
    let count = try await socket.connection.take(2).reduce(0) { $0 << 8 | Int($1) }
    #expect(count < 300)
    let message = try await self.text(socket.connection.take(count), limit: 10_000)
    #expect(message.hasPrefix("[2,2,[") && message.hasSuffix("]]") && message.contains(text))
  }

  @Test func whatDoesNotBecomeShorterGoesAsItIs() {
    var generator = SystemRandomNumberGenerator()
    let noise = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(MessageDeflate.compressed(ByteBuffer(bytes: noise)) == nil)
    #expect(MessageDeflate.compressed(ByteBuffer()) == nil)
  }

  @Test func compressedAndInflatedAMessageIsTheSame() throws {
    for count in [128, 1000, SocketLink.partLimit, MessageDeflate.shortest + 1, 100_000] {
      let text = String((0..<count).map { Character(UnicodeScalar(UInt8(32 + $0 * $0 % 90))) })
      let data = try #require(MessageDeflate.compressed(ByteBuffer(string: text)))
      #expect(data.readableBytes < count)
      #expect(try self.text(Array(data.readableBytesView), limit: count) == text)
    }
  }

  // MARK: Messages of the page

  /// The examples of section 7.2.3.
  @Test(
    arguments: [
      [0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00], [0x00, 0x05, 0x00, 0xfa, 0xff, 0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x00],
      [0xf3, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00, 0x00],
      [0xf2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xff, 0xff, 0xca, 0xc9, 0xc9, 0x07, 0x00],
    ] as [[UInt8]])
  func theStandardsExamplesAreRead(bytes: [UInt8]) throws {
    #expect(try text(bytes) == "Hello")
  }

  @Test func aCompressedMessageIsHeardInFragmentsWithAPingBetweenThem() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await Self.window(server)
    let spaces = String(repeating: " ", count: 200)
    let message = ByteBuffer(string: "[1,0,\"press\",\(page.buttonID("Add"))]\(spaces)")
    let press = Array(try #require(MessageDeflate.compressed(message)).readableBytesView)
    try await socket.connection.send(WebSocketClient.frame(.text, Array(press[..<5]), isFinal: false, reserved: 0x40))
    try await socket.connection.send(WebSocketClient.frame(.ping, Array("here?".utf8)))
    #expect(try await socket.nextFrame().opcode == 10)
    try await socket.connection.send(WebSocketClient.frame(.continuation, Array(press[5...])))
    #expect(try await socket.message() == "[1,1,[[\"t\",\(page.countID),\"Count: 1\"]]]")
    // The next one need not be compressed.
    try await socket.send("[2,1,\"press\",\(page.buttonID("Add"))]")
    #expect(try await socket.message() == "[2,2,[[\"t\",\(page.countID),\"Count: 2\"]]]")
  }

  nonisolated static let violations: [(name: String, frames: [[UInt8]], code: Int)] = [
    ("nothing that was compressed", [WebSocketClient.frame(.text, [0xFF, 0xFF, 0xFF], reserved: 0x40)], 1007),
    ("the beginning of a block", [WebSocketClient.frame(.text, [0xf2, 0x48, 0xcd], reserved: 0x40)], 1007),
    ("a block that refers to what came before", [WebSocketClient.frame(.text, [0x4a, 0x86, 0x13, 0x00], reserved: 0x40)], 1007),
    ("nothing at all", [WebSocketClient.frame(.text, [0x00], reserved: 0x40)], 1007),
    ("no UTF-8", [WebSocketClient.frame(.text, [0x00, 0x01, 0x00, 0xFE, 0xFF, 0xC3, 0x00], reserved: 0x40)], 1007),
    ("as much as is taken, and one byte", [frame(String(repeating: " ", count: WebSocketConnection.messageLimit + 1))!], 1009),
    ("thirty megabytes", [frame(String(repeating: " ", count: 30 << 20))!], 1009),
    (
      "the bit on a continuation",
      [
        WebSocketClient.frame(.text, [0x00], isFinal: false, reserved: 0x40),
        WebSocketClient.frame(.continuation, [0x00], reserved: 0x40),
      ], 1002
    ),
    ("the bit on a ping", [WebSocketClient.frame(.ping, [0x00], reserved: 0x40)], 1002),
    ("the second bit", [WebSocketClient.frame(.text, [0x00], reserved: 0x60)], 1002),
  ]

  @Test(arguments: violations.indices)
  func aViolationEndsItsConnection(index: Int) async throws {
    let violation = Self.violations[index]
    let server = try TestServer()
    defer { server.stop() }
    let other = try await Self.window(server)
    let (_, socket) = try await Self.window(server)
    try await socket.connection.send(violation.frames.flatMap { $0 })
    #expect(try await socket.closeCode() == violation.code, "\(violation.name)")
    #expect(server.logBook.lines.count == 1, "\(server.logBook.lines)")
    try await other.socket.send("[1,0,\"press\",\(other.page.buttonID("Add"))]")
    #expect(try await other.socket.message() == "[1,1,[[\"t\",\(other.page.countID),\"Count: 1\"]]]")
  }

  @Test func asMuchAsIsTakenIsInflatedAndNotAByteMore() throws {
    let text = String(repeating: "a", count: 70_000)
    let bytes = Array(try #require(MessageDeflate.compressed(ByteBuffer(string: text))).readableBytesView)
    #expect(try self.text(bytes, limit: 70_000) == text)
    #expect(throws: MessageDeflate.Failure.tooLong) { try self.text(bytes, limit: 69_999) }
  }

  @Test func whatIsShortOnItsWayCountsAsItIs() async throws {
    var limits = ServerLimits.patient
    limits.frameBurst = 10
    limits.framesPerSecond = 100
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket) = try await Self.window(server)
    let press = "\"press\",\(page.buttonID("Add"))]"
    let start = ContinuousClock.now
    // As much as 60 frames, which use up all there is twice: what comes next is read when that has come in again.
    try await socket.connection.send(#require(Self.frame("[1,0,\(press)\(String(repeating: " ", count: 250_000))")))
    #expect(try await socket.message().hasPrefix("[1,1,["))
    try await socket.send("[2,1,\(press)")
    #expect(try await socket.message().hasPrefix("[2,2,["))
    #expect(start.duration(to: .now) > .milliseconds(90))
  }
}
