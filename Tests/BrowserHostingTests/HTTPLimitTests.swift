import Dispatch
import Foundation
import NIOCore
import Testing
import Waiting

@testable import BrowserHosting
@testable import SwiftUICore

@MainActor
@Suite struct HTTPLimitTests {
  @Test(arguments: [
    "nonsense\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.1\r\nHost 1\r\n\r\n", "GET / HTTP/3.7\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}",
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: x\r\n\r\n",
  ])
  func malformedRequests(text: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send(text)
    #expect(try await connection.answer().status == 400)
    #expect(try await connection.takeAll().isEmpty)
    #expect(try await server.get("/").status == 200)
  }

  @Test(arguments: [
    "X-Long: " + String(repeating: "x", count: 100_000) + "\r\n", String(repeating: "X-Many: x\r\n", count: 5000),
  ])
  func tooMuchOfAHeadIsRefused(headers: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    try? await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n\(headers)\r\n")
    let answer = String(decoding: try await connection.takeAll(), as: UTF8.self)
    // The end of the connection may overtake the answer, where the rest of the head was never read.
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400 "))
    #expect(try await server.get("/").status == 200)
  }

  @Test(arguments: ["GET", "POST", "PUT"]) func whoWaitsToBeToldToGoOnIsAnsweredAtOnce(method: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    // The body is sent once the server has said so, which it never does.
    try await connection.send(
      "\(method) / HTTP/1.1\r\nHost: \(server.authority)\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n")
    let answer = try await connection.answer()
    #expect(answer.status == 417 && answer.headers["connection"] == "close" && answer.text.contains("100-continue"))
    #expect(try await connection.takeAll().isEmpty)
    #expect(server.sessions.count == 0)
  }

  @Test func thePageOfWhoIsRefusedIsMadeOnce() {
    func place(_ response: HTTPHandler.Response) -> [UnsafeRawPointer?] {
      [response.body, response.gzip].map { bytes in bytes?.withUnsafeBytes { $0.baseAddress } }
    }
    let first = HTTPHandler.Response.busy(isEnding: false, base: "/once")
    #expect(place(first) == place(.busy(isEnding: false, base: "/once")) && first.gzip != nil)
    for other in [HTTPHandler.Response.busy(isEnding: true, base: "/once"), .busy(isEnding: false, base: "/other")] {
      #expect(place(first) != place(other) && first.body != other.body)
    }
  }

  @Test(arguments: [
    "localhost", "LOCALHOST:1", "localhost.", "localhost.:8080", "127.0.0.1", "[::1]", "[::1]:8080", "localhost:8080",
  ])
  func namesOfThisMachineAreAnswered(host: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    #expect(try await server.connect().get("/", host: host).status == 200)
  }

  @Test(arguments: [
    "else.example", "else.example:8080", "localhost.else.example", "127.0.0.1.else.example", "[::2]", "", ".", "localhost..",
  ])
  func otherNamesAreNotAnswered(host: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    #expect(try await server.connect().get("/", host: host).status == 421)
  }

  @Test func whereOtherMachinesAreServedTheirNamesForThisOneAreAnswered() async throws {
    let server = try TestServer(host: "0.0.0.0")
    defer { server.stop() }
    #expect(server.server.url == "http://127.0.0.1:\(server.port)")
    #expect(try await server.connect().get("/", host: "house.example").status == 200)
  }

