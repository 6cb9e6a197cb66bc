import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting

/// Who gives way where all scenes are open and held by pages.
@MainActor
@Suite struct SceneRoomTests {
  private struct Window {
    let page: TestPage
    let socket: WebSocketClient
  }

  private func server(scenes: Int) throws -> TestServer {
    var limits = ServerLimits.patient
    limits.sessions = scenes
    return try TestServer(limits: limits)
  }

  private static func cookie(_ browser: String) -> String {
    String(TestBrowser.keys.cookie(for: browser, isSecure: false).prefix { $0 != ";" })
  }

  /// Asks for something from an address of this machine.
  private func get(_ path: String, _ server: TestServer, host: UInt8, browser: String) async throws -> HTTPAnswer {
    let connection = try await RawConnection(port: server.port, host: host)
    try await connection.send("GET \(path) HTTP/1.1\r\nHost: \(server.authority)\r\nCookie: \(Self.cookie(browser))\r\n\r\n")
    return try await connection.answer()
  }

  private func open(_ server: TestServer, host: UInt8, browser: String) async throws -> Window {
    let answer = try await get("/", server, host: host, browser: browser)
    try #require(answer.status == 200, "\(browser) got \(answer.status)")
    let page = TestPage(html: answer.text)
    let connection = try await RawConnection(port: server.port, host: host)
    let socket = try await WebSocketClient(
      connection, host: server.authority, scene: page.scene, cookie: Self.cookie(browser))
    _ = try await socket.message()
    return Window(page: page, socket: socket)
  }

  private func expectThere(_ window: Window) async throws {
    try await window.socket.connection.send(WebSocketClient.frame(.ping, [7]))
    #expect(try await window.socket.nextFrame().payload == [7])
  }

  @Test("one client that holds all scenes keeps nobody out: what it has used least goes for others")
  func oneHoldsAll() async throws {
    let server = try server(scenes: 4)
    defer { server.stop() }
    var held: [Window] = []
    for _ in 0..<4 { held.append(try await open(server, host: 2, browser: "holder")) }
    // The first one is in use.
    try await held[0].socket.send("[1,0,\"press\",\(held[0].page.buttonID("Add"))]")
    _ = try await held[0].socket.message()
    #expect(try await get("/", server, host: 2, browser: "holder").status == 503)
    #expect(try await get("/ready", server, host: 2, browser: "holder").status == 503)
    #expect(try await get("/ready", server, host: 3, browser: "ada").status == 200)
    _ = try await open(server, host: 3, browser: "ada")
    #expect(try await held[1].socket.closeCode() == 4404)
    let grace = try await open(server, host: 4, browser: "grace")
    #expect(try await held[2].socket.closeCode() == 4404)
    try await expectThere(grace)
    #expect(server.sessions.count == 4)
    #expect(server.sessions.session(held[0].page.scene) != nil && server.sessions.session(held[3].page.scene) != nil)
    #expect(server.sessions.metricsText(connections: 0).contains("oriel_displaced_scenes_total 2\n"))
    #expect(server.logBook.lines.contains { $0.hasPrefix("a scene of whoever has most went for another's") })
  }

  @Test("nobody's only scene goes for another's, and two who have as many take no turns")
  func nobodysOnlyScene() async throws {
    let server = try server(scenes: 3)
    defer { server.stop() }
    let ada = try await open(server, host: 2, browser: "ada")
    let grace = try await open(server, host: 3, browser: "grace")
    let second = try await open(server, host: 3, browser: "grace")
    // She would have as many as the one who gives way.
    #expect(try await get("/", server, host: 2, browser: "ada").status == 503)
    _ = try await open(server, host: 4, browser: "kay")
    #expect(try await grace.socket.closeCode() == 4404)
    #expect(try await get("/", server, host: 5, browser: "joan").status == 503)
    for window in [ada, second] { try await expectThere(window) }
  }

  @Test("where many people have one address, the browser that has most gives way to the others")
  func manyBehindOneAddress() async throws {
    let server = try server(scenes: 4)
    defer { server.stop() }
    let ada = try await open(server, host: 2, browser: "ada")
    var held: [Window] = []
    for _ in 0..<3 { held.append(try await open(server, host: 2, browser: "holder")) }
    let grace = try await open(server, host: 2, browser: "grace")
    #expect(try await held[0].socket.closeCode() == 4404)
    // From elsewhere comes somebody who has none: again it is the holder's.
    let kay = try await open(server, host: 3, browser: "kay")
    #expect(try await held[1].socket.closeCode() == 4404)
    #expect(try await get("/", server, host: 2, browser: "joan").status == 503)
    for window in [ada, grace, kay, held[2]] { try await expectThere(window) }
  }
}
