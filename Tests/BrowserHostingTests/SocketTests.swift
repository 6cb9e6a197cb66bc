import Foundation
import NIOCore
import Testing

@testable import BrowserHosting

/// What breaks the rules ends its own connection, with one line in the log, and nothing else.
@MainActor
@Suite struct SocketTests {
  struct Violation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let frames: [[UInt8]]
    let code: Int

    init(_ name: String, _ frames: [[UInt8]], _ code: Int) {
      testDescription = name
      self.frames = frames
      self.code = code
    }

    init(text: String, _ code: Int) {
      self.init("text \(text)", [WebSocketClient.frame(.text, Array(text.utf8))], code)
    }
  }

  nonisolated static let violations: [Violation] = {
    func frame(
      _ opcode: WebSocketClient.Opcode, _ count: Int, isFinal: Bool = true, isMasked: Bool = true, reserved: UInt8 = 0
    ) -> [UInt8] {
      WebSocketClient.frame(
        opcode, [UInt8](repeating: 0x31, count: count), isFinal: isFinal, isMasked: isMasked, reserved: reserved)
    }
    let piece = 60_000
    return [
      Violation("not masked", [frame(.text, 1, isMasked: false)], 1002),
      Violation("not masked, with more behind", [frame(.text, 1, isMasked: false), frame(.text, 1), frame(.ping, 1)], 1002),
      Violation("a ping that is not masked", [frame(.ping, 0, isMasked: false)], 1002),
      Violation("a first reserved bit", [frame(.text, 1, reserved: 0x40)], 1002),
      Violation("a second reserved bit", [frame(.text, 1, reserved: 0x20)], 1002),
      Violation("a third reserved bit", [frame(.ping, 1, reserved: 0x10)], 1002),
      Violation("an unknown opcode", [frame(.unknown, 1)], 1002),
      Violation("a fragmented ping", [frame(.ping, 1, isFinal: false)], 1002),
      Violation("a long ping", [frame(.ping, 126)], 1002),
      Violation("a long closing frame", [frame(.close, 126)], 1002),
      Violation("a continuation of nothing", [frame(.continuation, 1)], 1002),
      Violation("two beginnings", [frame(.text, 1, isFinal: false), frame(.text, 1)], 1002),
      Violation("a long frame", [frame(.text, 65_537)], 1009),
      Violation("a frame of which only the head comes", [[0x81, 0xff, 0, 0, 0, 0, 0x11, 0xe1, 0xa3, 0, 1, 2, 3, 4]], 1009),
      Violation("an impossible length", [[0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]], 1009),
      Violation(
        "a long message",
        [frame(.text, piece, isFinal: false)] + [[UInt8]](repeating: frame(.continuation, piece, isFinal: false), count: 4), 1009),
      Violation(
        "many small fragments",
        [frame(.text, 0, isFinal: false)] + [[UInt8]](repeating: frame(.continuation, 0, isFinal: false), count: 300), 1009),
      Violation("binary", [frame(.binary, 3)], 1003),
      Violation("not UTF-8", [WebSocketClient.frame(.text, [0x22, 0xc3, 0x28, 0x22])], 1007),
      Violation("a surrogate in UTF-8", [WebSocketClient.frame(.text, [0x22, 0xed, 0xa0, 0x80, 0x22])], 1007),
      Violation("a closing frame with half a code", [frame(.close, 1)], 1002),
      Violation("a closing frame with a code that is not sent", [WebSocketClient.frame(.close, [0x03, 0xed])], 1002),
      Violation("a closing frame whose reason is not UTF-8", [WebSocketClient.frame(.close, [0x03, 0xe8, 0xff])], 1007),
      Violation(text: "", 1007), Violation(text: "no JSON", 1007), Violation(text: "[1,0,\"press\",1", 1007),
      Violation(text: "{}", 1008), Violation(text: "[]", 1008), Violation(text: "1", 1008), Violation(text: "null", 1008),
      Violation(text: "[1]", 1008), Violation(text: "[1,0]", 1008), Violation(text: "[1,0,\"jump\",1]", 1008),
      Violation(text: "[1,0,\"press\"]", 1008), Violation(text: "[1,0,\"press\",\"1\"]", 1008),
      Violation(text: "[1,0,\"press\",-1]", 1008), Violation(text: "[1,0,\"press\",4294967296]", 1008),
      Violation(text: "[1,0,\"press\",1,2]", 1008), Violation(text: "[1,0,\"toggle\",1]", 1008),
      Violation(text: "[1,0,\"toggle\",1,\"true\"]", 1008), Violation(text: "[1,0,\"edit\",1,\"a\"]", 1008),
      Violation(text: "[1,0,\"edit\",1,\"a\",-1]", 1008), Violation(text: "[1,0,\"edit\",1,\"a\",1,1]", 1008),
      Violation(text: "[-1,0,\"press\",1]", 1008), Violation(text: "[1,-1,\"press\",1]", 1008), Violation(text: "[0,-1]", 1008),
      Violation(text: "[1.5,0,\"press\",1]", 1008), Violation(text: "[1,0,\"press\",[1]]", 1008),
      Violation(text: "[1,0,\"press\",null]", 1008), Violation(text: "[2,0,\"press\",1]", 1008),
      Violation(text: String(repeating: "[", count: 60_000), 1007),
    ]
  }()

  @Test(arguments: violations)
  func aViolationEndsItsConnection(violation: Violation) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let other = try await server.openWindow()
    let (_, socket) = try await server.openWindow()
    try await socket.connection.send(violation.frames.flatMap { $0 })
    #expect(try await socket.closeCode() == violation.code)
    #expect(try await socket.connection.takeAll().isEmpty)
    #expect(server.logBook.lines.count == 1, "\(server.logBook.lines)")

    try await other.socket.send("[1,0,\"press\",\(other.page.buttonID("Add"))]")
    #expect(try await other.socket.message() == "[1,1,[[\"t\",\(other.page.countID),\"Count: 1\"]]]")
  }

  @Test func nothingBehindARefusedMessageCounts() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let press = "\"press\",\(page.buttonID("Add"))]"
    try await socket.connection.send(
      ["[2,0,\(press)", "[3,0,\(press)", "[1,0,\(press)"].flatMap { WebSocketClient.frame(.text, Array($0.utf8)) })
    #expect(try await socket.closeCode() == 1008)
    #expect(server.logBook.lines.count == 1)
    #expect(try await server.get("/").text.contains(">Count: 0</span>"))
  }

  @Test func anUnknownScene() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    let socket = try await WebSocketClient(server.connect(), host: server.authority, scene: page.scene + "x")
    #expect(try await socket.closeCode() == 4404)
    #expect(try await server.join(page).message() == "[0,0,[]]")
  }

  @Test(arguments: [1000, 1001, 1011, 3000, 4999])
  func closingIsAnsweredWithTheSameCode(code: Int) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    try await socket.connection.send(
      WebSocketClient.frame(.close, [UInt8(code >> 8), UInt8(code & 0xff)] + Array("goodbye".utf8)))
    #expect(try await socket.closeCode() == code)
    #expect(try await socket.connection.takeAll().isEmpty)
    #expect(server.logBook.lines.isEmpty)
  }

  @Test func closingWithoutACodeIsAnsweredWithoutOne() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    try await socket.connection.send(WebSocketClient.frame(.close, []))
    #expect(try await socket.closeCode() == nil)
    #expect(try await socket.connection.takeAll().isEmpty)
  }

  @Test func aPageThatAnswersNoPingsIsClosed() async throws {
    /// How many pings come until the server ends the connection, or until there are five.
    func pings(every milliseconds: Int64, isAnswering: Bool) async throws -> Int {
      var limits = ServerLimits.patient
      limits.heartbeat = .milliseconds(milliseconds)
      let server = try TestServer(limits: limits)
      defer { server.stop() }
      let socket = try await server.join(server.openPage())
      var count = 0
      while count < 5, let frame = try? await socket.nextFrame() {
        guard frame.opcode == WebSocketClient.Opcode.ping.rawValue else { continue }
        count += 1
        if isAnswering { try? await socket.connection.send(WebSocketClient.frame(.pong, frame.payload)) }
      }
      #expect(server.logBook.lines.isEmpty)
      return count
    }
    #expect(try await pings(every: 20, isAnswering: false) == 3)
    // Whoever answers gets more. On a busy machine an answer may come too late for a short interval.
    var most = 0
    for interval: Int64 in [20, 200, 2_000, 20_000] where most < 5 { most = try await pings(every: interval, isAnswering: true) }
    #expect(most == 5)
  }

  @Test func pingIsAnsweredAlsoBetweenFragments() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let press = Array("[1,0,\"press\",\(page.buttonID("Add"))]".utf8)
    try await socket.connection.send(WebSocketClient.frame(.text, Array(press[..<5]), isFinal: false))
    try await socket.connection.send(WebSocketClient.frame(.ping, Array("here?".utf8)))
    let pong = try await socket.nextFrame()
    #expect(pong.opcode == 10 && pong.payload == Array("here?".utf8))
    try await socket.connection.send(WebSocketClient.frame(.continuation, [], isFinal: false))
    try await socket.connection.send(WebSocketClient.frame(.continuation, Array(press[5...])))
    #expect(try await socket.message() == "[1,1,[[\"t\",\(page.countID),\"Count: 1\"]]]")
  }

  @Test func aFrameArrivesByteByByte() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    for byte in WebSocketClient.frame(.text, Array("[1,0,\"press\",\(page.buttonID("Add"))]".utf8)) {
      try await socket.connection.send([byte])
    }
    #expect(try await socket.message() == "[1,1,[[\"t\",\(page.countID),\"Count: 1\"]]]")
  }

  @Test func aLongMessageWithinTheLimitsIsTaken() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let text = String(repeating: "é", count: 100_000)
    let message = Array("[1,0,\"edit\",\(page.fieldID),\"\(text)\",1]".utf8)
    var frames: [UInt8] = []
    for start in stride(from: 0, to: message.count, by: 50_001) {
      let end = min(start + 50_001, message.count)
      frames += WebSocketClient.frame(
        start == 0 ? .text : .continuation, Array(message[start..<end]), isFinal: end == message.count)
    }
    try await socket.connection.send(frames)
    #expect(try await socket.message().contains("<b>\(text)</b>"))
  }

  @Test(arguments: 0..<4)
  func aLongMessageComesInPartsOfWholeCharacters(shift: Int) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let text = String(repeating: "x", count: shift) + String(repeating: "😀", count: 14_000)
    for number in 1...2 {
      try await socket.send("[\(number),0,\"edit\",\(page.fieldID),\"\(text)\(number)\",\(number)]")
      let parts = try await socket.messageParts()
      #expect(parts.count > 3 && parts.allSatisfy { $0.utf8.count <= SocketLink.partLimit })
      let message = parts.dropLast().map { $0.dropFirst() }.joined() + parts.last!
      #expect(message.contains("<b>\(text)\(number)</b>"))
      #expect(throws: Never.self) { _ = try JSONSerialization.jsonObject(with: Data(message.utf8)) }
    }
    // Short ones come between them as they are.
    try await socket.send("[3,0,\"press\",\(page.buttonID("Add"))]")
    #expect(try await socket.messageParts() == ["[3,3,[[\"t\",\(page.countID),\"Count: 1\"]]]"])
  }

  @Test func aMessageThatFitsIsOnePart() {
    for count in [1, SocketLink.partLimit - 1, SocketLink.partLimit] {
      let message = ByteBuffer(string: String(repeating: "a", count: count))
      #expect(SocketLink.parts(of: message) == [message])
    }
    let parts = SocketLink.parts(of: ByteBuffer(string: String(repeating: "a", count: SocketLink.partLimit + 1)))
    #expect(parts.map(\.readableBytes) == [SocketLink.partLimit, 2])
    #expect(String(buffer: parts[0]).hasPrefix("+a") && String(buffer: parts[1]) == "aa")
  }

  @Test func theLastPartNeverBeginsLikeTheOthers() {
    let limit = SocketLink.partLimit
    for count in [limit - 2, limit - 1, limit, 2 * limit - 4, 2 * limit - 3, 2 * limit - 2, 2 * limit - 1, 100_000] {
      let message = "[" + String(repeating: "+", count: count) + "]"
      let parts = SocketLink.parts(of: ByteBuffer(string: message)).map { String(buffer: $0) }
      #expect(parts.firstIndex { !$0.hasPrefix("+") } == parts.count - 1)
      #expect(parts.allSatisfy { $0.utf8.count <= limit })
      #expect(parts.dropLast().map { $0.dropFirst() }.joined() + parts.last! == message)
    }
  }

  @Test func whatIsSentFasterThanItIsHandledIsNotLost() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let text = String(repeating: "x", count: 60_000)
    var frames: [UInt8] = []
    for number in 1...12 {
      frames += WebSocketClient.frame(.text, Array("[\(number),0,\"edit\",\(page.fieldID),\"\(text)\(number)\",\(number)]".utf8))
    }
    async let sent: Void = socket.connection.send(frames)
    try await sent
    var newest = ""
    repeat { newest = try await socket.message() } while !newest.hasPrefix("[12,12,")
    #expect(newest.contains("x12</b>"))
  }
}
