import Foundation
import InMemoryLogging
import Logging
import SwiftUI

@testable import BrowserHosting

/// The lines of a server's log.
final class LogBook: Sendable {
  private let handler = InMemoryLogHandler()

  var entries: [InMemoryLogHandler.Entry] { handler.entries }
  var lines: [String] { entries.map { "\($0.message)" } }
  var log: ServerLog { ServerLog(Logger(label: "test") { _ in handler }) }
}

/// The browser that tests are.
enum TestBrowser {
  static let keys = BrowserKeys(key: SigningKey([UInt8](repeating: 7, count: 32)))
  static let name = "tester"
  static let cookie = String(keys.cookie(for: name, isSecure: false).prefix { $0 != ";" })
}

extension ServerLimits {
  /// Waits for longer than tests on a busy machine do.
  static let patient = {
    var limits = ServerLimits()
    limits.requestTime = .hours(1)
    limits.answerTime = .hours(1)
    limits.joinTime = .hours(1)
    limits.heartbeat = .hours(100)
    limits.leftWait = .seconds(3600)
    limits.firstWait = .seconds(3600)
    limits.reconnectWait = .seconds(3600)
    limits.longTime = .seconds(3600)
    limits.partsTime = .seconds(3600)
    // Tests of long texts have the field of one line that the test app has.
    limits.lineBytes = limits.textBytes
    return limits
  }()
}

/// A server of the test app on a free loopback port.
@MainActor
final class TestServer {
  let server: BrowserServer
  let sessions: SessionRegistry
  let logBook = LogBook()
  let disappearances: Signal

  convenience init(host: String = "127.0.0.1", limits: ServerLimits = .patient, security: (any ConnectionSecurity)? = nil) throws
  {
    let disappearances = Signal()
    TestApp.nextSignal = disappearances
    try self.init(app: AppGraph(TestApp.self), disappearances, host: host, limits: limits, security: security)
  }

  init(
    app: any AppRuntime, _ disappearances: Signal = Signal(), host: String = "127.0.0.1", limits: ServerLimits = .patient,
    security: (any ConnectionSecurity)? = nil, arguments: [String] = [], windowKey: WindowKey? = nil
  ) throws {
    // Whoever uses an event loop after its end is stopped, instead of a line in the log.
    setenv("SWIFTNIO_STRICT", "1", 1)
    self.disappearances = disappearances
    sessions = SessionRegistry(app: app, limits: limits, log: logBook.log, windowKey: windowKey)
    var options = try HostOptions(arguments: ["--host", host] + arguments, environment: [:])
    options.port = 0
    server = try BrowserServer(options: options, sessions: sessions, keys: TestBrowser.keys, security: security)
  }

  var port: Int { server.port }
  var authority: String { "127.0.0.1:\(port)" }

  func connect() async throws -> RawConnection { try await RawConnection(port: port) }

  func get(_ path: String) async throws -> HTTPAnswer {
    try await connect().get(path, host: authority)
  }

  /// - Parameter host: The last part of the loopback address that asks.
  func openPage(host: UInt8 = 1) async throws -> TestPage {
    TestPage(html: try await RawConnection(port: port, host: host).get("/", host: authority).text)
  }

  /// Joins the scene of a page, and takes the word of the newest event that follows.
  func join(_ page: TestPage, commit: Int = 0) async throws -> WebSocketClient {
    try await WebSocketClient(connect(), host: authority, scene: page.scene, commit: commit)
  }

  /// A page whose socket has been greeted.
  func openWindow() async throws -> (page: TestPage, socket: WebSocketClient) {
    let page = try await openPage()
    let socket = try await join(page)
    _ = try await socket.message()
    return (page, socket)
  }

  func stop() {
    sessions.end()
    server.stop()
  }
}

/// The HTML of a page, and where things are in it.
struct TestPage: Sendable {
  let html: String

  var scene: String { first(#"<meta name="scene" content="([^"]*)">"#) ?? "" }
  var countID: Int { id(#"<span class="text"[^>]*data-id="(\d+)"[^>]*>Count: "#) }
  var toggleID: Int { id(#"<label(?=[^>]*class="toggle)[^>]*data-id="(\d+)""#) }
  var fieldID: Int { id(#"<label(?=[^>]*class="field)[^>]*data-id="(\d+)""#) }

  func buttonID(_ title: String) -> Int { id(#"<button[^>]*data-id="(\d+)"[^>]*><span[^>]*>"# + title) }

  private func id(_ pattern: String) -> Int { first(pattern).flatMap { Int($0) } ?? -1 }

  private func first(_ pattern: String) -> String? {
    let match = try? Regex(pattern, as: (Substring, Substring).self).firstMatch(in: html)
    return match.map { String($0.output.1) }
  }
}
