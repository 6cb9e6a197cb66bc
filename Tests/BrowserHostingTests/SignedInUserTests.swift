import Foundation
import HostedSessions
import NIOHTTP1
import SwiftUI
import Testing

@testable import BrowserHosting

private struct DeskApp: App {
  @MainActor static var end: EndSessionsAction?

  var body: some Scene {
    WindowGroup { DeskView() }
  }
}

private struct DeskView: View {
  @Environment(\.signedInUser) private var user
  @Environment(\.endSessions) private var endSessions

  var body: some View {
    Text("User: \(user ?? "nobody")")
    Button("End mine") { endSessions(of: user ?? "") }.onAppear { DeskApp.end = endSessions }
  }
}

/// Who is signed in, as a proxy in front says.
@MainActor
@Suite(.serialized) struct SignedInUserTests {
  nonisolated static let proxy = ["--user-header", "X-Forwarded-User", "--trusted-proxy", "127.0.0.1"]

  private func serve(_ arguments: [String] = proxy) throws -> TestServer {
    try TestServer(app: AppGraph(DeskApp.self), arguments: arguments)
  }

  private func page(_ server: TestServer, _ user: String?) async throws -> TestPage {
    let header = user.map { "X-Forwarded-User: \($0)\r\n" } ?? ""
    return TestPage(html: try await server.connect().get("/", host: server.authority, headers: header).text)
  }

