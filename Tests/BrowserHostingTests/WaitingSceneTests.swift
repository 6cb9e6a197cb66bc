import Combine
import Foundation
import SwiftUI
import Testing
import Waiting

@testable import BrowserHosting

/// What the app has done.
@MainActor
private final class Deeds {
  static var all: [String] = []
}

private struct BusyView: View {
  @State private var count = 0

  var body: some View {
    Text("Count \(count)")
      .onAppear { Deeds.all.append("appear") }
      .onDisappear { Deeds.all.append("disappear") }
      .task { Deeds.all.append("task") }
      .onReceive(Just(1)) { _ in Deeds.all.append("receive") }
      .onChange(of: count, initial: true) { Deeds.all.append("change") }
  }
}

private struct BusyApp: App {
  var body: some Scene { WindowGroup { BusyView() } }
}

/// A scene whose page has had no socket yet.
@MainActor
@Suite(.serialized) struct WaitingSceneTests {
  private func server(_ limits: ServerLimits = .patient) throws -> TestServer {
    Deeds.all = []
    return try TestServer(app: AppGraph(BusyApp.self), limits: limits)
  }

  @Test func noActionOfTheAppRunsBeforeThePagesOwnSocketJoins() async throws {
    let server = try server()
    defer { server.stop() }
    let page = try await server.openPage()
    #expect(page.html.contains("Count 0"))
    #expect(Deeds.all == [])
    let socket = try await server.join(page)
    _ = try await socket.message()
    try await wait(for: "four deeds are done") { Deeds.all.count >= 4 }
    #expect(Deeds.all.sorted() == ["appear", "change", "receive", "task"])
    // What comes back has appeared already.
    let again = try await server.join(page)
    _ = try await again.message()
    #expect(Deeds.all.count == 4)
  }

  @Test func aSceneThatNobodyHasSeenEndsWithoutAWord() async throws {
    let server = try server()
    _ = try await server.openPage()
    server.stop()
    #expect(Deeds.all == [])
  }

  @Test func whoHasOnlyTheNameGetsNothing() async throws {
    let server = try server()
    defer { server.stop() }
    let page = try await server.openPage()
    let other = TestBrowser.keys.cookie(for: "other", isSecure: false).prefix { $0 != ";" }
    let forged = TestBrowser.cookie.dropLast() + (TestBrowser.cookie.hasSuffix("0") ? "1" : "0")
    let name = "oriel-browser.tester"
    // Without any name that the app has given, its page is told so: the browser may take no cookies.
    for (cookie, code) in [
      (nil, 4401), (String(other), 4404), (String(forged), 4401), ("\(name)=tester", 4401), ("\(name)=", 4401),
      ("\(name)=tester.", 4401),
      (String(TestBrowser.cookie.replacing("oriel-browser.", with: "oriel-browser-1.")), 4401),
    ] {
      let socket = try await WebSocketClient(server.connect(), host: server.authority, scene: page.scene, cookie: cookie)
      #expect(try await socket.closeCode() == code)
    }
    #expect(Deeds.all == [])
    #expect(try await server.join(page).message() == "[0,0,[]]")
  }

  @Test func aBrowserWithoutANameGetsOneThatNoScriptReads() async throws {
    let server = try server()
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
    let cookie = try #require(try await connection.answer().headers["set-cookie"])
    #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
    let pair = try #require(cookie.firstMatch(of: /^oriel-browser\.([a-z0-9]{8})=([a-z0-9]+)\.[0-9a-f]{64};/))
    #expect(pair.2.hasPrefix(pair.1))
    // The next page of the same browser keeps it.
    #expect(try await server.get("/").headers["set-cookie"] == nil)
  }

