import SwiftUI
import Testing

@testable import BrowserHosting

/// An app in windows of its own answers those, and nobody else on the machine.
@MainActor
@Suite("The key of windows") struct WindowKeyTests {
  private static let key = "0123456789abcdefghijklmno"

  private func server() throws -> TestServer {
    TestApp.nextSignal = Signal()
    return try TestServer(app: AppGraph(TestApp.self), windowKey: WindowKey(Self.key))
  }

  private func cookie(_ server: TestServer, _ key: String = key, port: Int? = nil) -> String {
    "Cookie: other=1; oriel-key-\(port ?? server.port)=\(key)\r\n"
  }

  private func status(_ path: String, _ server: TestServer, _ headers: String = "", host: String? = nil) async throws -> Int {
    try await server.connect().get(path, host: host ?? server.authority, headers: headers).status
  }

  @Test("with the key each path is answered as ever") func withTheKey() async throws {
    let server = try server()
    defer { server.stop() }
    let page = try await server.connect().get("/", host: server.authority, headers: cookie(server))
    #expect(page.status == 200 && page.text.contains("Count: "))
    for path in ["/health", "/ready", PageResource.script.path] {
      #expect(try await status(path, server, cookie(server)) == 200, "\(path)")
    }
    #expect(try await status("/nothing", server, cookie(server)) == 404)
  }

  @Test(
    "without it no path says anything",
    arguments: ["/", "/settings", "/health", "/ready", "/metrics", "/socket", "/nothing", "/image/1"])
  func without(path: String) async throws {
    let server = try server()
    defer { server.stop() }
    let answer = try await server.get(path)
    #expect(answer.status == 403 && answer.headers["set-cookie"] == nil)
    #expect(
      answer.text
        == "This app is shown in a window of its own, and nowhere else. Start it without --window to open it in a browser.\n")
    #expect(server.sessions.count == 0)
  }

  @Test("a wrong key is none") func wrong() async throws {
    let server = try server()
    defer { server.stop() }
    let wrong = [
      cookie(server, ""), cookie(server, "0123456789abcdefghijklmnp"), cookie(server, Self.key + "x"),
      cookie(server, String(Self.key.dropLast())), cookie(server, String(repeating: "0", count: 4000)),
      cookie(server, port: server.port + 1), "Cookie: oriel-key=\(Self.key)\r\n", "X-Key: \(Self.key)\r\n",
    ]
    for headers in wrong { #expect(try await status("/", server, headers) == 403, "\(headers)") }
  }

  @Test("the key opens nothing under another name of the host") func otherHost() async throws {
    let server = try server()
    defer { server.stop() }
    #expect(try await status("/", server, cookie(server), host: "attacker.example:\(server.port)") == 421)
    #expect(try await status("/enter?key=\(Self.key)", server, host: "attacker.example:\(server.port)") == 421)
  }

  @Test("no socket comes about without the key") func socket() async throws {
    let server = try server()
    defer { server.stop() }
    func answer(_ cookie: String) async throws -> HTTPAnswer {
      let connection = try await server.connect()
      try await connection.send(WebSocketClient.request(host: server.authority, headers: ["Cookie": cookie]))
      return try await connection.answer(hasBody: false)
    }
    #expect(try await answer(TestBrowser.cookie).status == 403)
    #expect(try await answer("oriel-key-\(server.port)=\(Self.key)").status == 101)
  }

  @Test("where there is no window a browser gets the key from an address") func enter() async throws {
    let server = try server()
    defer { server.stop() }
    let answer = try await server.get(WindowKey(Self.key).address)
    #expect(answer.status == 303 && answer.headers["location"] == "/")
    let cookie = "oriel-key-\(server.port)=\(Self.key); Path=/; HttpOnly; SameSite=Lax"
    #expect(answer.headers["set-cookie"] == cookie)
    for path in ["/enter", "/enter?key=", "/enter?key=wrong", "/enter?other=\(Self.key)", "/other?key=\(Self.key)"] {
      #expect(try await server.get(path).status == 403, "\(path)")
    }
  }

  @Test("two apps have two keys, which nobody guesses") func keys() {
    let (one, other) = (WindowKey(), WindowKey())
    #expect(one.text != other.text && one.text.count > 20)
  }
}
