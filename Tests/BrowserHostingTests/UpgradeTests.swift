import Testing

@testable import BrowserHosting

@MainActor
@Suite struct UpgradeTests {
  @Test func theAcceptHeaderIsTheOneOfTheStandard() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority))
    let answer = try await connection.answer(hasBody: false)
    #expect(answer.status == 101)
    #expect(answer.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(answer.headers["upgrade"] == "websocket" && answer.headers["connection"] == "Upgrade")
    let socket = WebSocketClient(upgraded: connection)
    try await socket.send(WebSocketClient.join(page.scene))
    #expect(try await socket.message() == "[0,0,[]]")
  }

  @Test func afterEarlierRequests() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    let page = TestPage(html: try await connection.get("/", host: server.authority).text)
    #expect(try await connection.get("/oriel.js", host: server.authority).status == 200)
    let socket = try await WebSocketClient(connection, host: server.authority, scene: page.scene)
    #expect(try await socket.message() == "[0,0,[]]")
  }

  @Test func behindAPipelinedRequestAndBeforeItsFrames() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    let press = WebSocketClient.frame(.text, Array("[1,0,\"press\",\(page.buttonID("Add"))]".utf8))
    // The page is made on the main actor, so the upgrade has to wait for it.
    try await connection.send(
      Array("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n".utf8)
        + Array(WebSocketClient.request(host: server.authority).utf8) + WebSocketClient.joinFrame(page.scene)
        + press)
    #expect(try await connection.answer().status == 200)
    #expect(try await connection.answer(hasBody: false).status == 101)
    let socket = WebSocketClient(upgraded: connection)
    #expect(try await socket.message() == "[0,0,[]]")
    #expect(try await socket.message() == "[1,1,[[\"t\",\(page.countID),\"Count: 1\"]]]")
  }

  @Test func framesInThePacketOfTheRequestAreNotLost() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    let press = WebSocketClient.frame(.text, Array("[1,0,\"press\",\(page.buttonID("Add"))]".utf8))
    try await connection.send(
      Array(WebSocketClient.request(host: server.authority).utf8) + WebSocketClient.joinFrame(page.scene)
        + press + WebSocketClient.frame(.ping, [7]))
    #expect(try await connection.answer(hasBody: false).status == 101)
    let socket = WebSocketClient(upgraded: connection)
    var messages: Set<String> = []
    for _ in 0..<3 {
      let frame = try await socket.nextFrame()
      messages.insert(frame.opcode == 10 ? "pong \(frame.payload)" : String(decoding: frame.payload, as: UTF8.self))
    }
    #expect(messages == ["[0,0,[]]", "pong [7]", "[1,1,[[\"t\",\(page.countID),\"Count: 1\"]]]"])
  }

  @Test(
    arguments: [
      (["Origin": "http://else.example"], 403), (["Origin": nil], 403), (["Origin": "null"], 403),
      (["Origin": "http://localhost"], 403), (["Sec-WebSocket-Version": "8"], 426), (["Sec-WebSocket-Version": nil], 426),
      (["Sec-WebSocket-Key": "short"], 400), (["Sec-WebSocket-Key": "AAAA"], 400), (["Sec-WebSocket-Key": nil], 400),
      (["Upgrade": "h2c"], 426), (["Upgrade": nil], 426), (["Connection": "keep-alive"], 426), (["Host": "else.example"], 421),
    ] as [([String: String?], Int)])
  func aRefusalIsAnswered(headers: [String: String?], status: Int) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority, headers: headers))
    let answer = try await connection.answer()
    #expect(answer.status == status && !answer.body.isEmpty)
    if headers["Sec-WebSocket-Version"] != nil { #expect(answer.headers["sec-websocket-version"] == "13") }
    // Nothing can follow a request for another protocol, and the client is told so.
    if answer.headers["connection"]?.contains("close") == true { #expect(try await connection.takeAll().isEmpty) }
    #expect(try await server.join(page).message() == "[0,0,[]]")
  }

  @Test(arguments: [
    "", "{}", "[]", "[\"join\"]", "[\"join\",\"x\",0]", "[\"join\",\(PageProtocol.version),\"x\"]",
    "[\"join\",\(PageProtocol.version),1,0]", "[\"join\",\(PageProtocol.version),\"x\",-2]",
    "[\"join\",\(PageProtocol.version),\"x\",\"all\"]", "[\"join\",\(PageProtocol.version),\"x\",0,0]", "[\"leave\",1,\"x\",0]",
    "[1,0,\"press\",1]", "[0,0]",
    "[\"join\",\(PageProtocol.version),\"x\",99999999999999999999]",
    "[\"join\",\(PageProtocol.version),\"\(String(repeating: "x", count: 5000))\",0]",
  ])
  func theFirstMessageMustJoinAScene(message: String) async throws {
    let end = try await end(afterFirst: message)
    #expect(end.code == 1008 && end.lines == 1)
  }

  @Test(
    "a page of another build is told so, whatever else it says, and the log says nothing",
    arguments: [
      "[\"join\",0]", "[\"join\",\(PageProtocol.version + 1),\"x\",0]",
      "[\"join\",\(PageProtocol.version + 1),\"x\",0,\"more\",true]",
    ])
  func otherVersion(message: String) async throws {
    let end = try await end(afterFirst: message)
    #expect(end.code == 4426 && end.lines == 0)
  }

  /// How a connection ends whose first message is this, and how many lines the log has about it.
  private func end(afterFirst message: String) async throws -> (code: Int?, lines: Int) {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority))
    _ = try await connection.answer(hasBody: false)
    let socket = WebSocketClient(upgraded: connection)
    try await socket.send(message)
    let code = try await socket.closeCode()
    return (code, server.logBook.lines.count)
  }

  @Test func aSocketThatJoinsNothingIsClosed() async throws {
    var limits = ServerLimits.patient
    limits.joinTime = .milliseconds(20)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority))
    _ = try await connection.answer(hasBody: false)
    #expect(try await connection.takeAll().isEmpty)
  }

  @Test func anotherProtocolThatIsOfferedIsNotTaken() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send(
      """
      GET / HTTP/1.1\r\nHost: \(server.authority)\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\
      HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n
      """)
    let answer = try await connection.answer()
    #expect(answer.status == 200 && answer.text.contains(">Count: 0</span>"))
    #expect(answer.headers["connection"] == "close")
    #expect(try await connection.takeAll().isEmpty)
  }
}