  private func join(_ server: TestServer, _ page: TestPage, _ user: String?) async throws -> WebSocketClient {
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority, headers: ["X-Forwarded-User": user]))
    _ = try await connection.answer(hasBody: false)
    let socket = WebSocketClient(upgraded: connection)
    try await socket.send(WebSocketClient.join(page.scene))
    return socket
  }

  @Test("an app reads who is signed in, and the log never says it")
  func environment() async throws {
    let server = try serve()
    defer { server.stop() }
    #expect(try await page(server, "ada").html.contains("User: ada"))
    #expect(try await page(server, "Grace Höpper@example").html.contains("User: Grace Höpper@example"))
    #expect(try await page(server, nil).html.contains("User: nobody"))
    #expect(server.logBook.lines.isEmpty)
  }

  @Test("without --user-header nobody is signed in, whatever a proxy says")
  func withoutTheOption() async throws {
    let server = try serve(["--trusted-proxy", "127.0.0.1"])
    defer { server.stop() }
    #expect(try await page(server, "ada").html.contains("User: nobody"))
  }

  @Test("what others than proxies say of users is ignored, in one line of the log")
  func fromElsewhere() async throws {
    let server = try serve(["--user-header", "X-Forwarded-User", "--trusted-proxy", "192.0.2.1"])
    defer { server.stop() }
    for _ in 0..<3 { #expect(try await page(server, "ada").html.contains("User: nobody")) }
    #expect(server.logBook.lines == ["ignored X-Forwarded-User from 127.0.0.1: no --trusted-proxy"])
  }

  @Test("of two names none is believed, and none is no name")
  func twoNames() throws {
    var place = PublicAddress(proxies: [try #require(AddressRange("10.0.0.1"))])
    place.userHeader = "X-Forwarded-User"
    func user(_ names: [String], peer: String = "10.0.0.1") -> String? {
      Caller(HTTPHeaders(names.map { ("x-forwarded-user", $0) }), peer: peer, isSecure: false, place).user
    }
    #expect(user(["ada"]) == "ada" && user(["ada", "bob"]) == nil && user([""]) == nil && user([]) == nil)
    #expect(user(["ada"], peer: "10.0.0.2") == nil)
  }

  @Test("with a secret only the proxy that says it names users, and its address alone is nobody's word")
  func secret() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let secret = "0123456789abcdef!"
    try Data("\(secret)\nwhat stands below counts for nothing".utf8).write(to: file)
    let server = try serve(Self.proxy + ["--proxy-secret", file.path])
    defer { server.stop() }
    func user(_ headers: String) async throws -> String? {
      let said = "X-Forwarded-User: ada\r\n" + headers
      let html = try await server.connect().get("/", host: server.authority, headers: said).text
      return html.firstMatch(of: /User: (\w+)/).map { String($0.1) }
    }
    #expect(try await user("X-Proxy-Secret: \(secret)\r\n") == "ada")
    #expect(server.logBook.lines.isEmpty)
    for wrong in ["", "X-Proxy-Secret: \(secret.dropLast())\r\n", "X-Proxy-Secret: \r\n"] {
      #expect(try await user(wrong) == "nobody")
    }
    // Of two, one is what whoever asked has written.
    let twice = String(repeating: "X-Proxy-Secret: \(secret)\r\n", count: 2)
    #expect(try await user(twice) == "nobody")
    #expect(
      server.logBook.lines == [
        "ignored what 127.0.0.1 says for others: it did not say the --proxy-secret in X-Proxy-Secret"
      ])
    // Who says nothing for others, such as a check of health, is as good as anybody.
    #expect(try await server.get("/health").status == 200 && server.logBook.lines.count == 1)
    var place = PublicAddress(proxies: [try #require(AddressRange("10.0.0.1"))])
    place.proxySecret = ProxySecret(secret)
    let headers: [(String, String)] = [("X-Forwarded-For", "192.0.2.1"), ("Host", "books.example")]
    #expect(Caller(HTTPHeaders(headers), peer: "10.0.0.1", isSecure: false, place).address == "10.0.0.1")
    let said = HTTPHeaders(headers + [("X-Proxy-Secret", secret)])
    #expect(Caller(said, peer: "10.0.0.1", isSecure: false, place).address == "192.0.2.1")
    #expect(Caller(said, peer: "10.0.0.2", isSecure: false, place).address == "10.0.0.2")
  }

  @Test("a secret that can be guessed, or is not there, is refused in one line")
  func wrongSecrets() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    func message(_ arguments: [String]) -> String? {
      #expect(throws: HostOptions.InvalidOption.self) { try HostOptions(arguments: arguments, environment: [:]) }?.description
    }
    let options = ["--trusted-proxy", "127.0.0.1", "--proxy-secret", file.path]
    #expect(message(options) == "--proxy-secret cannot read \(file.path): No such file or directory.")
    for text in ["", "short", "a secret with spaces in it", String(repeating: "a", count: 2000), "0123456789abcdéf"] {
      try Data(text.utf8).write(to: file)
      #expect(
        message(options)?.hasPrefix("--proxy-secret takes a file whose first line is 16 to 1024 letters") == true, "\(text)")
    }
    try Data("0123456789abcdef".utf8).write(to: file)
    #expect(
      message(["--proxy-secret", file.path])
        == "--proxy-secret needs --trusted-proxy, too: it is what such a proxy says. See --help.")
    let variables = ["ORIEL_TRUSTED_PROXIES": "127.0.0.1", "ORIEL_PROXY_SECRET": file.path]
    #expect(try HostOptions(arguments: [], environment: variables).place.proxySecret == ProxySecret("0123456789abcdef"))
  }

  @Test("where every program of the machine may name users, a line says so at the start")
  func openUsers() throws {
    func warning(_ proxy: String, _ header: String? = "X-User", secret: Bool = false) throws -> String? {
      var place = PublicAddress(proxies: [try #require(AddressRange(proxy))])
      place.userHeader = header
      if secret { place.proxySecret = ProxySecret("0123456789abcdef") }
      return place.openUsersWarning
    }
    for proxy in ["127.0.0.1", "127.0.0.0/8", "::1", "0.0.0.0/0", "::/0"] {
      #expect(try warning(proxy)?.contains("--proxy-secret") == true, "\(proxy)")
      #expect(try warning(proxy, nil) == nil && warning(proxy, secret: true) == nil)
    }
    #expect(try warning("10.0.0.0/8") == nil)
  }

  @Test("where other machines reach an app that answers by any name, a line says so at the start")
  func openNames() {
    for host in ["0.0.0.0", "::", "192.168.1.5", "example.org"] {
      #expect(PublicAddress().openNamesWarning(host: host)?.contains("--allowed-host") == true, "\(host)")
      #expect(PublicAddress(hosts: ["example.org"]).openNamesWarning(host: host) == nil)
      #expect(PublicAddress(origins: ["https://example.org"]).openNamesWarning(host: host) == nil)
    }
    for host in ["localhost", "127.0.0.1", "127.1.2.3", "::1"] { #expect(PublicAddress().openNamesWarning(host: host) == nil) }
  }

  @Test("a scene is its user's: a socket of another one gets nothing", arguments: ["bob", "Ada", nil])
  func anotherUser(name: String?) async throws {
    let server = try serve()
    defer { server.stop() }
    let page = try await page(server, "ada")
    let socket = try await join(server, page, name)
    let frame = try await socket.nextFrame()
    #expect(frame.opcode == 8 && frame.payload.prefix(2) == [UInt8(4403 >> 8), UInt8(4403 & 255)])
    // It still is the one's whose it is.
    #expect(try await join(server, page, "ada").message().hasPrefix("["))
  }

  @Test("names that look alike are two, and bytes that are no characters are no name")
  func namesInBytes() async throws {
    let server = try serve()
    defer { server.stop() }
    let page = try await page(server, "J\u{F6}rg")
    #expect(try await join(server, page, "Jo\u{308}rg").closeCode() == 4403)
    let request =
      Array("GET / HTTP/1.1\r\nHost: \(server.authority)\r\nX-Forwarded-User: J".utf8) + [0xF6] + Array("rg\r\n\r\n".utf8)
    let connection = try await server.connect()
    try await connection.send(request)
    #expect(try await connection.answer().text.contains("User: nobody"))
    #expect(
      server.logBook.lines == ["ignored X-Forwarded-User: the name of the user is not in UTF-8, so it might be taken for another"]
    )
    let socket = try await join(server, page, "J\u{F6}rg")
    #expect(try await socket.message().hasPrefix("["))
    let end = try #require(DeskApp.end)
    #expect(end(of: "Jo\u{308}rg") == 0 && end(of: "J\u{F6}rg") == 1)
  }

  @Test("the app ends all scenes of a user and no other, those without a page, too")
  func ending() async throws {
    let server = try serve()
    defer { server.stop() }
    let page = try await page(server, "ada")
    let ada = try await join(server, page, "ada")
    _ = try await ada.message()
    let waiting = try await self.page(server, "ada")
    let bob = try await join(server, try await self.page(server, "bob"), "bob")
    _ = try await bob.message()
    let end = try #require(DeskApp.end)
    #expect(end(of: "nobody") == 0 && end(of: "ada") == 2 && end(of: "ada") == 0)
    #expect(try await ada.closeCode() == 4403)
    // Who comes late hears the same.
    for page in [page, waiting] { #expect(try await join(server, page, "ada").closeCode() == 4403) }
    #expect(server.sessions.count == 1)
    #expect(server.logBook.lines == ["ended all sessions of a user: 2 of them"])
    try await bob.connection.send(WebSocketClient.frame(.ping, []))
    #expect(try await bob.nextFrame().opcode == 10)
  }

  @Test("an action may end the scene that it is in, and the action is worth nothing when the app has ended")
  func endingOneself() async throws {
    let server = try serve()
    let page = try await page(server, "ada")
    let socket = try await join(server, page, "ada")
    _ = try await socket.message()
    try await socket.send("[1,0,\"press\",\(page.buttonID("End mine"))]")
    #expect(try await socket.closeCode() == 4403)
    server.stop()
    let end = try #require(DeskApp.end)
    #expect(end(of: "ada") == 0)
  }

  @Test(
    "an option that would let anybody name users is refused",
    arguments: [
      (
        ["--user-header", "X-User"],
        "--user-header needs --trusted-proxy, too: anybody else could write the name of a user there. See --help."
      ),
      (["--user-header=X User"], "--user-header takes the name of a header, such as X-Forwarded-User, not 'X User'."),
    ])
  func options(arguments: [String], message: String) throws {
    let error = #expect(throws: HostOptions.InvalidOption.self) { try HostOptions(arguments: arguments, environment: [:]) }
    #expect(error?.description == message)
    let variables = ["ORIEL_USER_HEADER": "X-User", "ORIEL_TRUSTED_PROXIES": "127.0.0.1"]
    #expect(try HostOptions(arguments: [], environment: variables).place.userHeader == "X-User")
    #expect(throws: HostOptions.InvalidOption.self) {
      try HostOptions(arguments: [], environment: ["ORIEL_USER_HEADER": "X-User"])
    }
  }

  @Test("where no host knows users, nobody is signed in and nothing ends")
  func withoutAHost() {
    #expect(EnvironmentValues().signedInUser == nil && EnvironmentValues().endSessions(of: "ada") == 0)
  }
}
