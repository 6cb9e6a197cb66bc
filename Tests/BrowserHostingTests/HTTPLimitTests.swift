import Dispatch
import NIOCore
import Testing

@testable import BrowserHosting

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

  @Test(arguments: ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]", "[::1]:8080", "localhost:8080"])
  func namesOfThisMachineAreAnswered(host: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    #expect(try await server.connect().get("/", host: host).status == 200)
  }

  @Test(arguments: ["else.example", "else.example:8080", "localhost.else.example", "127.0.0.1.else.example", "[::2]", ""])
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
    #expect(try await server.connect().takeAll().isEmpty)
    #expect(server.logBook.lines == ["refused a connection: 2 are open"])
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