  @Test func oneHostMustBeNamed() async throws {
    let server = try TestServer()
    defer { server.stop() }
    for headers in ["", "Host: localhost\r\nHost: localhost\r\n"] {
      let connection = try await server.connect()
      try await connection.send("GET / HTTP/1.1\r\n\(headers)\r\n")
      #expect(try await connection.answer().status == 400)
    }
  }

  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nHost: localhost\r\n", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n",
  ])
  func anUnfinishedRequestEnds(text: String) async throws {
    var limits = ServerLimits.patient
    limits.requestTime = .milliseconds(100)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send(text)
    #expect(try await connection.takeAll().isEmpty)
  }

  @Test func aKeptConnectionEndsAndASocketDoesNot() async throws {
    var limits = ServerLimits.patient
    limits.requestTime = .seconds(1)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket, connection) = try await openWindow(port: server.port)
    #expect(try await connection.takeAll().isEmpty)
    #expect(try await socket.message() == "[0,0,[]]")
    try await socket.send("[1,0,\"press\",\(page.buttonID("Add"))]")
    #expect(try await socket.message().hasPrefix("[1,1,"))
  }

  /// A window, and a connection that has had an answer. On a queue of its own: everything else may be busy for longer than the
  /// server waits.
  nonisolated func openWindow(port: Int) async throws -> (TestPage, WebSocketClient, RawConnection) {
    try await withTaskExecutorPreference(QueueExecutor()) {
      let host = "127.0.0.1:\(port)"
      let page = TestPage(html: try await RawConnection(port: port).get("/", host: host).text)
      let socket = try await WebSocketClient(RawConnection(port: port), host: host, scene: page.scene)
      let connection = try await RawConnection(port: port)
      #expect(try await connection.get("/nowhere", host: host).status == 404)
      return (page, socket, connection)
    }
  }

  /// A connection and its answer, in the same way.
  nonisolated func connect(port: Int) async throws -> (RawConnection, HTTPAnswer) {
    try await withTaskExecutorPreference(QueueExecutor()) {
      let connection = try await RawConnection(port: port)
      return (connection, try await connection.get("/", host: "127.0.0.1:\(port)"))
    }
  }

  @Test func forOneConnectionTooManyTheOldestThatIsNoSocketIsClosed() async throws {
    var limits = ServerLimits.patient
    limits.connections = 3
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    let first = try await server.connect()
    #expect(try await first.get("/nowhere", host: server.authority).status == 404)
    let second = try await server.connect()
    #expect(try await second.get("/nowhere", host: server.authority).status == 404)
    let third = try await server.connect()
    #expect(try await third.get("/nowhere", host: server.authority).status == 404)
    #expect(try await first.takeAll().isEmpty)
    #expect(try await second.get("/nowhere", host: server.authority).status == 404)
    try await socket.connection.send(WebSocketClient.frame(.ping, []))
    #expect(try await socket.nextFrame().opcode == 10)
  }

  @Test func whereAllAreSocketsOneConnectionTooManyIsClosed() async throws {
    var limits = ServerLimits.patient
    limits.connections = 2
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let page = try await server.openPage()
    let sockets = [try await server.join(page), try await server.join(try await server.openPage())]
    _ = try await sockets[0].message()
    _ = try await sockets[1].message()
    // What comes too many is told so, and its page tries again.
    let (connection, answer) = try await connect(port: server.port)
    #expect(answer.status == 503 && answer.text.contains("This page tries again by itself."))
    #expect(answer.headers["content-security-policy"]?.contains("script-src 'sha256-") == true)
    #expect(try await connection.takeAll().isEmpty)
    #expect(server.logBook.lines == ["refused a connection: 2 are open"])
  }

  @Test func socketsThatJoinNothingTakeRoomFromNobody() async throws {
    var limits = ServerLimits.patient
    limits.connections = 4
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    var silent: [RawConnection] = []
    for _ in 0..<6 {
      silent.append(try await RawConnection(port: server.port, host: 2))
      try await silent.last!.send(WebSocketClient.request(host: server.authority))
      #expect(try await silent.last!.answer(hasBody: false).status == 101)
    }
    #expect(try await server.get("/").status == 200)
    try await socket.connection.send(WebSocketClient.frame(.ping, []))
    #expect(try await socket.nextFrame().opcode == 10)
  }

  @Test func aConnectionThatSendsVeryManyRequestsAtOnceEnds() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send(String(repeating: "GET / HTTP/1.1\r\n\r\n", count: 1000))
    let answers = String(decoding: try await connection.takeAll(), as: UTF8.self)
    #expect(answers.components(separatedBy: "HTTP/1.1 400 ").count < 1000)
    #expect(try await server.get("/").status == 200)
  }

  /// More bytes than the system takes for a connection that nobody reads.
  private func image(_ name: String, megabytes: Int = 24) throws -> (image: ImageFile, path: String) {
    let image = try ImageServingTests.image(
      "<svg width=\"1\" height=\"1\"/><!--\(name)\(String(repeating: "x", count: megabytes * 1024 * 1024))-->")
    return (image, try #require(ServedImages.shared.pictures(of: image).first).address)
  }

  private func ask(_ server: TestServer, for path: String, from host: UInt8 = 1) async throws -> RawConnection {
    let connection = try await RawConnection(port: server.port, host: host)
    try await connection.send("GET \(path) HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
    return connection
  }

  @Test func anAnswerMayTakeLongerThanARequest() async throws {
    var limits = ServerLimits.patient
    limits.requestTime = .seconds(2)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (image, path) = try image("slow")
    let connection = try await takeSlowly(path, port: server.port)
    // Then the time for the next request begins.
    #expect(try await connection.takeAll().isEmpty)
    withExtendedLifetime(image) {}
  }

  /// On a queue of its own, as `openWindow`.
  nonisolated func takeSlowly(_ path: String, port: Int) async throws -> RawConnection {
    try await withTaskExecutorPreference(QueueExecutor()) {
      let connection = try await RawConnection(port: port)
      try await connection.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      try await Task.sleep(for: .seconds(3))
      #expect(try await connection.answer().body.count > 24 * 1024 * 1024)
      return connection
    }
  }

  @Test func whoTakesNothingOfAnAnswerIsLeft() async throws {
    var limits = ServerLimits.patient
    limits.answerTime = .milliseconds(500)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (image, path) = try image("left")
    let connection = try await ask(server, for: path)
    // On a busy machine it may have come to its end before anybody looks.
    try await wait(for: "the answer begins") { server.server.connections.answers.count > 0 }
    try await wait(for: "the answer and its connection end") {
      server.server.connections.answers.bytes == 0 && server.server.connections.count == 0
    }
    #expect(try await connection.takeAll().count < 24 * 1024 * 1024)
    withExtendedLifetime(image) {}
  }

  @Test func answersThatNobodyReadsTakeRoomFromNobodyElse() async throws {
    var limits = ServerLimits.patient
    limits.answerBytes = 60 * 1024 * 1024
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let answers = server.server.connections.answers
    let images = try [image("a", megabytes: 22), image("b"), image("c")]
    let own = try await ask(server, for: images[0].path)
    try await wait(for: "the large answer begins") { answers.bytes >= 22 * 1024 * 1024 }
    let first = try await ask(server, for: images[1].path, from: 2)
    try await wait(for: "the first of the others begins") { answers.bytes >= 46 * 1024 * 1024 }
    let second = try await ask(server, for: images[2].path, from: 2)
    // Before that, the second has not even been accepted.
    try await wait(for: "the second of the others begins") { answers.count >= 3 }
    try await wait(for: "two connections are left") { server.server.connections.count == 2 }
    #expect(answers.bytes < limits.answerBytes)
    #expect(try await first.takeAll().count < 24 * 1024 * 1024)
    #expect(try await second.answer().body.count > 24 * 1024 * 1024)
    #expect(try await own.answer().body.count > 22 * 1024 * 1024)
    try await wait(for: "all answers end") { answers.bytes == 0 }
    withExtendedLifetime(images) {}
  }

  @Test func anImageThatManyWantIsThereOnce() async throws {
    var limits = ServerLimits.patient
    limits.answerBytes = 40 * 1024 * 1024
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (image, path) = try image("many")
    var connections: [RawConnection] = []
    for _ in 0..<4 { connections.append(try await ask(server, for: path)) }
    for connection in connections { #expect(try await connection.answer().body.count > 24 * 1024 * 1024) }
    withExtendedLifetime(image) {}
  }

  @Test("a request for a whole address is for the host in it")
  func wholeAddresses() async throws {
    let server = try TestServer()
    defer { server.stop() }
    func status(_ target: String, host: String) async throws -> Int {
      let connection = try await server.connect()
      try await connection.send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      return try await connection.answer().status
    }
    for target in [
      "http://\(server.authority)/", "http://\(server.authority)", "HTTP://localhost?x", "http://localhost/oriel.js",
    ] {
      #expect(try await status(target, host: "else.example") == 200)
    }
    #expect(try await status("http://else.example/", host: "localhost") == 421)
    #expect(try await status("http:///", host: "localhost") == 400)
    #expect(try await status("http://localhost@else.example/", host: "localhost") == 400)
    #expect(try await status("http://localhost/nowhere", host: "localhost") == 404)
  }

  @Test("a page opens where a person goes, and not for a picture or a script of another site")
  func pagesAreNotFetched() async throws {
    let server = try TestServer()
    defer { server.stop() }
    func status(_ mode: String) async throws -> Int {
      let connection = try await server.connect()
      try await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\nSec-Fetch-Mode: \(mode)\r\n\r\n")
      return try await connection.answer().status
    }
    #expect(try await status("navigate") == 200)
    for mode in ["no-cors", "cors", "same-origin"] { #expect(try await status(mode) == 403) }
  }
}

/// Runs a task beside all others.
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "executor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