  @Test func tabsThatOpenAtTheSameTimeInABrowserWithoutANameKeepTheirScenes() async throws {
    let server = try server()
    defer { server.stop() }
    var cookies: [Substring] = []
    var pages: [TestPage] = []
    for _ in 0..<2 {
      let connection = try await server.connect()
      try await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
      let answer = try await connection.answer()
      cookies.append(try #require(answer.headers["set-cookie"]).prefix { $0 != ";" })
      pages.append(TestPage(html: answer.text))
    }
    // As browsers keep them: one for each name.
    let kept = Dictionary(cookies.map { ($0.prefix { $0 != "=" }, $0) }) { $1 }.values.joined(separator: "; ")
    for page in pages {
      let socket = try await WebSocketClient(server.connect(), host: server.authority, scene: page.scene, cookie: kept)
      #expect(try await socket.message() == "[0,0,[]]")
    }
  }

  @Test func cookiesOfAnEarlierProcessGoWithTheNewOne() async throws {
    let server = try server()
    defer { server.stop() }
    let connection = try await server.connect()
    let cookies =
      "oriel-browser.old=old.12; a=b; oriel-browser.=x; oriel-browser.o%ld=x; oriel-browser.toolong123=x; oriel-browser-80.x=y"
    try await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\nCookie: \(cookies)\r\n\r\n")
    let lines = try await connection.take(through: "\r\n\r\n").components(separatedBy: "\r\n").filter {
      $0.hasPrefix("Set-Cookie: ")
    }
    #expect(lines.count == 2 && lines.last == "Set-Cookie: oriel-browser.old=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax")
    // Of very many some are looked at.
    let many = (0..<100).map { "oriel-browser.\($0)=x" }.joined(separator: ";")
    #expect(TestBrowser.keys.expired(inCookies: [many], isSecure: false).count == 20)
    #expect(TestBrowser.keys.browsers(inCookies: [TestBrowser.cookie + ";" + many]) == [TestBrowser.name])
    // Those that others have set do not hide its own.
    #expect(TestBrowser.keys.browsers(inCookies: [many + "; " + TestBrowser.cookie]) == [TestBrowser.name])
  }

  @Test func whatStandsInPlaceOfAPageRunsItsOwnScriptAndNoOther() throws {
    for isEnding in [false, true] {
      let (html, policy) = Page.busy(isEnding: isEnding, base: "/books")
      let script = try #require(html.firstMatch(of: /(?s)<script>(.*)<\/script>/)).1
      let hash = Data(Digest.sha256(Array(script.utf8))).base64EncodedString()
      #expect(policy.contains("default-src 'none'; script-src 'sha256-\(hash)';") && script.contains("\"/books/ready\""))
      #expect(html.contains("Many people are here right now") == !isEnding && html.contains("being started again") == isEnding)
    }
  }

  @Test(arguments: [
    "Sec-Fetch-Mode: cors", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe",
    "Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: object", "Sec-Purpose: prefetch;prerender", "Purpose: prefetch",
    "X-Moz: prefetch",
  ])
  func whatNobodyHasAskedForStartsNothing(header: String) async throws {
    let server = try server()
    defer { server.stop() }
    let answer = try await server.connect().get("/", host: server.authority, headers: header + "\r\n")
    #expect(answer.status == 403 && server.sessions.count == 0)
  }

  @Test func aThousandRequestsTakeRoomFromNobody() async throws {
    var limits = ServerLimits.patient
    limits.sessions = 60
    let server = try server(limits)
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    for _ in 0..<200 { #expect(try await server.get("/").status == 200) }
    #expect(server.sessions.count <= 60)
    // Who is there stays, and who comes gets a page.
    try await socket.connection.send(WebSocketClient.frame(.ping, [1]))
    #expect(try await socket.nextFrame().payload == [1])
    #expect(try await server.join(server.openPage()).message() == "[0,0,[]]")
  }

  /// Opens so many windows, one after the other, and leaves each.
  private func leaveWindows(_ count: Int, of server: TestServer) async throws {
    let others = server.sessions.sessionCount { $0.link != nil }
    for _ in 0..<count {
      let window = try await server.openWindow()
      window.socket.connection.close()
      try await wait(for: "the window is left") { server.sessions.sessionCount { $0.link != nil } <= others }
    }
  }

  @Test func whoLeavesVeryManyScenesTakesRoomFromNobody() async throws {
    var limits = ServerLimits.patient
    limits.sessions = 12
    limits.waitingByAddress = 5
    let server = try server(limits)
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    try await leaveWindows(30, of: server)
    #expect(server.sessions.count == 12)
    try await socket.connection.send(WebSocketClient.frame(.ping, [1]))
    #expect(try await socket.nextFrame().payload == [1])
  }

  @Test func whoIsRefusedAPageTakesRoomFromNobody() async throws {
    var limits = ServerLimits.patient
    limits.sessions = 4
    limits.waitingByAddress = 1
    let server = try server(limits)
    defer { server.stop() }
    try await leaveWindows(4, of: server)
    server.sessions.drain(for: .seconds(3600)) {}
    #expect(try await server.get("/").status == 503)
    #expect(server.sessions.count == 4)
  }

  @Test func theOldestSceneThatWaitsGoesForOneMore() async throws {
    var limits = ServerLimits.patient
    limits.waitingByAddress = 2
    let server = try server(limits)
    defer { server.stop() }
    var pages: [TestPage] = []
    for _ in 0..<3 { pages.append(try await server.openPage()) }
    #expect(try await server.join(pages[0]).closeCode() == 4404)
    for page in pages.dropFirst() { #expect(try await server.join(page).message() == "[0,0,[]]") }
  }
}
