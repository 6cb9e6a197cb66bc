import Foundation
import Testing

@testable import BrowserHosting

@MainActor
@Suite struct PageTests {
  @Test func thePageIsCompleteHTML() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let answer = try await server.get("/")
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
    #expect(answer.text.hasPrefix("<!DOCTYPE html>") && answer.text.hasSuffix("</html>\n"))
    #expect(answer.text.contains(">Count: 0</span>"))
    #expect(answer.text.contains("<title>Try &amp; &lt;test&gt;</title>"))
    #expect(answer.text.contains("&lt;b&gt;Ann&lt;/b&gt;") && !answer.text.contains("<b>"))
    let pages = [TestPage(html: answer.text), try await server.openPage()]
    #expect(pages[0].scene.count >= 20)
    #expect(pages[0].scene != pages[1].scene)
  }

  @Test func securityHeaders() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let answer = try await server.get("/")
    let policy = answer.headers["content-security-policy"] ?? ""
    for part in ["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
      #expect(policy.contains(part))
    }
    // The page's own script stands there with its hash, and no other runs.
    let script = try #require(answer.text.firstMatch(of: /(?s)<script>(.*?)<\/script>/)).1
    let hash = Data(Digest.sha256(Array(script.utf8))).base64EncodedString()
    #expect(policy.contains("script-src 'self' 'sha256-\(hash)';"))
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.headers["referrer-policy"] == "no-referrer")
    #expect(answer.headers["cache-control"] == "no-store")
    #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
  }

  @Test func scriptAndStyleAreServed() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let script = try await server.get("/oriel.js")
    #expect(script.status == 200 && script.headers["content-type"] == "text/javascript; charset=utf-8")
    #expect(script.body == PageScript.bytes)
    let style = try await server.get("/oriel.css?query")
    #expect(style.status == 200 && style.headers["content-type"] == "text/css; charset=utf-8")
    #expect(style.body == DOMCatalogue.styleSheet && style.text.hasPrefix("@layer looks {\n/* The looks of SwiftUI's views."))
  }

  @Test(arguments: ["/nowhere", "/oriel.js/", "//", "/../oriel.js", "/%2e%2e/", "http://localhost/nowhere", "*"])
  func otherPathsAreNotFound(path: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    #expect(try await server.get(path).status == 404)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
  func otherMethodsAreNotAllowed(method: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    let body = "GET /nothing HTTP/1.1\r\n\r\n"
    try await connection.send(
      "\(method) / HTTP/1.1\r\nHost: \(server.authority)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    let answer = try await connection.answer()
    #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD")
    // The body was no request, and the connection goes on.
    #expect(try await connection.get("/oriel.js", host: server.authority).status == 200)
  }

  @Test func aConnectRequestIsNotAllowedEither() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send("CONNECT else.example:80 HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
    #expect(try await connection.answer().status == 405)
    #expect(try await connection.takeAll().isEmpty)
  }

  @Test func aRequestForAHeadGetsNoBodyAndNoScene() async throws {
    var limits = ServerLimits.patient
    limits.sessions = 1
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let connection = try await server.connect()
    for _ in 0..<3 {
      try await connection.send("HEAD / HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
      let answer = try await connection.answer(hasBody: false)
      #expect(answer.status == 200 && answer.headers["content-type"] == "text/html; charset=utf-8")
      // The length of a page is not known before there is one.
      #expect(answer.headers["content-length"] == nil && answer.headers["transfer-encoding"] == nil)
    }
    try await connection.send("HEAD /window/nothing HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
    #expect(try await connection.answer(hasBody: false).status == 404)
    try await connection.send("HEAD /oriel.js HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
    let length = try await connection.answer(hasBody: false).headers["content-length"]
    #expect(length == "\(PageScript.bytes.count)")
    #expect(server.sessions.count == 0)
    #expect(try await connection.get("/", host: server.authority).status == 200)
    #expect(server.sessions.count == 1)
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    let paths = ["/", "/nowhere", "/oriel.css", "/", "/oriel.js"]
    try await connection.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n" }.joined())
    var statuses: [Int] = []
    var types: [String] = []
    for _ in paths {
      let answer = try await connection.answer()
      statuses.append(answer.status)
      types.append(answer.headers["content-type"]?.components(separatedBy: ";")[0] ?? "")
    }
    #expect(statuses == [200, 404, 200, 200, 200])
    #expect(types == ["text/html", "text/plain", "text/css", "text/html", "text/javascript"])
  }

  @Test(arguments: ["/", "/oriel.css"]) func nothingIsAnsweredBehindTheLastRequest(path: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let connection = try await server.connect()
    try await connection.send(
      """
      GET /nowhere HTTP/1.1\r\nHost: \(server.authority)\r\nConnection: close\r\n\r\n\
      GET \(path) HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n
      """)
    let answer = try await connection.answer()
    #expect(answer.status == 404 && answer.headers["connection"] == "close")
    #expect(try await connection.takeAll().isEmpty)
  }

  @Test func version1_0() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let once = try await server.connect()
    try await once.send("GET / HTTP/1.0\r\n\r\n")
    let answer = try await once.answer()
    #expect(answer.status == 200 && answer.headers["connection"] == "close")
    #expect(try await once.takeAll().isEmpty)

    let kept = try await server.connect()
    for _ in 0..<2 {
      try await kept.send("GET /nowhere HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      let answer = try await kept.answer()
      #expect(answer.status == 404 && answer.headers["connection"] == "keep-alive")
    }
  }
}
